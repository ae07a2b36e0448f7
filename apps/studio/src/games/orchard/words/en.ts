/** Orchard's own texts in English. */
export const english = {
  game: 'Orchard',
  idle: 'Five lines. The golden pear is wild.',
  level1: 'A full basket',
  level2: 'A cartload of fruit',
  level3: 'Harvest home',
  board: 'Row {row}: {symbols}',
  line: 'Line {line}: {count} × {symbol}',
  symbols: {
    W: 'golden pear',
    S: 'pomegranate',
    B: 'apple blossom',
    P: 'plum',
    L: 'lemon',
    C: 'cherries',
  },
  prizesTitle: 'Prizes for three on a line',
  prizesLead: 'Multiples of the stake of a line, which is {line} now.',
  wildRule: 'The golden pear stands for every other symbol.',
  pairRule: 'Cherries or pears on the first two reels pay 1 × when the line has no three alike.',
  linesTitle: 'The five lines',
  linesRule: 'Lines count from the left. Every line that wins is paid. The stake covers all five equally.',
  returnRule:
    'In the long run {game} returns {rtp} of all stakes (2629/2700 exactly). The top prize, 500 × the line stake, comes once in 27,000 lines, that is once in 5,400 rounds.',
  scriptText: '{game} needs JavaScript.',
}
