import type { BaccaratWords } from './index.ts'

/** Quince Baccarat's own texts in German. */
export const german: BaccaratWords = {
  game: 'Quince Baccarat',
  idle: 'Legen Sie Chips auf Spieler, Bank oder Unentschieden, dann geben Sie.',
  scriptText: 'Quince Baccarat braucht JavaScript.',
  spin: 'Geben',
  spinning: 'Die Karten werden gegeben',
  felt: 'Tisch: Chips legen',
  names: { player: 'Spieler', banker: 'Bank', tie: 'Unentschieden' },
  result: {
    player: 'Spieler gewinnt, {player} zu {banker}',
    banker: 'Bank gewinnt, {banker} zu {player}',
    tie: 'Unentschieden, je {player}',
  },
  rulesTitle: 'So läuft eine Runde',
  rulesText:
    'Zwei Hände werden aus einem neuen Schlitten von acht Decks gegeben: Eine heißt Spieler, eine Bank. Sie setzen darauf, welche näher an neun kommt, oder dass beide gleich zählen. Niemand entscheidet etwas; die Regeln sagen, wer zieht.',
  countRule:
    'Ein Ass zählt eins, Zehnen und Bilder nichts, die anderen ihre Zahl. Von einer Summe zählt nur die letzte Ziffer. Acht oder neun mit zwei Karten beendet die Runde.',
  drawTitle: 'Wer eine dritte Karte zieht',
  playerRule: 'Der Spieler zieht bei null bis fünf und bleibt bei sechs oder sieben stehen.',
  bankerRule:
    'Bleibt der Spieler stehen, zieht die Bank bei null bis fünf. Hat der Spieler gezogen, zieht die Bank bei null bis zwei in jedem Fall und bei mehr nach der Tabelle; bei sieben nie.',
  bankerHas: 'Bank hat',
  bankerDraws: 'und zieht, wenn die dritte Karte des Spielers zählt',
  paysTitle: 'Was es zahlt und zurückgibt',
  tieRule: 'Bei Unentschieden kommen Chips auf Spieler und Bank zurück. Der Gewinn der Bank wird ohne ein Zwanzigstel ausgezahlt.',
  returnRule:
    'Die Werte sind exakt, durch alle Reihenfolgen von sechs Karten aus dem Schlitten. Auf lange Sicht gibt die Bank am meisten zurück und das Unentschieden am wenigsten.',
}
