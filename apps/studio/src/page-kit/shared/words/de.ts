import type { SharedWords } from './index.ts'

/** What all shared tables say, in German. */
export const german: SharedWords = {
  waiting: 'Die nächste Runde beginnt gleich.',
  open: 'Ihre Einsätze bitte',
  closed: 'Nichts geht mehr',
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
  lastTime: 'Ihre letzte Runde hier: {what}, {result}',
  players: 'Am Tisch: {count}',
  place: '{stake} setzen',
  placeNone: 'Einsätze setzen',
  logged: 'Runde {number}: {what}. {result}',
  rulesTitle: 'So läuft eine Runde',
  brokenRule:
    'Ist er gesetzt, spielt ein Einsatz auch ohne Sie: Gehen Sie, wird Ihr Gewinn trotzdem gezahlt. Ein Einsatz, der nicht bestätigt werden konnte, oder eine Runde, die nicht zählt, geht ganz zurück.',
  number: 'Nummer der Runde',
  seedsTitle: 'Letzte Runden',
  script: 'Der Tisch braucht JavaScript.',
  fairLead:
    'Jede Runde wird aus ihrem Seed berechnet, der im Voraus feststeht: In einer Kette von 10.000 Runden ist der Fingerabdruck jedes Seeds der Seed der Runde davor. Der Fingerabdruck steht hier, solange gesetzt werden kann, der Seed, sobald die Runde vorbei ist.',
}
