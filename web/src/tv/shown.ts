// What a screen for the whole room says: it sits nowhere, so that nobody is addressed.
import { game } from "../game/state.svelte.ts"
import type { Told } from "../game/table.ts"
import { awaited } from "../table/decision.ts"
import { money, spaceName, t } from "../text/words.svelte.ts"

const MOST = 8

/** The address of the view for a television, of any room. */
export const isTv = (query: string): boolean => new URLSearchParams(query).has("tv")

/** What happened last, the newest first; chat stays at the table. */
export const latest = (told: Told[]): string[] =>
  told
    .slice(-MOST)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .toReversed()
    .slice(0, MOST)

/** What is awaited; who is asked stands above it. */
export function questionForAll(): string {
  const { awaited: what, detail } = game.table!
  if (game.room?.phase === "paused") return t("web-paused")
  if (what === "auction" && detail.space != null) {
    const leader = detail.leader ?? -1
    const lot = { deed: spaceName(detail.space), amount: money(detail.high || (detail.least ?? 0)) }
    return leader < 0 ? t("web-tv-lot", lot) : t("web-tv-bid", { ...lot, who: game.name(leader) })
  }
  if (what === "purchase" && detail.space != null)
    return t("web-tv-sale", { deed: spaceName(detail.space), amount: money(detail.amount ?? 0) })
  return awaited()
}
