import type { MagpieWords } from './index.ts'

/** Magpie Punto Banco's own texts in German. */
export const german: MagpieWords = {
  game: 'Magpie Punto Banco',
  playing: 'Die Karten werden gegeben.',
  last: 'Letzte Ergebnisse',
  noLast: 'Noch kein Ergebnis',
  rulesText:
    'Alle am Tisch spielen dieselbe Runde. 20 Sekunden lang legen Sie Chips und setzen sie mit einer Taste; dann werden zwei Hände aus einem neuen Schlitten von acht Decks gegeben, Karte für Karte. Sie setzen darauf, welche näher an neun kommt, oder dass beide gleich zählen. Chips, die Sie nicht setzen, kosten nichts.',
  fairRule:
    'Jede Runde hat ihren eigenen Schlitten; frühere Ergebnisse ändern nichts am nächsten. Die Verläufe zeigen, was war; es gibt kein Muster zu finden und kein System, das gewinnt.',
  beadRoad: 'Perlenverlauf',
  bigRoad: 'Großer Verlauf',
  roadLabel: 'Von den letzten {count} Runden: Spieler {player}, Bank {banker}, Unentschieden {tie}',
}
