/** Magpie Punto Banco's own texts in English. */
export const english = {
  game: 'Magpie Punto Banco',
  playing: 'The cards are dealt.',
  last: 'Last results',
  noLast: 'No result yet',
  rulesText:
    'Everybody at the table plays the same round. For 20 seconds you lay chips and place them with one button; then two hands are dealt from a new shoe of eight decks, one card after the other. You bet which of them will be nearer to nine, or that both count the same. Chips that you do not place cost nothing.',
  fairRule:
    'Each round has a shoe of its own, so earlier results change nothing about the next one. The roads show what was; there is no pattern to find and no system that wins.',
  beadRoad: 'Bead road',
  bigRoad: 'Big road',
  roadLabel: 'Of the last {count} rounds: player {player}, banker {banker}, tie {tie}',
}
