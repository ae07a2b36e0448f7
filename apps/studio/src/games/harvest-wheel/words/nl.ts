import type { WheelWords } from './index.ts'

/** The table's own texts in Dutch. */
export const dutch: WheelWords = {
  game: 'Harvest Wheel',
  waiting: 'De volgende ronde gaat zo open.',
  open: 'Plaats je inzet',
  openFor: 'nog {seconds} s',
  closed: 'Niets gaat meer',
  turning: 'De bal rolt.',
  fell: '{pocket}',
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
  lastTime: 'Je laatste ronde hier: {pocket}, {result}',
  last: 'Laatste nummers',
  noLast: 'Nog geen nummer',
  players: 'Aan tafel: {count}',
  place: '{stake} plaatsen',
  placeNone: 'Inzet plaatsen',
  logged: 'Ronde {number}: {pocket}. {result}',
  rulesTitle: 'Hoe een ronde verloopt',
  rulesText:
    'Iedereen aan tafel speelt dezelfde ronde. 20 seconden lang leg je fiches en plaats je ze met één knop; daarna rolt de bal, en wat je wint wordt uitbetaald zodra hij stilligt. Fiches die je niet plaatst kosten niets.',
  fairRule: 'Eerdere nummers veranderen niets aan het volgende. Er is geen patroon te vinden en geen systeem dat wint.',
  brokenRule:
    'Eenmaal geplaatst speelt een inzet zonder jou: ga je weg, dan wordt je winst toch betaald. Een inzet die niet bevestigd kon worden, of een ronde die niet telt, gaat helemaal terug.',
  fairLead:
    'Het nummer van een ronde wordt berekend uit haar seed, die vooraf vaststaat: in een keten van 10.000 rondes is de vingerafdruk van elke seed de seed van de ronde ervoor. De vingerafdruk staat hier zolang je kunt inzetten, de seed zodra de bal stilligt.',
  number: 'Nummer van de ronde',
  seedsTitle: 'Laatste rondes',
  script: 'De tafel heeft JavaScript nodig.',
}
