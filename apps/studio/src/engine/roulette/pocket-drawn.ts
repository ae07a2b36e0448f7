import type { Draw } from '../fairness/fair-draw.ts'
import { pockets } from './pockets.ts'

/** Draws the pocket in which the ball falls: the number drawn is the number of the pocket. */
export async function pocketDrawn(draw: Draw): Promise<number> {
  const [drawn = 0] = await draw(pockets.length, 1)
  return drawn
}
