// Runs in the game's frame: the pearl on its way, pin by pin.
import { found } from '../../../page-kit/page.ts'
import type { Rows } from '../play/maths.ts'
import { pointOf } from './draw-board.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const rowMs = { 8: 210, 12: 180, 16: 155 } as const

/** Holds the pearl above the first pin. */
export function holdPearl(rows: Rows): void {
  const { x, y } = pointOf(rows, 0, 0)
  place(x, y - 3.2)
}

/** Lets the pearl fall along the way that was drawn, 0 for left and 1 for right, and no other. */
export async function letFall(rows: Rows, way: readonly number[]): Promise<void> {
  let rights = 0
  const points = [pointOf(rows, 0, 0), ...way.map((right, row) => pointOf(rows, row + 1, (rights += right)))]
  const last = points.at(-1)
  if (!last) return
  if (!still.matches) {
    const duration = rowMs[rows] * way.length
    const along = points.map(({ x }) => ({ transform: `translateX(${x}px)` }))
    const down = points.flatMap(({ y }, at) => bounce(y, at, points.length - 1))
    found('#pearl-x').animate(along, { duration })
    await found('#pearl-y').animate(down, { duration }).finished
  }
  place(last.x, last.y)
}

/** From pin to pin: a short way up, then down as things fall. */
function bounce(y: number, at: number, steps: number): Keyframe[] {
  const touch = { transform: `translateY(${y}px)`, offset: at / steps, easing: 'cubic-bezier(0.1, 0.6, 0.5, 1)' }
  if (at === steps) return [touch]
  return [touch, { transform: `translateY(${y - 2.4}px)`, offset: (at + 0.32) / steps, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' }]
}

function place(x: number, y: number): void {
  found('#pearl-x').style.transform = `translateX(${x}px)`
  found('#pearl-y').style.transform = `translateY(${y}px)`
}
