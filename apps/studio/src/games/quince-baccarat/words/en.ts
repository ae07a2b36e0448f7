/** Quince Baccarat's own texts in English. */
export const english = {
  game: 'Quince Baccarat',
  idle: 'Lay chips on player, banker or tie, then deal.',
  scriptText: 'Quince Baccarat needs JavaScript.',
  spin: 'Deal',
  spinning: 'The cards are dealt',
  rulesTitle: 'How a round goes',
  rulesText:
    'Two hands are dealt from a new shoe of eight decks: one is called player, one banker. You bet which of them will be nearer to nine, or that both count the same. Nobody decides anything; the rules say who draws.',
}
