// Runs in the game's frame: the felt with its spots, and the chips that a player lays out, takes back and places.
import { fillIn, found } from '../../../page-kit/page.ts'
import { walkByArrows } from '../../../page-kit/walk-by-arrows.ts'
import { spotOf, stakeOf, type Bets } from '../play/maths.ts'
import type { WheelWords } from '../words/index.ts'

type Chip = { spot: string; amount: bigint }
type Asked = {
  own: WheelWords
  money: (minor: bigint) => string
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
  const laid = (): Bets => placed ?? betsOf(chips)
  const draw = () => {
    const bets = laid()
    found('#felt').classList.toggle('placed', placed !== null)
    for (const button of buttons) {
      drawSpot(button, bets[button.dataset.spot ?? ''], asked)
      button.setAttribute('aria-disabled', String(!open || placed !== null))
    }
    asked.changed()
  }
  const change = (next: Chip[]) => {
    chips = next
    asked.moved()
    draw()
  }
  const lay = (more: Chip[]) => {
    if (!open || placed) return
    if (stakeOf(betsOf([...chips, ...more])) > asked.highest()) return asked.tooMuch()
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
    mayRepeat: () => open && !placed && chips.length === 0 && before !== null,
    /** Opens or closes the felt. Chips placed in this round cannot be moved. */
    set: (isOpen: boolean, inThisRound: Bets | null) => {
      open = isOpen
      if (inThisRound) [before, chips] = [inThisRound, []]
      placed = inThisRound
      draw()
    },
    remember: (bets: Bets) => void (before ??= bets),
    undo: () => change(chips.slice(0, -1)),
    repeat: () => lay(Object.entries(before ?? {}).map(([spot, amount]) => ({ spot, amount: BigInt(amount) }))),
    light: (pocket: number | null) => light(buttons, pocket),
  }
}

/** Lights the spots that a pocket makes win. */
function light(buttons: HTMLButtonElement[], pocket: number | null): void {
  const wins = (id = '') => pocket !== null && (spotOf(id)?.covers.includes(pocket) ?? false)
  for (const button of buttons) button.classList.toggle('won', wins(button.dataset.spot))
}

/** Shortens an amount to fit on a chip: no currency, and no cents if they are zero. */
export const chipText = (money: string): string => money.replaceAll(/[^\d.,]/g, '').replace(/[.,]0+$/, '')

function betsOf(chips: readonly Chip[]): Bets {
  const sums = new Map<string, bigint>()
  for (const { spot, amount } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + amount)
  return Object.fromEntries([...sums].map(([spot, sum]) => [spot, String(sum)]))
}

function drawSpot(button: HTMLButtonElement, amount: string | undefined, { own, money }: Asked): void {
  const id = button.dataset.spot ?? ''
  const number = /^n(\d+)$/.exec(id)?.[1]
  const name = number === undefined ? own.names[id as keyof WheelWords['names']] : fillIn(own.straight, { number }) // other ids have names
  const pays = button.dataset.pays ?? ''
  const chip = button.querySelector<HTMLElement>('.laid')
  if (chip && amount) chip.dataset.amount = chipText(money(BigInt(amount)))
  else delete chip?.dataset.amount
  button.setAttribute(
    'aria-label',
    amount ? fillIn(own.spotWith, { name, pays, amount: money(BigInt(amount)) }) : fillIn(own.spot, { name, pays }),
  )
}
