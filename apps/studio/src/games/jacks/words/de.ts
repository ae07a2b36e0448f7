import type { JacksWords } from './index.ts'

/** Jacks' own texts in German. */
export const german: JacksWords = {
  game: 'Jacks',
  idle: 'Fünf Karten. Halten Sie die guten und ziehen Sie einmal.',
  scriptText: 'Jacks braucht JavaScript.',
  spin: 'Geben',
  spinning: 'Die Karten kommen',
  pays: 'Was die Blätter zahlen',
  hand: 'Ihre Karten',
  held: 'Gehalten',
  draw: 'Ziehen',
  choose: 'Karten halten, dann ziehen.',
  now: 'Bisher: {hand}',
  none: 'nichts, was zahlt',
  advise: 'Bestes Halten zeigen',
  adviceSome: 'Am besten {cards} halten: im Mittel {money} zurück.',
  adviceNone: 'Am besten nichts halten: im Mittel {money} zurück.',
  dealt: 'Gegeben: {cards}. {hand}',
  board: 'Karten: {cards}.',
  hands: {
    royalFlush: 'Royal Flush',
    straightFlush: 'Straight Flush',
    fourOfAKind: 'Vierling',
    fullHouse: 'Full House',
    flush: 'Flush',
    straight: 'Straße',
    threeOfAKind: 'Drilling',
    twoPairs: 'Zwei Paare',
    jacksOrBetter: 'Buben oder besser',
  },
  level1: 'Ein feines Blatt',
  level2: 'Ein Blatt zum Rahmen',
  level3: 'Das Blatt des Lebens',
  prizesLead: 'Für Ihren Einsatz, jetzt {stake}. Es zählt das höchste Blatt.',
  playTitle: 'So wird gespielt',
  dealRule: 'Für jede Runde werden 52 Karten neu gemischt, und Sie bekommen fünf davon. Halten Sie keine, einige oder alle.',
  drawRule: 'Ziehen: Jede Karte, die Sie nicht halten, wird durch die nächste desselben Stapels ersetzt. Dann wird das Blatt bezahlt.',
  pairRule: 'Ein Paar zahlt ab den Buben: Buben, Damen, Könige oder Asse. Das Ass ist hoch, in der Straße von Ass bis Fünf niedrig.',
  keysRule: 'Auf der Tastatur halten die Tasten 1 bis 5 eine Karte; die Leertaste gibt und zieht.',
  adviceRule:
    'Das beste Halten ist das, bei dem im Mittel am meisten zurückkommt. Es wird über alle möglichen Züge berechnet; folgen müssen Sie ihm nicht.',
  absentRule:
    'Eine Runde, die Sie verlassen, wartet mit denselben Karten auf Sie. Nach 20 Stunden wird sie mit dem besten Halten beendet. Sind mehrere gleich gut, werden die meisten Karten gehalten, und davon die am weitesten links.',
  returnRule:
    'Bei bestem Spiel zahlt Jacks auf lange Sicht {rtp} aller Einsätze zurück: genau berechnet, über alle 2.598.960 Blätter und alle 32 Arten, jedes zu halten. Anderes Halten bringt weniger.',
}
