import type { BlackthornWords } from './index.ts'

/** Blackthorn's own texts in German. */
export const german: BlackthornWords = {
  game: 'Blackthorn',
  idle: 'Öffnen Sie ein bis sechs Felder und lassen Sie geben.',
  scriptText: 'Blackthorn braucht JavaScript.',
  spin: 'Geben',
  spinning: 'Die Karten kommen',
  felt: 'Blackjack zahlt 3 zu 2 · Der Geber bleibt bei 17',
  boxes: 'Felder',
  fewer: 'Ein Feld weniger',
  more: 'Ein Feld mehr',
  inAll: '{count} × {stake} = {sum}',
  dealer: 'Geber',
  box: 'Feld {box}',
  hit: 'Karte',
  stand: 'Bleiben',
  double: 'Verdoppeln',
  soft: 'weiche {points}',
  turn: '{box}: {total}',
  shows: 'Der Geber zeigt {card}.',
  missing: 'Verdoppeln kostet weitere {stake}, es fehlen {missing}. Nehmen Sie eine Karte oder bleiben Sie.',
  told: '{name}: {cards}; {total}.',
  toldEnd: '{name}: {cards}; {total}; {result}.',
  dealerHas: 'Geber {total}',
  several: '{count} × {result}',
  results: { blackjack: 'Blackjack!', won: 'Gewonnen', push: 'Unentschieden', lost: 'Verloren', bust: 'Überkauft' },
  level1: 'Eine feine Runde',
  level2: 'Eine große Runde',
  level3: 'Die Runde des Jahres',
  aimTitle: 'So wird gespielt',
  aimRule:
    'Kommen Sie näher an 21 als der Geber, ohne darüber zu gehen. Bilder zählen 10, ein Ass 11 oder 1, wo 11 zu viel wäre. Ein Blatt mit einem Ass, das 11 zählt, heißt weich.',
  boxesRule: 'Sie öffnen ein bis sechs Felder, jedes mit dem gewählten Einsatz. Sie werden der Reihe nach gegen einen Geber gespielt.',
  shoeRule: 'Jede Karte wird aus allen 52 gezogen, gleich was vorher kam. Karten zu zählen bringt hier nichts.',
  blackjackRule:
    'Ein Ass mit einer Zehn oder einem Bild als erste zwei Karten ist ein Blackjack und zahlt 3 zu 2. Jeder andere Gewinn zahlt so viel wie der Einsatz; bei gleichen Punkten kommt der Einsatz zurück.',
  dealerRule:
    'Der Geber zeigt eine Karte. Bevor die Felder gespielt werden, wird die verdeckte angesehen: Ein Blackjack des Gebers beendet die Runde, und nur ein eigener Blackjack bekommt seinen Einsatz zurück. Sonst zieht der Geber bis 17 und bleibt bei jeder 17, auch bei einer weichen. Ist kein Feld mehr zu vergleichen, wird die verdeckte Karte gezeigt und keine gezogen.',
  doubleRule:
    'Mit zwei beliebigen Karten können Sie verdoppeln: Sie setzen noch einmal so viel, bekommen eine Karte, und das Feld bleibt. Freirunden können nicht verdoppelt werden. Teilen und Versicherung gibt es nicht.',
  keysRule: 'Auf der Tastatur nimmt H eine Karte, S bleibt und D verdoppelt; die Leertaste gibt.',
  absentRule: 'Eine Runde, die Sie verlassen, wartet mit denselben Karten auf Sie. Nach 20 Stunden bleibt jedes Feld, wie es ist.',
  strategyTitle: 'Strategiekarte',
  strategyLead:
    'Was am meisten zurückbringt, für Ihre Punkte gegen die Karte des Gebers. H: Karte. S: bleiben. D: verdoppeln, sonst Karte. E: verdoppeln, sonst bleiben.',
  hardHands: 'Andere Blätter',
  softHands: 'Weiche Blätter',
  yours: 'Ihre',
  returnRule:
    'Nach dieser Karte gespielt, zahlt Blackthorn auf lange Sicht {rtp} der Einsätze zurück, mit denen Runden beginnen: genau berechnet, rückwärts durch jedes Blatt. Anderes Spiel bringt weniger.',
}
