"""Grammar: how a German name of a space probably stands in a sentence, guessed from how it ends."""

import re
from dataclasses import dataclass
from typing import Final

from bankhalter.edition.edition import Forms


@dataclass(frozen=True, slots=True)
class Guess:
    """The forms of a name; what is not `sure` stands without an article."""

    forms: Forms
    sure: bool


_ENDINGS: Final = {
    "f": """straße strasse gasse allee brücke promenade chaussee siedlung bahn steuer gebühr schule kirche
        kapelle heide wiese höhe mühle tribüne kurve arena halle insel bucht zeche meile apotheke
        bibliothek kneipe bar wohnung terrasse küste quelle werft fabrik oper börse kasse klinik
        praxis scheune hütte garage treppe passage mauer zeile twiete stiege ecke aue schanze
        steige rampe schlucht wüste truhe villa küche stube laube wache post bude diele kantine
        mensa turnhalle tankstelle haltestelle stelle kita anstalt werkstatt altstadt neustadt
        innenstadt vorstadt brede öde krone grube rutsche schaukel sauna burgruine ruine höhle tät
        reihe zone anlage platte scheibe piste feuerwehr ostsee nordsee südsee philharmonie galerie akademie
        brasserie pizzeria trattoria piazza plaza rue avenue erei ung heit keit schaft tion thek""",
    "m": """platz markt weg ring bahnhof hof damm turm park garten wald hügel kanal graben steig pfad stieg
        kamp anger brink strand hafen see bach fluss teich brunnen tunnel laden kiosk keller
        balkon saal zoo kai wall dom tempel palast verein club zirkus gipfel gletscher krater
        stall acker winkel bogen busch kreisel schacht hang raum flur boden speicher schuppen
        pavillon zeppelin baum stadtrand süden norden westen osten timpen bauernhof friedhof
        rundweg steinbruch sumpf verkehr felsen boulevard quai kran mast zaun hain imbiss""",
    "n": """feld werk haus tor ufer schloss stadion museum theater kino dreieck kreuz viertel quartier zentrum
        büro café cafe restaurant hotel gymnasium kloster gestüt amt lager moor eck meer wehr
        studio labor archiv gericht gefängnis portal schiff zimmer freibad hallenbad schwimmbad
        hochland flachland brachland ackerland denkmal rondell forum karussell gelände becken dach
        zelt boot planetarium aquarium häuschen gässchen brauhaus depot riff gleis dchen tchen lchen mchen
        bchen pchen häusl häusle gässle plätzle""",
    "many": """bahnen marschen terrassen gärten wälder sümpfe wiesen felder häuser arkaden höfe auen werke
        inseln teiche berge alpen stufen kolonnaden anlagen hügeln brücken gassen straßen dünen klippen
        ruinen""",
    "bare": "ingen hausen weiler büttel rode",
}
_WORDS: Final = {
    ending.casefold().replace("ß", "ss"): gender
    for gender, endings in _ENDINGS.items()
    for ending in endings.split()
}
_STEMS: Final = """alt neu lang kurz breit schmal groß gross klein hoh tief ober unter hinter vorder mittler
    grün rot blau weiß weiss schwarz gelb golden silbern dunkl hell frei still krumm heilig schön wild kalt
    warm nass trocken steil eng vereinigt zentral königlich kaiserlich nördlich südlich östlich
    westlich städtisch inner äußer erst zweit dritt letzt sonnig windig lustig hackesch grau bunt
    rund eckig"""
_ADJECTIVES: Final = frozenset(_STEMS.split())
_MORE_STEMS: Final = re.compile(r"(?!(?:f|t|fle)isch).+isch|.+lich")  # not Fischer, Tischer, Fleischer
ARTICLES: Final = {"m": "der ", "f": "die ", "n": "das ", "many": "die "}
_WEAK: Final = {  # endings of an adjective after the article
    "m": ("e", "en", "en"),
    "f": ("e", "e", "en"),
    "n": ("e", "e", "en"),
    "many": ("en", "en", "en"),
}
_REVEALED: Final = {"er": "m", "es": "n"}  # by the ending of an adjective without article
_DECLINED: Final = "löwe bär hase ochse riese drache rabe falke bote hirte schwede held graf fürst prinz narr"
_WEAK_NOUNS: Final = frozenset(_DECLINED.split())  # den Roten Löwen, dem Goldenen Bären
_QUOTED: Final = re.compile(
    r"(?:Der|Die|Das|Den|Dem|Ein|Eine|Am|Im|An|In|Auf|Zum|Zur|Bei|Beim|Vor|Hinter|Unter|Über|Zwischen|Vom|Zu"
    r"|Ab|Ans|Ins|Vorm|Hinterm|Unterm|Überm|Neben|Gegenüber"
    r"|Mein|Meine|Dein|Deine|Sein|Seine|Ihr|Ihre|Unser|Unsere|Euer|Eure|Kein|Keine|Dieser|Diese|Dieses"
    r"|Geh|Gehe|Gehen|Setz|Setze|Zieh|Ziehe|Zahl|Zahle|Rück|Rücke|Nur|Frei) .*|.*[/!?:„“].*"
)
_DATE: Final = re.compile(
    r"[0-3]?\d\. (?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November"
    r"|Dezember)(?: \d{4})?"
)
_TAIL: Final = re.compile(r" (?:von|vom|des|der|am|an|im|in|bei|beim|zu|zum|zur|auf|mit|für|und) ")
_LEADS_BARE: Final = ("Schloss", "Burg", "Kloster", "Gut", "Haus", "Sankt", "St.", "Bad")  # auf Schloss Berge


def guess_forms(name: str) -> Guess:
    """How this name probably stands in a sentence."""
    if _DATE.fullmatch(name):
        return Guess(Forms("m"), sure=True)
    if _QUOTED.fullmatch(name):
        return Guess(Forms("title"), sure=True)
    before, noun, tail = _parts(name)
    if leading := _leading(before, noun):
        return Guess(Forms(leading), sure=True)
    if any(word in _LEADS_BARE or _genitive(word) for word in before):
        return Guess(Forms("bare"), sure=True)
    return _with_article(before, noun, _gender(noun) or _revealed(before), tail)


def declined(name: str, gender: str) -> Forms:
    """The forms of a name whose gender somebody has chosen."""
    return Forms(gender, *_cases(*_parts(name), gender)) if gender in _WEAK else Forms(gender)


def _parts(name: str) -> tuple[list[str], str, str]:
    """What stands before the noun, the noun, and what follows it."""
    tail = _TAIL.search(name)
    head = name[: tail.start()] if tail else name
    *before, noun = head.split() or [""]
    return before, noun, name[len(head) :]


def _leading(before: list[str], noun: str) -> str:
    """The gender of a thing with a name of its own behind it: die Zeche Anna, das Kaufhaus Kranz."""
    if not before or before[0] in _LEADS_BARE or _adjective(before[0]):
        return ""
    gender = _WORDS.get(_plain(before[0])) or ("" if _gender(noun) else _gender(before[0]))
    return gender if gender in ("m", "f", "n") else ""


def _revealed(before: list[str]) -> str:
    """The gender an adjective betrays: Hohes Venn, Alter Schwede."""
    if len(before) != 1 or not (stem := _adjective(before[0])):
        return ""
    return _REVEALED.get(before[0].removeprefix(before[0][: len(stem)]), "")


def named(name: str, forms: Forms) -> str:
    """The name with its article, as it would begin a sentence."""
    return ARTICLES.get(forms.gender, "") + (forms.nominative or name)


def _with_article(before: list[str], noun: str, gender: str, tail: str) -> Guess:
    """A noun of a known ending with what stands before it; a name with a name before it has no article."""
    if not gender or gender == "bare":
        return Guess(Forms(gender or "title"), sure=bool(gender) and not before)
    if not all(_adjective(word) or _indeclinable(word) for word in before):
        return Guess(Forms("bare"), sure=False)
    return Guess(Forms(gender, *_cases(before, noun, tail, gender)), sure=True)


def _cases(before: list[str], noun: str, tail: str, gender: str) -> list[str]:
    """The name in every case, or nothing where it is the name itself."""
    cases = [_phrase(before, noun, ending, tail) for ending in _WEAK[gender]]
    if gender == "many" and not noun.endswith(("n", "s")):
        cases[2] = _phrase(before, f"{noun}n", "en", tail)
    if gender == "m" and noun.casefold() in _WEAK_NOUNS:
        cases[1] = cases[2] = _phrase(before, f"{noun}n" if noun.endswith("e") else f"{noun}en", "en", tail)
    name = " ".join([*before, noun]) + tail
    return ["" if case == name else case for case in cases]


def _phrase(before: list[str], noun: str, ending: str, tail: str) -> str:
    words = [f"{stem}{ending}" if (stem := _adjective(word)) else word for word in before]
    return " ".join([*words, noun]) + tail


def _gender(noun: str) -> str:
    """The gender of the longest ending this noun has, or nothing."""
    last = _plain(noun.rpartition("-")[2])
    endings = (last[start:] for start in range(len(last)))
    return next((_WORDS[ending] for ending in endings if ending in _WORDS), "")


def _adjective(word: str) -> str:
    """The stem of an adjective that is declined, or nothing."""
    for ending in ("er", "es", "en", "e"):
        stem = word.removesuffix(ending)
        if stem != word and (stem.casefold() in _ADJECTIVES or _MORE_STEMS.fullmatch(stem.casefold())):
            return stem
    return ""


def _genitive(word: str) -> bool:
    """Omas Garten, Lukas’ Zimmer: whose it is says the article's part."""
    return word.endswith(("s", "’", "'")) and not word.endswith("ss") and not _adjective(word)


def _plain(word: str) -> str:
    return word.casefold().replace("ß", "ss")


def _indeclinable(word: str) -> bool:
    """Berliner, Münchner, Dr., St.: the same in every case."""
    return (word.endswith("er") and word[:1].isupper() and len(word) > 4) or word.endswith(".")
