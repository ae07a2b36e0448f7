import type { SharedWheelWords } from './index.ts'

/** What wheels say that all players share, in German. */
export const german: SharedWheelWords = {
  playing: 'Die Kugel rollt.',
  last: 'Letzte Zahlen',
  noLast: 'Noch keine Zahl',
  rulesText:
    'Alle am Tisch spielen dieselbe Runde. 20 Sekunden lang legen Sie Chips und setzen sie mit einer Taste; dann rollt die Kugel, und was Sie gewinnen, wird ausgezahlt, sobald sie liegt. Chips, die Sie nicht setzen, kosten nichts.',
  fairRule: 'Frühere Zahlen ändern nichts an der nächsten. Es gibt kein Muster zu finden und kein System, das gewinnt.',
}
