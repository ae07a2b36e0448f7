import type { PuntoWords } from './index.ts'

/** What tables of punto banco say, in German. */
export const german: PuntoWords = {
  felt: 'Tisch: Chips legen',
  names: { player: 'Spieler', banker: 'Bank', tie: 'Unentschieden' },
  result: {
    player: 'Spieler gewinnt, {player} zu {banker}',
    banker: 'Bank gewinnt, {banker} zu {player}',
    tie: 'Unentschieden, je {player}',
  },
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
