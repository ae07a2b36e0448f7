// Runs in the game's frame: the comb that gathers honey, over the reels.
import { found } from '../../../page-kit/page.ts'

/** A drop as the comb shows it: in which cell, with which text. */
type Shown = { cell: number; text: string }

const landsMs = 520
const stepMs = 90
const still = matchMedia('(prefers-reduced-motion: reduce)')
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, still.matches ? Math.min(ms, 200) : ms))

/** Opens the comb of a board. */
export function openComb(board: HTMLElement) {
  const holes = [...board.querySelectorAll<HTMLElement>('.hole')]
  const left = found('#left')
  const put = ({ cell, text }: Shown) => {
    const hole = holes[cell]
    const held = hole?.querySelector('.held')
    if (!hole || !held) return
    held.textContent = text
    hole.classList.add('full')
  }
  return {
    /** Shows the comb with the drops that began it. */
    open: async (drops: readonly Shown[], text: string) => {
      for (const hole of holes) hole.classList.remove('full')
      for (const drop of drops) put(drop)
      left.textContent = text
      left.hidden = false
      board.setAttribute('data-comb', '')
      await pause(900)
    },
    /** Turns the free cells, then lets drops land in some of them. */
    respin: async (drops: readonly Shown[], text: string) => {
      found('#comb').classList.add('turning')
      await pause(landsMs)
      for (const drop of drops) {
        put(drop)
        await pause(stepMs)
      }
      found('#comb').classList.remove('turning')
      left.textContent = text
      await pause(drops.length > 0 ? landsMs : 160)
    },
    /** The reels are seen again. */
    close: () => {
      board.removeAttribute('data-comb')
      left.hidden = true
    },
  }
}
