import type { FrostWords } from './index.ts'

/** Frost Panes' own texts in Dutch. */
export const dutch: FrostWords = {
  game: 'Frost Panes',
  idle: 'Negen berijpte ruiten. Drie gelijke dingen erachter winnen.',
  level1: 'Een heldere ochtend',
  level2: 'Cadeaus onder de boom',
  level3: 'De hele stad in licht',
  scriptText: '{game} heeft JavaScript nodig.',
  spin: 'Een nieuw raam',
  window: 'Een raam met negen ruiten',
  pane: 'Ruit {number}: {what}',
  frosted: 'berijpt',
  wipe: 'Veeg de ruiten schoon, een voor een of allemaal tegelijk.',
  all: 'Veeg alle ruiten schoon',
  three: '{count} × {kind} betaalt {pays}',
  noThree: 'Geen drie gelijke',
  board: 'Achter de ruiten: {panes}.',
  kinds: {
    A: 'ster',
    B: 'slee',
    C: 'roodborstje',
    D: 'bel',
    E: 'kaars',
    F: 'peperkoek',
    G: 'want',
    H: 'dennenappel',
  },
  behind: 'Drie keer',
  windows: 'Ramen van 100.000',
  prizesTitle: 'Prijzen en hoeveel het er zijn',
  wipeRule:
    'Elke ronde is een raam met negen ruiten. Veeg ze schoon met vinger of muis, met het toetsenbord (pijlen en Enter) of allemaal tegelijk. Hoe je veegt, verandert niets.',
  layRule:
    'Eerst wordt de prijs getrokken, dan wat er achter de ruiten is. Een raam zonder prijs toont willekeurig getrokken dingen, elke schikking zonder drie gelijke is even waarschijnlijk: niets wordt zo gelegd dat het bijna een prijs lijkt.',
  returnRule:
    'Op den duur geeft {game} {rtp} van alle inzetten terug (precies 961/1000). Het is als een gedrukte serie van {windows} ramen, waarvan elke ronde er opnieuw een trekt; {hit} daarvan heeft een prijs.',
}
