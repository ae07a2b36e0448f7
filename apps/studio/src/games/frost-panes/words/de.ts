import type { FrostWords } from './index.ts'

/** Frost Panes' own texts in German. */
export const german: FrostWords = {
  game: 'Frost Panes',
  idle: 'Neun vereiste Scheiben. Drei gleiche Dinge dahinter gewinnen.',
  level1: 'Ein heller Morgen',
  level2: 'Geschenke unterm Baum',
  level3: 'Die ganze Stadt im Lichterglanz',
  scriptText: '{game} braucht JavaScript.',
  spin: 'Ein neues Fenster',
  window: 'Ein Fenster mit neun Scheiben',
  pane: 'Scheibe {number}: {what}',
  frosted: 'vereist',
  wipe: 'Wischen Sie die Scheiben frei, einzeln oder alle zugleich.',
  all: 'Alle Scheiben freiwischen',
  three: '{count} × {kind} zahlt {pays}',
  noThree: 'Keine drei gleichen',
  board: 'Hinter den Scheiben: {panes}.',
  kinds: {
    A: 'Stern',
    B: 'Schlitten',
    C: 'Rotkehlchen',
    D: 'Glocke',
    E: 'Kerze',
    F: 'Lebkuchen',
    G: 'Fäustling',
    H: 'Kiefernzapfen',
  },
  behind: 'Dreimal',
  windows: 'Fenster von 100.000',
  prizesTitle: 'Gewinne und wie viele es gibt',
  wipeRule:
    'Jede Runde ist ein Fenster mit neun Scheiben. Wischen Sie mit Finger oder Maus, mit der Tastatur (Pfeile und Enter) oder alle zugleich. Wie Sie wischen, ändert nichts.',
  layRule:
    'Zuerst wird der Gewinn gezogen, dann, was hinter den Scheiben ist. Ein Fenster ohne Gewinn zeigt zufällig gezogene Dinge, jede Anordnung ohne drei gleiche so wahrscheinlich wie jede andere: Nichts wird so gelegt, dass es knapp aussieht.',
  returnRule:
    'Auf lange Sicht gibt {game} {rtp} aller Einsätze zurück (genau 961/1000). Es ist wie eine gedruckte Serie von {windows} Fenstern, von denen jede Runde eines neu zieht; {hit} davon haben einen Gewinn.',
}
