// Runs in the game's frame: the chips that a player has laid out, and those of the round that is played.
import { stakeOf } from '../../engine/rounds/chips.ts'
import type { Bets } from '../../engine/rounds/round.ts'

type Chip = { spot: string; amount: bigint }

/** Keeps chips; none can be moved while the table is closed or a round is played. */
export function openLaidChips() {
  let chips: Chip[] = []
  let placed: Bets | null = null
  let before: Bets | null = null
  let open = false
  /** Whether the placed chips are those of a round that is over, so that others may take their place. */
  let isOver = false
  const mayLay = () => open && (placed === null || isOver)
  return {
    laid: (): Bets => betsOf(chips),
    /** What lies on the table: the chips of the round, else those laid out. */
    shown: (): Bets => placed ?? betsOf(chips),
    placed: () => placed,
    isOpen: () => open,
    mayLay,
    mayUndo: () => mayLay() && chips.length > 0,
    mayRepeat: () => mayLay() && chips.length === 0 && before !== null,
    /** Lays chips; returns false if that is more than may lie on the table. */
    lay: (more: readonly Chip[], highest: bigint): boolean => {
      if (stakeOf(betsOf([...chips, ...more])) > highest) return false
      chips = [...chips, ...more]
      placed = null
      return true
    },
    undo: () => void (chips = chips.slice(0, -1)),
    repeated: (): Chip[] => Object.entries(before ?? {}).map(([spot, amount]) => ({ spot, amount: BigInt(amount) })),
    /** Opens or closes the table. Chips placed in this round cannot be moved. */
    set: (isOpen: boolean, inThisRound: Bets | null): void => {
      open = isOpen
      if (inThisRound) [before, chips] = [inThisRound, []]
      placed = inThisRound
      isOver = false
    },
    /** Leaves the chips of a round that is over where they are until others are laid. */
    rest: () => void ([open, isOver] = [true, true]),
    remember: (bets: Bets) => void (before ??= bets),
  }
}

function betsOf(chips: readonly Chip[]): Bets {
  const sums = new Map<string, bigint>()
  for (const { spot, amount } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + amount)
  return Object.fromEntries([...sums].map(([spot, sum]) => [spot, String(sum)]))
}
