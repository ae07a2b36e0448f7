import type { Dealt } from '../../../engine/baccarat/deal.ts'

/** From one card to the next, and from the last one to the result, in milliseconds. */
export const cardMs = 1700
const afterMs = 1800

type Hands = Pick<Dealt, 'player' | 'banker'>

/** How long a round is dealt, in milliseconds. */
export const playMsOf = ({ player, banker }: Hands): number => (player.length + banker.length) * cardMs + afterMs

/** Returns both hands as far as they are dealt after a time: player and banker take turns, third cards come last. */
export function dealtAfter({ player, banker }: Hands, ms: number): Hands {
  let left = Math.min(Math.floor(ms / cardMs) + 1, player.length + banker.length)
  const so: Hands = { player: [], banker: [] }
  for (let at = 0; at < 3; at += 1)
    for (const [side, hand] of [
      [so.player, player],
      [so.banker, banker],
    ] as const) {
      const card = hand[at]
      if (card === undefined || left === 0) continue
      side.push(card)
      left -= 1
    }
  return so
}
