/** What tables of punto banco say, in English. */
export const english = {
  felt: 'Table: lay chips',
  names: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  result: { player: 'Player wins, {player} to {banker}', banker: 'Banker wins, {banker} to {player}', tie: 'A tie, {player} each' },
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
