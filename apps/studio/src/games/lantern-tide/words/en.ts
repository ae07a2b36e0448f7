/** Lantern Tide's own texts in English. */
export const english = {
  game: 'Lantern Tide',
  idle: 'Twenty lines. The lantern is wild, boats bring free spins.',
  scriptText: '{game} needs JavaScript.',
  board: 'Row {row}: {symbols}',
  line: 'Line {line}: {count} × {symbol}',
  scatter: '{count} × {symbol} anywhere',
  freeTurns: '{count} free spins, each paid three times',
  freeTurn: 'Free spin {number} of {all}. So far {won}',
  moreTurns: '{count} more free spins',
  turnLogged: 'Free spin {number}: {result} {board}',
  level1: 'A good catch',
  level2: 'High tide',
  level3: 'A sea of lanterns',
  symbols: { W: 'lantern', S: 'boat', A: 'koi', B: 'lotus', C: 'moon', D: 'wave', E: 'star', F: 'shell', G: 'reed' },
  prizesTitle: 'Prizes from the left',
  prizesLead: 'Multiples of the stake of a line, which is {line} now: for five, four and three alike.',
  wildRule: 'The lantern stands for every symbol but the boat. It is on the three reels in the middle.',
  scatterTitle: 'Boats and free spins',
  scatterRule: 'Three, four or five boats anywhere pay 2 ×, 10 × or 100 × the whole stake and bring 10, 15 or 25 free spins.',
  freeRule:
    'Free spins are played at once, without a stake. All that they pay is multiplied by three, and boats in them bring further ones.',
  linesTitle: 'The twenty lines',
  linesRule: 'Lines count from the left. Every line that wins is paid. The stake covers all twenty equally.',
  returnRule:
    'In the long run {game} returns {rtp} of all stakes (126572885306419/130449070358528 exactly), about a fifth of it in free spins, which come once in 140 rounds.',
}
