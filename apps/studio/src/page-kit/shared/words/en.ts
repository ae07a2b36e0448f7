/** What all shared tables say, in English. */
export const english = {
  waiting: 'The next round opens in a moment.',
  open: 'Place your bets',
  closed: 'No more bets',
  voided: 'This round does not count. All stakes go back.',
  youWin: 'You win {win}.',
  youGetBack: '{win} comes back of {stake}.',
  noWin: 'No win this time.',
  looking: 'You had no chips in this round.',
  placedTitle: 'Your bets are placed',
  placed: '{stake} is on the table. Good luck.',
  placing: 'Your bet is being placed.',
  laid: '{stake} laid out. Not placed yet.',
  late: 'Not placed in time. No money was taken; your chips wait for the next round.',
  lastTime: 'Your last round here: {what}, {result}',
  players: 'At the table: {count}',
  place: 'Place {stake}',
  placeNone: 'Place bets',
  logged: 'Round {number}: {what}. {result}',
  rulesTitle: 'How a round goes',
  brokenRule:
    'Once placed, a bet plays without you: leave, and your win is paid all the same. A bet that could not be confirmed, or a round that is void, goes back in full.',
  number: 'Number of the round',
  seedsTitle: 'Last rounds',
  script: 'The table needs JavaScript.',
  fairLead:
    'Every round is computed from its seed, which is fixed in advance: in a chain of 10,000 rounds each seed’s fingerprint is the seed of the round before. The fingerprint is here while bets are open, the seed when the round is over.',
}
