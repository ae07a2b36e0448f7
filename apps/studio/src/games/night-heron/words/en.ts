/** Night Heron's own texts in English. */
export const english = {
  game: 'Night Heron',
  idle: '243 ways. The heron fills its reel and stands for the others.',
  scriptText: '{game} needs JavaScript.',
  board: 'Row {row}: {symbols}',
  way: '{count} × {symbol}, ways: {ways}',
  moons: '{count} moons',
  freeSpins: '{count} free spins. Herons stay until they are over',
  freeSpinOf: 'Free spin {number} of {all}. So far {won}',
  freeLogged: 'Free spin {number}: {result} {board}',
  level1: 'A quiet fortune',
  level2: 'Moonrise',
  level3: 'The whole marsh takes wing',
  symbols: {
    H: 'heron',
    S: 'moon',
    A: 'water lily',
    B: 'dragonfly',
    C: 'frog',
    D: 'snail',
    E: 'bulrush',
    F: 'lily pad',
    G: 'dewdrop',
    K: 'feather',
  },
  prizesTitle: 'Prizes for three, four and five',
  prizesLead: 'For each way, at your stake of {stake}.',
  waysRule:
    'A way is one symbol on each reel from the left, wherever it stands. What a symbol pays is taken once for each of its ways: three on one reel are three ways.',
  heronRule: 'Herons come on the three reels in the middle. A heron fills its whole reel and stands for every symbol but the moon.',
  moonTitle: 'Moons and free spins',
  moonRule: 'Three, four or five moons anywhere pay 2 ×, 10 × or 50 × the whole stake and bring 8, 10 or 12 free spins.',
  freeRule:
    'Free spins are played at once, without a stake. A heron that comes in them stays on its reel until the last. Moons bring nothing then.',
  returnRule:
    'In the long run {game} returns {rtp} of all stakes, by enumeration of its reels: 58.44 % in spins, 1.74 % by moons and 36.38 % in free spins, which come once in 140 rounds.',
}
