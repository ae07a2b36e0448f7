// Runs in the game's frame: the plate below a board, which says what goes on and what was won.
import { found } from './page.ts'
import { moneyText } from './money.ts'

const countMs = 900
const still = matchMedia('(prefers-reduced-motion: reduce)')
let counting = 0

/** Writes the plate's two lines. */
export function say(text: string, also = '', kind: 'calm' | 'won' = 'calm'): void {
  cancelAnimationFrame(counting)
  found('#plate-main').textContent = text
  found('#plate-more').textContent = also
  found('#plate').dataset.kind = kind
}

/** Counts an amount up on the plate; where motion is reduced it stands there at once. */
export function countUp(win: bigint, currency: string, language: string): void {
  if (still.matches) return
  const main = found('#plate-main')
  const began = performance.now()
  const draw = (now: number) => {
    const part = Math.min(Math.max((now - began) / countMs, 0), 1)
    const eased = BigInt(Math.round((1 - (1 - part) ** 3) * 1000))
    main.textContent = moneyText((win * eased) / 1000n, currency, language)
    if (part < 1) counting = requestAnimationFrame(draw)
  }
  counting = requestAnimationFrame(draw)
}
