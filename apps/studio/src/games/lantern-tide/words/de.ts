import type { TideWords } from './index.ts'

/** Lantern Tide's own texts in German. */
export const german: TideWords = {
  game: 'Lantern Tide',
  idle: 'Zwanzig Linien. Die Laterne ist Joker, Boote bringen Freispiele.',
  scriptText: '{game} braucht JavaScript.',
  board: 'Reihe {row}: {symbols}',
  line: 'Linie {line}: {count} × {symbol}',
  scatter: '{count} × {symbol} irgendwo',
  freeTurns: '{count} Freispiele, jedes dreifach bezahlt',
  freeTurn: 'Freispiel {number} von {all}. Bisher {won}',
  moreTurns: '{count} weitere Freispiele',
  turnLogged: 'Freispiel {number}: {result} {board}',
  level1: 'Ein guter Fang',
  level2: 'Hochwasser',
  level3: 'Ein Meer von Laternen',
  symbols: { W: 'Laterne', S: 'Boot', A: 'Koi', B: 'Lotus', C: 'Mond', D: 'Welle', E: 'Stern', F: 'Muschel', G: 'Schilf' },
  prizesTitle: 'Gewinne von links',
  prizesLead: 'Vielfache des Linieneinsatzes, der jetzt {line} beträgt: für fünf, vier und drei gleiche.',
  wildRule: 'Die Laterne steht für jedes Symbol außer dem Boot. Sie ist auf den drei mittleren Walzen.',
  scatterTitle: 'Boote und Freispiele',
  scatterRule:
    'Drei, vier oder fünf Boote irgendwo zahlen das 2-, 10- oder 100-Fache des ganzen Einsatzes und bringen 10, 15 oder 25 Freispiele.',
  freeRule: 'Freispiele werden sofort und ohne Einsatz gespielt. Was sie zahlen, wird verdreifacht, und Boote darin bringen weitere.',
  linesTitle: 'Die zwanzig Linien',
  linesRule: 'Linien zählen von links. Jede Linie, die gewinnt, wird bezahlt. Der Einsatz verteilt sich gleich auf alle zwanzig.',
  returnRule:
    'Auf lange Sicht zahlt {game} {rtp} aller Einsätze zurück (genau 126572885306419/130449070358528), etwa ein Fünftel davon in Freispielen, die einmal in 140 Runden kommen.',
}
