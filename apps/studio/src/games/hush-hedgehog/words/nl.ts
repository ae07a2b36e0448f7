import type { HedgehogWords } from './index.ts'

/** Hush, Hedgehog's own texts in Dutch. */
export const dutch: HedgehogWords = {
  game: 'Hush, Hedgehog',
  idle: 'Zeg hoeveel egels onder de bladeren slapen en ga wandelen.',
  level1: 'Op je tenen',
  level2: 'Geen blad beweegt',
  level3: 'De stilste voeten van het bos',
  scriptText: '{game} heeft JavaScript nodig.',
  spin: 'Ga wandelen',
  field: 'Vijfentwintig bladerhopen',
  heap: 'Rij {row}, hoop {place}: {what}',
  looks: { closed: 'bladeren', clear: 'open, niemand daar', away: 'hier sliep een egel', awake: 'de egel die wakker werd' },
  ladder: 'Wat elke hoop betaalt',
  hedgehogs: 'Egels',
  sleepers: 'Egels: {count}',
  fewer: 'Minder egels',
  more: 'Meer egels',
  take: 'Neem de winst',
  takeMoney: 'Neem {won}',
  openOne: 'Open een bladerhoop.',
  soFar: 'Tot nu toe gewonnen: {won}',
  nextPays: 'De volgende hoop betaalt {pays}.',
  taken: 'Geopende hopen: {count}, dat betaalt {pays}',
  woke: 'Een egel werd wakker. Slaap lekker, de wandeling is voorbij.',
  board: 'Geopend: {opened}. Egels sliepen in {sleeping}.',
  none: 'geen',
  opened: 'Hopen',
  chance: 'Kans tot daar',
  prizesTitle: 'Wat de hopen betalen',
  openRule:
    'Eén tot twaalf egels slapen onder vijfentwintig bladerhopen. Open hopen in willekeurige volgorde. Elke hoop zonder egel verhoogt de winst.',
  takeRule: 'Vanaf de eerste open hoop mag je de winst nemen. Wordt een egel wakker, dan is de ronde voorbij en is er niets gewonnen.',
  lastRule: 'Met de laatste hoop die kan betalen wordt de winst vanzelf genomen. Geen winst is hoger dan 5.000 × de inzet.',
  awayTitle: 'Als je niet terugkomt',
  awayRule:
    'Een ronde wacht 20 uur op je. Dan wordt de winst voor je genomen. Is er nog geen hoop open, dan wordt de eerste van de eerste rij geopend en wordt daarna de winst genomen.',
  returnRule:
    'Elke uitbetaling is 97 % gedeeld door de kans om zo ver te komen, naar beneden afgerond op een honderdste. Daarom geeft elke manier van spelen, wanneer je ook stopt, op den duur {rtp} van alle inzetten terug. De egels gaan liggen voordat de eerste hoop wordt geopend en blijven waar ze zijn; ze worden getoond als de ronde voorbij is.',
}
