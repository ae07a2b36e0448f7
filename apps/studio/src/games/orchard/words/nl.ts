import type { OrchardWords } from './index.ts'

/** Orchard's own texts in Dutch. */
export const dutch: OrchardWords = {
  game: 'Orchard',
  idle: 'Vijf lijnen. De gouden peer is joker.',
  level1: 'Een volle mand',
  level2: 'Een karrenvracht fruit',
  level3: 'Oogstfeest',
  board: 'Rij {row}: {symbols}',
  line: 'Lijn {line}: {count} × {symbol}',
  symbols: { W: 'gouden peer', S: 'granaatappel', B: 'appelbloesem', P: 'pruim', L: 'citroen', C: 'kersen' },
  prizesTitle: 'Prijzen voor drie op een lijn',
  prizesLead: 'Veelvouden van de inzet per lijn, die nu {line} is.',
  wildRule: 'De gouden peer staat voor elk ander symbool.',
  pairRule: 'Kersen of peren op de eerste twee rollen betalen 1 × als de lijn geen drie gelijke heeft.',
  linesTitle: 'De vijf lijnen',
  linesRule: 'Lijnen tellen van links. Elke winnende lijn wordt betaald. De inzet dekt alle vijf gelijk.',
  returnRule:
    'Op den duur geeft {game} {rtp} van alle inzetten terug (precies 2629/2700). De hoogste prijs, 500 × de inzet per lijn, komt eens in 27.000 lijnen, dus eens in 5.400 rondes.',
  scriptText: '{game} heeft JavaScript nodig.',
}
