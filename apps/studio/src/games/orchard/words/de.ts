import type { OrchardWords } from './index.ts'

/** Orchard's own texts in German. */
export const german: OrchardWords = {
  game: 'Orchard',
  idle: 'Fünf Linien. Die goldene Birne ist Joker.',
  level1: 'Ein voller Korb',
  level2: 'Eine Wagenladung Obst',
  level3: 'Erntefest',
  board: 'Reihe {row}: {symbols}',
  line: 'Linie {line}: {count} × {symbol}',
  symbols: { W: 'goldene Birne', S: 'Granatapfel', B: 'Apfelblüte', P: 'Pflaume', L: 'Zitrone', C: 'Kirschen' },
  prizesTitle: 'Gewinne für drei auf einer Linie',
  prizesLead: 'Vielfache des Linieneinsatzes, der jetzt {line} beträgt.',
  wildRule: 'Die goldene Birne steht für jedes andere Symbol.',
  pairRule: 'Kirschen oder Birnen auf den ersten beiden Walzen zahlen 1 ×, wenn die Linie keine drei gleichen hat.',
  linesTitle: 'Die fünf Linien',
  linesRule: 'Linien zählen von links. Jede Linie, die gewinnt, wird bezahlt. Der Einsatz deckt alle fünf zu gleichen Teilen.',
  returnRule:
    'Auf lange Sicht gibt {game} {rtp} aller Einsätze zurück (genau 2629/2700). Der höchste Gewinn, das 500-Fache des Linieneinsatzes, kommt einmal in 27.000 Linien, also einmal in 5.400 Runden.',
  scriptText: '{game} braucht JavaScript.',
}
