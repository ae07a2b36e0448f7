// Runs in the game's frame: the row of chips of which one is chosen.
import { found } from '../page.ts'
import { chipText } from './felt.ts'

type Asked = { money: (minor: bigint) => string; chosen: (value: bigint) => void }

/** Draws the chips on offer, in minor units as text, and chooses the second lowest. */
export function drawChips(values: readonly string[], { money, chosen }: Asked): void {
  const middle = Math.min(1, values.length - 1)
  chosen(BigInt(values[middle] ?? '0'))
  const labels = values.map((value, index) => {
    const label = document.createElement('label')
    const input = document.createElement('input')
    Object.assign(input, { type: 'radio', name: 'chip', value, checked: index === middle })
    input.addEventListener('change', () => chosen(BigInt(value)))
    input.setAttribute('aria-label', money(BigInt(value)))
    const text = document.createElement('span')
    text.textContent = chipText(money(BigInt(value)))
    label.append(input, text)
    label.className = `chip-${index + 1}`
    return label
  })
  found('#chips').append(...labels)
}
