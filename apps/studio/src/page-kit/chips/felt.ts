// Runs in the game's frame: the felt with its spots, and the chips that a player lays out, takes back and places.
import type { Bets } from '../../engine/rounds/round.ts'
import { found } from '../page.ts'
import { openLaidChips } from './laid-chips.ts'
import { tap } from '../show/sound.ts'

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

/** Opens the felt: chips are laid by its buttons; those of a round come from the studio. */
export function openFelt(asked: Asked) {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-spot]')]
  const chips = openLaidChips()
  const draw = () => {
    found('#felt').classList.toggle('placed', chips.placed() !== null)
    for (const button of buttons) {
      drawSpot(button, chips.shown()[button.dataset.spot ?? ''], asked)
      button.setAttribute('aria-disabled', String(!chips.mayLay()))
    }
    asked.changed()
  }
  const lay = (more: Parameters<typeof chips.lay>[0]) => {
    if (!chips.mayLay()) return
    if (!chips.lay(more, asked.highest())) return asked.tooMuch()
    tap(2)
    asked.moved()
    draw()
  }
  for (const button of buttons) {
    button.disabled = false
    button.addEventListener('click', () => lay([{ spot: button.dataset.spot ?? '', amount: asked.chip() }]))
  }
  walkByArrows(buttons)
  return {
    ...chips,
    set: (isOpen: boolean, inThisRound: Bets | null) => {
      chips.set(isOpen, inThisRound)
      draw()
    },
    rest: () => {
      chips.rest()
      draw()
    },
    undo: () => {
      chips.undo()
      asked.moved()
      draw()
    },
    repeat: () => lay(chips.repeated()),
    /** Lights the spots that win. */
    light: (wins: (id: string) => boolean) => {
      for (const button of buttons) button.classList.toggle('won', wins(button.dataset.spot ?? ''))
    },
  }
}

/** Shortens an amount to fit on a chip: no currency, and no cents if they are zero. */
export const chipText = (money: string): string => money.replaceAll(/[^\d.,]/g, '').replace(/[.,]0+$/, '')

function drawSpot(button: HTMLButtonElement, amount: string | undefined, { money, label }: Asked): void {
  const text = amount && money(BigInt(amount))
  const chip = button.querySelector<HTMLElement>('.laid')
  if (chip && text) chip.dataset.amount = chipText(text)
  else delete chip?.dataset.amount
  button.setAttribute('aria-label', label(button.dataset.spot ?? '', button.dataset.pays ?? '', text))
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Makes the felt a single tab stop, within which arrows move to the nearest spot in that direction. */
function walkByArrows(buttons: HTMLButtonElement[]): void {
  const middle = (button: HTMLElement) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const stop = (button: HTMLButtonElement) => buttons.forEach((other) => (other.tabIndex = other === button ? 0 : -1))
  const [first] = buttons
  if (first) stop(first)
  for (const button of buttons) {
    button.addEventListener('focus', () => stop(button))
    button.addEventListener('keydown', (event) => {
      const way = ways[event.key]
      if (!way) return
      event.preventDefault()
      const from = middle(button)
      const far = (other: HTMLElement) => {
        const to = middle(other)
        const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1]
        const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0])
        return along < 4 ? Number.POSITIVE_INFINITY : along + aside * 2
      }
      const next = buttons.reduce((best, other) => (far(other) < far(best) ? other : best), button)
      next.focus()
    })
  }
}
