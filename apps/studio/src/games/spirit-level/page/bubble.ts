// Runs in the game's frame: the bubble in its vial, or what a theme has in its place.
import { found } from '../../../page-kit/page.ts'

const settlesMs = 2000
const still = matchMedia('(prefers-reduced-motion: reduce)')

const steps = 60
/** Where something is that comes from the left and slows down, after a part of its way. */
const slidTo = (percent: number, part: number): number => percent * (1 - (1 - part) ** 3)

/** Lets the bubble swing and come to rest; it swings the same way wherever that is. What slides takes the same time to every place. */
export async function settle(percent: number): Promise<void> {
  const bubble = found('#bubble')
  const slides = found('#vial').dataset.motion === 'slides'
  const keyframes = Array.from({ length: steps + 1 }, (_, at) => {
    const part = at / steps
    if (slides) return { insetInlineStart: `${slidTo(percent, part)}%` }
    const swing = 46 * (1 - part) ** 2.4 * Math.cos(part * Math.PI * 5)
    return { insetInlineStart: `${Math.min(Math.max(percent + swing, 0), 100)}%` }
  })
  if (!still.matches) await bubble.animate(keyframes, { duration: settlesMs, easing: 'linear' }).finished
  bubble.style.insetInlineStart = `${percent}%`
}
