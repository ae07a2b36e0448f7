// Runs in the game's frame: the bets that a player has chosen in each round and not placed yet.
import { mostBets } from '../../engine/virtual/slips.ts'

/** Opens the slips of a visit; `changed` is called whenever one changes. */
export function openSlips(changed: () => void) {
  const slips = new Map<number, string[]>()
  const idsOf = (round: number): readonly string[] => slips.get(round) ?? []
  const set = (round: number, ids: string[]) => {
    if (ids.length > 0) slips.set(round, ids)
    else slips.delete(round)
    changed()
  }
  return {
    idsOf,
    has: (round: number, id: string) => idsOf(round).includes(id),
    /** Takes a bet in, or out if it is there. Returns false if the slip is full. */
    toggle: (round: number, id: string): boolean => {
      const ids = idsOf(round)
      if (ids.includes(id)) {
        set(
          round,
          ids.filter((one) => one !== id),
        )
        return true
      }
      if (ids.length >= mostBets) return false
      set(round, [...ids, id])
      return true
    },
    clear: (round: number) => set(round, []),
    /** Forgets the slips of rounds that take no bets any more; returns whether there was a bet in one. */
    keepOnly: (open: readonly number[]): boolean => {
      const gone = [...slips.keys()].filter((round) => !open.includes(round))
      for (const round of gone) slips.delete(round)
      return gone.length > 0
    },
  }
}
