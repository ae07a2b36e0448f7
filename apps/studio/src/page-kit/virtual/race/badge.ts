// Runs in the game's frame: a runner by its number and its name.
import { clothOf } from './look.ts'

/** A runner's number on its cloth, with its name. */
export function badge(name: string, runner: number): HTMLElement {
  const item = document.createElement('li')
  const number = document.createElement('b')
  const [cloth, trim, ink] = clothOf(runner)
  number.className = 'cloth'
  number.textContent = String(runner + 1)
  number.style.background = cloth
  number.style.borderColor = trim
  number.style.color = ink
  const text = document.createElement('bdi')
  text.textContent = name.replace(/^\P{L}+/u, '').replaceAll(/[\u2068\u2069]/g, '')
  item.append(number, text)
  return item
}
