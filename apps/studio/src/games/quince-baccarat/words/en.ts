/** Quince Baccarat's own texts in English. */
export const english = {
  game: 'Quince Baccarat',
  idle: 'Lay chips on player, banker or tie, then deal.',
  scriptText: 'Quince Baccarat needs JavaScript.',
  spin: 'Deal',
  spinning: 'The cards are dealt',
  felt: 'Table: lay chips',
  names: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  result: { player: 'Player wins, {player} to {banker}', banker: 'Banker wins, {banker} to {player}', tie: 'A tie, {player} each' },
  rulesTitle: 'How a round goes',
  rulesText:
    'Two hands are dealt from a new shoe of eight decks: one is called player, one banker. You bet which of them will be nearer to nine, or that both count the same. Nobody decides anything; the rules say who draws.',
  countRule:
    'An ace counts one, tens and court cards nothing, the others their number. Of a sum only the last digit counts. Eight or nine with two cards ends the round.',
  drawTitle: 'Who draws a third card',
  playerRule: 'The player draws with nought to five and stands with six or seven.',
  bankerRule:
    'If the player stands, the banker draws with nought to five. If the player has drawn, the banker draws with nought to two whatever the card was, and with more as the table says; with seven never.',
  bankerHas: 'Banker has',
  bankerDraws: 'and draws if the player’s third card counts',
  paysTitle: 'What it pays and returns',
  tieRule: 'On a tie chips on player and banker come back. The banker’s win is paid without a twentieth of it.',
  returnRule:
    'The returns are exact, by dealing all orders of six cards from the shoe. In the long run the banker returns the most and the tie the least.',
}
