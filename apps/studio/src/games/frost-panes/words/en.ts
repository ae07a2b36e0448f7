/** Frost Panes' own texts in English. */
export const english = {
  game: 'Frost Panes',
  idle: 'Nine frosted panes. Three things alike behind them win.',
  level1: 'A bright morning',
  level2: 'Presents under the tree',
  level3: 'The whole town in lights',
  scriptText: '{game} needs JavaScript.',
  spin: 'A new window',
  window: 'A window of nine panes',
  pane: 'Pane {number}: {what}',
  frosted: 'frosted',
  wipe: 'Wipe the panes free, one by one or all at once.',
  all: 'Wipe all panes',
  three: '{count} × {kind} pays {pays}',
  noThree: 'No three alike',
  board: 'Behind the panes: {panes}.',
  kinds: {
    A: 'star',
    B: 'sleigh',
    C: 'robin',
    D: 'bell',
    E: 'candle',
    F: 'gingerbread',
    G: 'mitten',
    H: 'pine cone',
  },
  behind: 'Three of',
  windows: 'Windows of 100,000',
  prizesTitle: 'Prizes and how many there are',
  wipeRule:
    'Each round is a window of nine panes. Wipe them with a finger or the mouse, with the keyboard (arrows and Enter), or all at once. How you wipe changes nothing.',
  layRule:
    'The prize is drawn first, then what is behind the panes. A window without a prize shows things drawn at random, every layout without three alike as likely as any other: nothing is arranged to look close to a prize.',
  returnRule:
    'In the long run {game} returns {rtp} of all stakes (961/1000 exactly). It is like a printed series of {windows} windows, of which each round draws one anew; {hit} of them have a prize.',
}
