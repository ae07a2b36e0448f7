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
  paysSplit: 'Two numbers, on their border',
  paysStreet: 'Three numbers in a row, or 0 with two others',
  paysCorner: 'Four numbers at a corner, or 0 to 3',
  paysLine: 'Six numbers, two rows',
}
