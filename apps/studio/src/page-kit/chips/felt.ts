// Runs in the game's frame: the felt with its spots, and the chips that a player lays out, takes back and places.
import { stakeOf } from '../../engine/rounds/chips.ts'
import type { Bets } from '../../engine/rounds/round.ts'
import { found } from '../page.ts'
import { walkByArrows } from '../walk-by-arrows.ts'

type Chip = { spot: string; amount: bigint }
type Asked = {
  money: (minor: bigint) => string
  /** Returns a spot in words: its name, what it pays, and the player's chips there, if any. */
  label: (id: string, pays: string, amount: string | undefined) => string
  /** Returns the value of the chosen chip, in minor units. */
  chip: () => bigint
  highest: () => bigint
  changed: () => void
  /** Called when the player has laid out or taken back a chip. */
  moved: () => void
  tooMuch: () => void
}

/** Opens the felt: `chips` holds the chips laid out; placed chips come from the studio. */
export function openFelt(asked: Asked) {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-spot]')]
  let chips: Chip[] = []
  let placed: Bets | null = null
  let before: Bets | null = null
  let open = false
  /** Whether the placed chips are those of a round that is over, so that others may take their place. */
  let isOver = false
  const isFixed = () => placed !== null && !isOver
  const laid = (): Bets => placed ?? betsOf(chips)
  const draw = () => {
    const bets = laid()
    found('#felt').classList.toggle('placed', placed !== null)
    for (const button of buttons) {
      drawSpot(button, bets[button.dataset.spot ?? ''], asked)
      button.setAttribute('aria-disabled', String(!open || isFixed()))
    }
    asked.changed()
  }
  const change = (next: Chip[]) => {
    chips = next
    asked.moved()
    draw()
  }
  const lay = (more: Chip[]) => {
    if (!open || isFixed()) return
    if (stakeOf(betsOf([...chips, ...more])) > asked.highest()) return asked.tooMuch()
    placed = null
    change([...chips, ...more])
  }
  for (const button of buttons) {
    button.disabled = false
    button.addEventListener('click', () => lay([{ spot: button.dataset.spot ?? '', amount: asked.chip() }]))
  }
  walkByArrows(buttons)
  return {
    laid: () => betsOf(chips),
    placed: () => placed,
    isOpen: () => open,
    mayUndo: () => open && !placed && chips.length > 0,
    mayRepeat: () => open && !isFixed() && chips.length === 0 && before !== null,
    /** Opens or closes the felt. Chips placed in this round cannot be moved. */
    set: (isOpen: boolean, inThisRound: Bets | null) => {
      open = isOpen
      if (inThisRound) [before, chips] = [inThisRound, []]
      placed = inThisRound
      isOver = false
      draw()
    },
    /** Leaves the chips of a round that is over where they are until others are laid. */
    rest: () => {
      ;[open, isOver] = [true, true]
      draw()
    },
    remember: (bets: Bets) => void (before ??= bets),
    undo: () => change(chips.slice(0, -1)),
    repeat: () => lay(Object.entries(before ?? {}).map(([spot, amount]) => ({ spot, amount: BigInt(amount) }))),
    /** Lights the spots that win. */
    light: (wins: (id: string) => boolean) => {
      for (const button of buttons) button.classList.toggle('won', wins(button.dataset.spot ?? ''))
    },
  }
}

/** Shortens an amount to fit on a chip: no currency, and no cents if they are zero. */
export const chipText = (money: string): string => money.replaceAll(/[^\d.,]/g, '').replace(/[.,]0+$/, '')

function betsOf(chips: readonly Chip[]): Bets {
  const sums = new Map<string, bigint>()
  for (const { spot, amount } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + amount)
  return Object.fromEntries([...sums].map(([spot, sum]) => [spot, String(sum)]))
}

function drawSpot(button: HTMLButtonElement, amount: string | undefined, { money, label }: Asked): void {
  const text = amount && money(BigInt(amount))
  const chip = button.querySelector<HTMLElement>('.laid')
  if (chip && text) chip.dataset.amount = chipText(text)
  else delete chip?.dataset.amount
  button.setAttribute('aria-label', label(button.dataset.spot ?? '', button.dataset.pays ?? '', text))
}
