import type { SharedWords } from './index.ts'

/** What all shared tables say, in Dutch. */
export const dutch: SharedWords = {
  waiting: 'De volgende ronde gaat zo open.',
  open: 'Plaats je inzet',
  closed: 'Niets gaat meer',
  voided: 'Deze ronde telt niet. Alle inzetten gaan terug.',
  youWin: 'Je wint {win}.',
  youGetBack: '{win} komt terug van {stake}.',
  noWin: 'Deze keer geen winst.',
  looking: 'Je had geen fiches in deze ronde.',
  placedTitle: 'Je inzet ligt er',
  placed: '{stake} ligt op tafel. Veel geluk.',
  placing: 'Je inzet wordt geplaatst.',
  laid: '{stake} neergelegd. Nog niet geplaatst.',
  late: 'Niet op tijd geplaatst. Er is geen geld afgeschreven; je fiches wachten op de volgende ronde.',
  lastTime: 'Je laatste ronde hier: {what}, {result}',
  players: 'Aan tafel: {count}',
  place: '{stake} plaatsen',
  placeNone: 'Inzet plaatsen',
  logged: 'Ronde {number}: {what}. {result}',
  rulesTitle: 'Hoe een ronde verloopt',
  brokenRule:
    'Eenmaal geplaatst speelt een inzet zonder jou: ga je weg, dan wordt je winst toch betaald. Een inzet die niet bevestigd kon worden, of een ronde die niet telt, gaat helemaal terug.',
  number: 'Nummer van de ronde',
  seedsTitle: 'Laatste rondes',
  script: 'De tafel heeft JavaScript nodig.',
  fairLead:
    'Elke ronde wordt berekend uit haar seed, die vooraf vaststaat: in een keten van 10.000 rondes is de vingerafdruk van elke seed de seed van de ronde ervoor. De vingerafdruk staat hier zolang je kunt inzetten, de seed zodra de ronde voorbij is.',
}
