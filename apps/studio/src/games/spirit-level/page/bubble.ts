// Runs in the game's frame: the bubble in its vial.
import { found } from '../../../page-kit/page.ts'

const settlesMs = 2000
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Lets the bubble swing and come to rest; it swings the same way wherever that is. */
export async function settle(percent: number): Promise<void> {
  const bubble = found('#bubble')
  const steps = 60
  const keyframes = Array.from({ length: steps + 1 }, (_, at) => {
    const part = at / steps
    const swing = 46 * (1 - part) ** 2.4 * Math.cos(part * Math.PI * 5)
    return { insetInlineStart: `${Math.min(Math.max(percent + swing, 0), 100)}%` }
  })
  if (!still.matches) await bubble.animate(keyframes, { duration: settlesMs, easing: 'linear' }).finished
  bubble.style.insetInlineStart = `${percent}%`
}
