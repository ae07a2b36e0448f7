/** Spirit Level's own texts in English. */
export const english = {
  game: 'Spirit Level',
  idle: 'Set the mark, then choose the side on which the bubble shall rest.',
  level1: 'Perfectly level',
  level2: 'To a hair',
  level3: 'The master’s eye',
  scriptText: '{game} needs JavaScript.',
  spin: 'Let the bubble settle',
  level: 'The level, from 0 to 100',
  mark: 'Mark',
  side: 'The bubble rests',
  below: 'Below',
  above: 'Above',
  chance: 'Chance',
  wouldWin: 'Would win',
  winsFrom: 'Wins from {from} to {to}.',
  rests: 'The bubble rests at {place}.',
  prizesTitle: 'Every chance and its pay',
  chooseRule:
    'Set the mark anywhere on the scale, and choose whether the bubble shall rest below or above it. A bubble exactly on the mark is above it.',
  placeRule: 'The bubble rests at one of 10,000 places, from 0.00 to 99.99, each as likely as any other. Your chance is from 2 to 95 %.',
  returnRule:
    'The pay is 97 % divided by the chance, rounded down to a hundredth, so that every win is exact to the cent. In the long run {game} returns {rtp} of all stakes; the table says it for each chance, the same for both sides.',
}
