import type { HeronWords } from './index.ts'

/** Night Heron's own texts in German. */
export const german: HeronWords = {
  game: 'Night Heron',
  idle: '243 Wege. Der Reiher füllt seine Walze und steht für die anderen.',
  scriptText: '{game} braucht JavaScript.',
  board: 'Reihe {row}: {symbols}',
  way: '{count}-mal {symbol}, Wege: {ways}',
  moons: '{count} Monde',
  freeSpins: '{count} Freispiele. Reiher bleiben bis zum Ende',
  freeSpinOf: 'Freispiel {number} von {all}. Bisher {won}',
  freeLogged: 'Freispiel {number}: {result} {board}',
  level1: 'Ein stilles Glück',
  level2: 'Mondaufgang',
  level3: 'Das ganze Moor fliegt auf',
  symbols: {
    H: 'Reiher',
    S: 'Mond',
    A: 'Seerose',
    B: 'Libelle',
    C: 'Frosch',
    D: 'Schnecke',
    E: 'Rohrkolben',
    F: 'Seerosenblatt',
    G: 'Tautropfen',
    K: 'Feder',
  },
  prizesTitle: 'Gewinne für drei, vier und fünf',
  prizesLead: 'Für jeden Weg, bei Ihrem Einsatz von {stake}.',
  waysRule:
    'Ein Weg ist ein Symbol auf jeder Walze von links, wo immer es steht. Was ein Symbol zahlt, zählt einmal für jeden seiner Wege: drei auf einer Walze sind drei Wege.',
  heronRule: 'Reiher kommen auf den drei mittleren Walzen. Ein Reiher füllt seine ganze Walze und steht für jedes Symbol außer dem Mond.',
  moonTitle: 'Monde und Freispiele',
  moonRule:
    'Drei, vier oder fünf Monde irgendwo zahlen das 2-, 10- oder 50-Fache des ganzen Einsatzes und bringen 8, 10 oder 12 Freispiele.',
  freeRule:
    'Freispiele werden sofort und ohne Einsatz gespielt. Ein Reiher, der dabei kommt, bleibt bis zum letzten auf seiner Walze. Monde bringen dann nichts.',
  returnRule:
    'Auf lange Sicht gibt {game} {rtp} aller Einsätze zurück, durch Abzählen seiner Walzen: 58,44 % in Drehungen, 1,74 % durch Monde und 36,38 % in Freispielen, die einmal in 140 Runden kommen.',
}
