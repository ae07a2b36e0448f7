/** What wheels say that all players share, in English. */
export const english = {
  playing: 'The ball is rolling.',
  last: 'Last numbers',
  noLast: 'No number yet',
  rulesText:
    'Everybody at the table plays the same round. For 20 seconds you lay chips and place them with one button; then the ball rolls, and what you win is paid when it lies still. Chips that you do not place cost nothing.',
  fairRule: 'Earlier numbers change nothing about the next one. There is no pattern to find and no system that wins.',
}
