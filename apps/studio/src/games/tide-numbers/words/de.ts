import type { TideWords } from './index.ts'

/** Tide Numbers' own texts in German. */
export const german: TideWords = {
  game: 'Tide Numbers',
  idle: 'Markieren Sie eine bis sechs Zahlen. Die Flut bringt zehn von vierzig.',
  level1: 'Eine gute Flut',
  level2: 'Die Flut des Jahres',
  level3: 'Das Meer gibt alles',
  scriptText: '{game} braucht JavaScript.',
  spin: 'Die Flut kommen lassen',
  field: 'Kiesel mit den Zahlen 1 bis 40',
  marked: '{number}, markiert',
  drawn: '{number}, gezogen',
  hit: '{number}, markiert und gezogen',
  markFirst: 'Markieren Sie zuerst mindestens eine Zahl.',
  tooMany: 'Mehr als sechs gehen nicht. Nehmen Sie zuerst eine zurück.',
  quick: 'Zufällig markieren',
  clear: 'Markierungen löschen',
  payList: 'Was Treffer zahlen',
  hitsOf: '{hits} von {marks} getroffen',
  hitNumbers: 'Getroffen: {numbers}',
  board: 'Gezogen: {drawn}. Markiert: {marks}.',
  nothingMarked: 'Keine Zahl ist markiert.',
  marks: 'Markiert',
  hits: 'Treffer',
  prizesTitle: 'Gewinne nach Markierungen und Treffern',
  chooseRule:
    'Markieren Sie eine bis sechs Zahlen. Sie bleiben markiert, bis Sie etwas ändern. Welche Zahlen Sie markieren, ändert nichts an Ihrer Chance.',
  drawRule:
    'Zehn verschiedene Zahlen von 1 bis 40 werden gezogen, jede so wahrscheinlich wie jede andere. Eine markierte Zahl, die gezogen wird, ist ein Treffer.',
  returnRule:
    'Auf lange Sicht gibt {game} {rtp} aller Einsätze zurück. Das hängt davon ab, wie viele Zahlen markiert sind, und ist aus allen möglichen Ziehungen gezählt:',
}
