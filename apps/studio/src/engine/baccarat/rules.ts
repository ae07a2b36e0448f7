/** Where chips can lie: on the player's hand, the banker's, or on a tie. */
export type Spot = 'player' | 'banker' | 'tie'

/** Everything that decides what punto banco pays. */
export const rules = {
  /** A new shoe of so many decks for each round, from which cards are drawn without being put back. */
  decks: 8,
  /** What an ace, the numbers to the nine, and tens with court cards count; a hand counts the last digit of its sum. */
  values: { ace: 1, tenAndCourt: 0 },
  /** A hand of two cards that counts so much or more ends the round. */
  natural: 8,
  /** With two cards the player draws up to this count, and so does the banker if the player has not drawn. */
  drawsTo: 5,
  /**
   * For the banker's count of two cards: what the player's third card may count for the banker to draw. A banker below
   * draws whatever it is, one above never.
   */
  bankerDraws: { 3: [0, 1, 2, 3, 4, 5, 6, 7, 9], 4: [2, 3, 4, 5, 6, 7], 5: [4, 5, 6, 7], 6: [6, 7] },
  /** What comes back for twenty chips, theirs included: the banker's win is paid without a twentieth. */
  backOfTwenty: { player: 40, banker: 39, tie: 200 },
} as const

/** The spots in the order in which they lie. */
export const spots: readonly Spot[] = ['player', 'tie', 'banker']

/** The exact returns: fractions by enumeration of the shoe. On a tie player and banker chips come back. */
export const exactReturns = {
  player: { of: 19283843717413n, in: 19524993263685n },
  banker: { of: 10732465128097n, in: 10847218479825n },
  tie: { of: 1238613089774n, in: 1301666217579n },
} as const

/** The returns to player in percent. */
export const returnPercents: Record<Spot, string> = { player: '98.76', banker: '98.94', tie: '95.15' }

/** Returns what a spot pays to one, as text. */
export const paysOf = (spot: Spot): string => String((rules.backOfTwenty[spot] - 20) / 20)
