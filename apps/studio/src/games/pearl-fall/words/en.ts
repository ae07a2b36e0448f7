/** Pearl Fall's own texts in English. */
export const english = {
  game: 'Pearl Fall',
  idle: 'Choose rows and risk. At every pin the pearl falls left or right.',
  level1: 'A fine pearl',
  level2: 'A string of pearls',
  level3: 'The pearl of the ocean',
  scriptText: '{game} needs JavaScript.',
  spin: 'Drop the pearl',
  rows: 'Rows',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  boardName: 'Rows: {rows}, risk: {risk}',
  board: '{board}. The cups pay from left to right: {pays}.',
  fell: 'Cup {cup} of {cups} pays {pays}',
  way: 'The way of the pearl: {steps}.',
  left: 'left',
  right: 'right',
  cups: 'Cups',
  chance: 'Chance',
  prizesTitle: 'Prizes of the board you have chosen',
  wayRule:
    'At every pin one random bit decides whether the pearl falls left or right, both as likely. You see exactly the way that was drawn.',
  riskRule:
    'The risk changes only what the cups pay, never how the pearl falls. Every cup pays something; most cups in the middle pay less than the stake.',
  returnRule:
    'In the long run {game} returns {rtp} of all stakes. It depends on the board, and is counted from all ways that the pearl can take:',
}
