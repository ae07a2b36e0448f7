import type { HiveWords } from './index.ts'

/** Amber Hive's own texts in German. */
export const german: HiveWords = {
  game: 'Amber Hive',
  idle: 'Zehn Linien. Die Königin ist Joker, und sechs Honigtropfen füllen die Wabe.',
  scriptText: '{game} braucht JavaScript.',
  board: 'Reihe {row}: {symbols}',
  line: 'Linie {line}: {count} × {symbol}',
  honeyBegins: '{count} Honigtropfen. Die Wabe öffnet sich',
  respinsLeft: 'Noch {count} Drehungen',
  gathered: 'Honig bisher: {won}',
  drops: 'Tropfen: {count}, wert {won}',
  fullComb: 'Die ganze Wabe ist voll',
  level1: 'Ein süßer Fund',
  level2: 'Eine goldene Ernte',
  level3: 'Der Sommer der Königin',
  symbols: {
    W: 'Königin',
    D: 'Honig',
    A: 'Honigglas',
    B: 'Biene',
    C: 'Sonnenblume',
    E: 'Wildrose',
    F: 'Glockenblume',
    G: 'Klee',
  },
  prizesTitle: 'Gewinne für drei, vier und fünf',
  prizesLead: 'Für jede Linie, deren Einsatz jetzt {line} beträgt.',
  wildRule: 'Die Königin steht für jedes Symbol außer Honig. Sie ist auf den drei mittleren Walzen.',
  honeyTitle: 'Honig und Drehungen der Wabe',
  honeyRule: 'Sechs Honigtropfen oder mehr, irgendwo im Fenster, öffnen die Wabe. Sie bleiben, wo sie sind.',
  respinRule:
    'Es gibt drei Drehungen. In jeder nimmt eine freie Zelle in einem von 18 Fällen einen Tropfen auf, und jeder Tropfen, der kommt, setzt die Drehungen auf drei zurück. Sie enden, wenn keine mehr da ist oder keine Zelle frei ist.',
  dropRule:
    'Ein Tropfen hält das 1-, 2-, 3-, 5-, 10- oder 25-Fache des Einsatzes: von 64 Tropfen 40, 14, 5, 3, 1 und 1. Alle werden am Ende bezahlt.',
  fullRule: 'Eine Wabe ohne freie Zelle zahlt dazu das 500-Fache des Einsatzes. Das kommt einmal in 14.058 Runden.',
  linesTitle: 'Die zehn Linien',
  linesRule: 'Linien zählen von links. Jede Linie, die gewinnt, wird bezahlt. Der Einsatz deckt alle zehn zu gleichen Teilen.',
  returnRule:
    'Auf lange Sicht gibt {game} {rtp} aller Einsätze zurück, durch Abzählen der Walzen und aller Wege, auf denen sich Honig sammeln kann: 52,12 % auf Linien, 40,20 % in Tropfen und 3,56 % für die volle Wabe. Die Wabe öffnet sich einmal in 45 Runden.',
}
