import type { GlassWords } from './index.ts'

/** Sea Glass's own texts in German. */
export const german: GlassWords = {
  game: 'Sea Glass',
  idle: 'Vier gleiche, die sich berühren, gewinnen, und neues Glas fällt nach.',
  level1: 'Ein Fund am Strand',
  level2: 'Springflut',
  level3: 'Der Schatz des Meeres',
  board: 'Reihe {row}: {pieces}',
  cluster: '{count}-mal {piece}',
  wave: 'Welle {wave}, × {times}: {clusters}',
  waves: 'Wellen mit Gewinn: {count}',
  pieces: {
    A: 'roter Stern',
    B: 'Bernsteintropfen',
    C: 'violette Muschel',
    D: 'blauer Stein',
    E: 'grüner Ring',
    F: 'weiße Scherbe',
  },
  prizesTitle: 'Gewinne nach der Größe einer Gruppe',
  prizesLead: 'Für Ihren Einsatz von {stake}.',
  clusterRule:
    'Vier oder mehr gleiche, die sich seitlich berühren, sind eine Gruppe. An den Ecken berühren sie sich nicht. Jede Gruppe wird bezahlt.',
  fallRule: 'Das Meer nimmt jede Gruppe mit. Was darüber liegt, fällt, und von oben folgen neue Stücke, bis keine Gruppe mehr da ist.',
  wavesRule: 'Gruppen der zweiten Welle zahlen das Doppelte, die der dritten das Dreifache, die jeder späteren das Fünffache.',
  decidedRule: 'Fünf Stopps entscheiden die ganze Runde mit allen Wellen, bevor das erste Stück fällt.',
  returnRule:
    'Auf lange Sicht gibt {game} {rtp} aller Einsätze zurück (genau {fraction}, durch Spielen aller 7.962.624 Runden). 46 von 100 Runden gewinnen etwas. Eine Runde kann höchstens das 306,15-Fache des Einsatzes zahlen.',
  scriptText: '{game} braucht JavaScript.',
}
