/** Millstone Roulette's own texts in English. */
export const english = {
  game: 'Millstone Roulette',
  idle: 'Lay chips on the table, then spin.',
  scriptText: 'Millstone Roulette needs JavaScript.',
  spinning: 'The ball is rolling',
  last: 'Last numbers of this visit',
  rulesTitle: 'How a round goes',
  rulesText:
    'Choose a chip and lay it on numbers, on borders between them, or on chances. Then spin: the ball falls into one of 37 pockets. Chips whose numbers have it are paid and come back, all others are lost.',
}
