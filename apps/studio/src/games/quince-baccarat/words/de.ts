import type { BaccaratWords } from './index.ts'

/** Quince Baccarat's own texts in German. */
export const german: BaccaratWords = {
  game: 'Quince Baccarat',
  idle: 'Legen Sie Chips auf Spieler, Bank oder Unentschieden, dann geben Sie.',
  scriptText: 'Quince Baccarat braucht JavaScript.',
  spin: 'Geben',
  spinning: 'Die Karten werden gegeben',
  rulesTitle: 'So läuft eine Runde',
  rulesText:
    'Zwei Hände werden aus einem neuen Schlitten von acht Decks gegeben: Eine heißt Spieler, eine Bank. Sie setzen darauf, welche näher an neun kommt, oder dass beide gleich zählen. Niemand entscheidet etwas; die Regeln sagen, wer zieht.',
}
