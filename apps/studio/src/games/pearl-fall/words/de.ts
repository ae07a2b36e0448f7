import type { PearlWords } from './index.ts'

/** Pearl Fall's own texts in German. */
export const german: PearlWords = {
  game: 'Pearl Fall',
  idle: 'Wählen Sie Reihen und Risiko. An jedem Stift fällt die Perle nach links oder rechts.',
  level1: 'Eine schöne Perle',
  level2: 'Eine Perlenkette',
  level3: 'Die Perle des Ozeans',
  scriptText: '{game} braucht JavaScript.',
  spin: 'Die Perle fallen lassen',
  rows: 'Reihen',
  risk: 'Risiko',
  low: 'Niedrig',
  medium: 'Mittel',
  high: 'Hoch',
  boardName: 'Reihen: {rows}, Risiko: {risk}',
  board: '{board}. Die Schalen zahlen von links nach rechts: {pays}.',
  fell: 'Schale {cup} von {cups} zahlt {pays}',
  way: 'Der Weg der Perle: {steps}.',
  left: 'links',
  right: 'rechts',
  cups: 'Schalen',
  chance: 'Wahrscheinlichkeit',
  prizesTitle: 'Gewinne des gewählten Bretts',
  wayRule:
    'An jedem Stift entscheidet ein Zufallsbit, ob die Perle nach links oder rechts fällt, beides gleich wahrscheinlich. Sie sehen genau den Weg, der gezogen wurde.',
  riskRule:
    'Das Risiko ändert nur, was die Schalen zahlen, nie, wie die Perle fällt. Jede Schale zahlt etwas; die meisten in der Mitte weniger als den Einsatz.',
  returnRule:
    'Auf lange Sicht gibt {game} {rtp} aller Einsätze zurück. Das hängt vom Brett ab und ist aus allen Wegen gezählt, die die Perle nehmen kann:',
}
