import type { Draw } from './fair-draw.ts'

/**
 * Draws so many different numbers from 0 to `from - 1`, each selection and order as likely as another: the first steps
 * of a Fisher-Yates shuffle.
 */
export async function drawDifferent(draw: Draw, from: number, count: number): Promise<number[]> {
  const all: number[] = []
  for (let at = 0; at < from; at += 1) all.push(at)
  for (let at = 0; at < count; at += 1) {
    const [far = 0] = await draw(from - at, 1)
    ;[all[at], all[at + far]] = [all[at + far] ?? 0, all[at] ?? 0]
  }
  return all.slice(0, count)
}
