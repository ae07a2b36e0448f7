// Runs in the game's frame: the felt with its spots, and the chips that a player lays out, takes back and places.
import type { Bets } from '../../engine/rounds/round.ts'
import { found } from '../page.ts'
import { openLaidChips } from './laid-chips.ts'
import { tap } from '../show/sound.ts'
import { walkByArrows } from '../walk-by-arrows.ts'

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
