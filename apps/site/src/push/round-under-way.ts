const longestRoundMs = 15_000
let begunAt: number | undefined

/** While a round is shown in the game's frame, the head keeps the balance from before it: news would tell the win before the game does. */
export const roundUnderWay = {
  begin: (now: number): void => void (begunAt = now),
  end: (): void => void (begunAt = undefined),
  /** A game that never says that its round has ended holds the balance back for a bounded time only. */
  is: (now: number): boolean => begunAt !== undefined && now - begunAt < longestRoundMs,
}
