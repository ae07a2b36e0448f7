import type { WheelWords } from './index.ts'

/** The table's own texts in German. */
export const german: WheelWords = {
  game: 'Harvest Wheel',
  waiting: 'Die nächste Runde beginnt gleich.',
  open: 'Ihre Einsätze bitte',
  openFor: 'noch {seconds} s',
  closed: 'Nichts geht mehr',
  turning: 'Die Kugel rollt.',
  fell: '{pocket}',
  voided: 'Diese Runde zählt nicht. Alle Einsätze gehen zurück.',
  youWin: 'Sie gewinnen {win}.',
  youGetBack: '{win} von {stake} kommen zurück.',
  noWin: 'Diesmal kein Gewinn.',
  looking: 'Sie hatten in dieser Runde keine Chips.',
  placedTitle: 'Ihre Einsätze liegen',
  placed: '{stake} liegen auf dem Tisch. Viel Glück.',
  placing: 'Ihr Einsatz wird gesetzt.',
  laid: '{stake} ausgelegt, noch nicht gesetzt.',
  late: 'Nicht rechtzeitig gesetzt. Es wurde kein Geld genommen; Ihre Chips warten auf die nächste Runde.',
  lastTime: 'Ihre letzte Runde hier: {pocket}, {result}',
  last: 'Letzte Zahlen',
  noLast: 'Noch keine Zahl',
  players: 'Am Tisch: {count}',
  place: '{stake} setzen',
  placeNone: 'Einsätze setzen',
  logged: 'Runde {number}: {pocket}. {result}',
  rulesTitle: 'So läuft eine Runde',
  rulesText:
    'Alle am Tisch spielen dieselbe Runde. 20 Sekunden lang legen Sie Chips und setzen sie mit einer Taste; dann rollt die Kugel, und was Sie gewinnen, wird ausgezahlt, sobald sie liegt. Chips, die Sie nicht setzen, kosten nichts.',
  fairRule: 'Frühere Zahlen ändern nichts an der nächsten. Es gibt kein Muster zu finden und kein System, das gewinnt.',
  brokenRule:
    'Ist er gesetzt, spielt ein Einsatz auch ohne Sie: Gehen Sie, wird Ihr Gewinn trotzdem gezahlt. Ein Einsatz, der nicht bestätigt werden konnte, oder eine Runde, die nicht zählt, geht ganz zurück.',
  fairLead:
    'Die Zahl einer Runde wird aus ihrem Seed berechnet, der im Voraus feststeht: In einer Kette von 10.000 Runden ist der Fingerabdruck jedes Seeds der Seed der Runde davor. Der Fingerabdruck steht hier, solange gesetzt werden kann, der Seed, sobald die Kugel liegt.',
  number: 'Nummer der Runde',
  seedsTitle: 'Letzte Runden',
  script: 'Der Tisch braucht JavaScript.',
}
