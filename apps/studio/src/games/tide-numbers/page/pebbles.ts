// Runs in the game's frame: the pebbles, those that are marked, and those that the tide brings.
import { fillIn, found } from '../../../page-kit/page.ts'
import { walkByArrows } from '../../../page-kit/walk-by-arrows.ts'
import { maths, mostMarks } from '../play/maths.ts'
import type { TideWords } from '../words/index.ts'

const stepMs = 240
const still = matchMedia('(prefers-reduced-motion: reduce)')
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, still.matches ? 0 : ms))

type Asked = { words: TideWords; isBusy: () => boolean; changed: () => void; tooMany: () => void }

/** Opens the pebbles; `changed` is called after each mark of the player. */
export function openPebbles({ words, isBusy, changed, tooMany }: Asked) {
  const pebbles = [...document.querySelectorAll<HTMLButtonElement>('.pebble')]
  let marks = new Set<number>()
  let drawn = new Set<number>()
  const draw = () => {
    for (const pebble of pebbles) drawPebble(pebble, words, marks, drawn)
    found('#board').classList.toggle('told', drawn.size > 0)
  }
  const set = (next: Iterable<number>) => {
    marks = new Set(next)
    drawn = new Set()
    draw()
    changed()
  }
  for (const pebble of pebbles)
    pebble.addEventListener('click', () => {
      const number = Number(pebble.dataset.number)
      if (isBusy()) return
      if (marks.has(number)) return set([...marks].filter((mark) => mark !== number))
      if (marks.size === mostMarks) return tooMany()
      set([...marks, number])
    })
  walkByArrows(pebbles)
  return {
    marks: () => [...marks].toSorted((a, b) => a - b),
    set,
    /** Takes away what the last tide has brought. */
    ebb: () => {
      drawn = new Set()
      draw()
    },
    /** Shows the numbers in the order in which they were drawn. */
    flow: async (numbers: readonly number[]) => {
      found('#wave').classList.add('in')
      for (const number of numbers) {
        await pause(stepMs)
        drawn.add(number)
        draw()
      }
      await pause(stepMs)
      found('#wave').classList.remove('in')
    },
  }
}

function drawPebble(pebble: HTMLButtonElement, words: TideWords, marks: ReadonlySet<number>, drawn: ReadonlySet<number>): void {
  const number = Number(pebble.dataset.number)
  const [isMarked, isDrawn] = [marks.has(number), drawn.has(number)]
  pebble.classList.toggle('marked', isMarked)
  pebble.classList.toggle('drawn', isDrawn)
  pebble.setAttribute('aria-pressed', String(isMarked))
  const text = isMarked && isDrawn ? words.hit : isDrawn ? words.drawn : isMarked ? words.marked : '{number}'
  pebble.setAttribute('aria-label', fillIn(text, { number }))
}

/** Returns some different numbers by chance, for whoever does not want to choose. */
export function anyMarks(count: number): number[] {
  const all = Array.from({ length: maths.numbers }, (_, at) => ({
    number: at + 1,
    order: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  }))
  return all
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ number }) => number)
}
