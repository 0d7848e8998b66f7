### What stands on printed sheets, and what can go wrong with printing.

## At the foot of every page

print-sheet-test = Test sheet
print-sheet-board = Board
print-sheet-deeds = Title deeds
print-sheet-cards = Cards
print-sheet-notes = Notes
print-sheet-figures = Figures
print-sheet-booklet = Rulebook
print-fronts = Fronts
print-backs = Backs
print-duplex-long = print on both sides, flip on long edge
print-duplex-short = print on both sides, flip on short edge
print-duplex-none = print on one side, fold along the dashed line and glue
print-offset = Offset { $x } / { $y } mm
print-tile = Sheet { $number } of { $count }, row { $row }, column { $column }; leave the flaps right and below
print-note-sets = starting money { $count } times
print-figures-how = fold along the dashed lines, feet outwards

## On the sheets

print-subtitle = Bankhalter
print-salary = { $amount } { $salary }
print-hotel-costs = { $hotel } (+ { $count } { $house-many })
print-glue = foot
print-test-title = Test sheet
print-test-size = Hold a ruler to it: is it exactly 100 mm? If not, choose “Actual size” or “100 %” in the print dialog.
print-test-offset = Print on both sides and hold it against the light: by how many millimetres are the crosses of the back off, seen from behind? These numbers with the opposite sign are the offset to the right and downwards.
print-test-front = Front
print-test-back = Back

## In the terminal

print-written = { $place } ({ $count ->
        [1] 1 page
       *[other] { $count } pages
    })

## What cannot be done

print-problem-unknown = There is no setting “{ $name }”.
print-problem-choice = { $name }: “{ $said }” will not do. Possible: { $all }.
print-problem-range = { $name }: “{ $said }” will not do. Possible are numbers from { $low } to { $high }.
print-problem-too-large = { $name }: { $size } mm do not fit on { $paper } paper.
print-problem-squares-too-small = A board of { $size } mm with corners of { $corner } mm leaves too little room for the squares.
print-no-pdf-absent = PDF needs the extra package: pip install "bankhalter[print]". The HTML pages can be printed in a browser.
print-no-pdf-too-long = Making the PDF took too long and was stopped. Print fewer sheets at a time.
print-no-pdf-too-large = Making the PDF takes too much memory. Print fewer sheets at a time.
print-no-pdf-failed = The PDF could not be made: { $detail }
