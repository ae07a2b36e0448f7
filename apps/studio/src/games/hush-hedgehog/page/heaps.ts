// Runs in the game's frame: the heaps of leaves, what is under those that are open, and where hedgehogs slept.
import { fillIn, found } from '../../../page-kit/page.ts'
import { walkByArrows } from '../../../page-kit/walk-by-arrows.ts'
import type { HedgehogWords } from '../words/index.ts'

/** What a heap shows: `away` is a hedgehog that slept there when the round was over. */
type Look = 'closed' | 'clear' | 'away' | 'awake'

/** Opens the field; `open` is called for each closed heap that the player chooses. */
export function openHeaps(words: HedgehogWords, open: (heap: number) => void) {
  const heaps = [...document.querySelectorAll<HTMLButtonElement>('.heap')]
  let mayOpen = false
  const draw = (heap: HTMLButtonElement, at: number, look: Look) => {
    heap.dataset.look = look
    heap.classList.remove('rustling')
    heap.setAttribute('aria-disabled', String(!mayOpen || look !== 'closed'))
    heap.setAttribute('aria-label', fillIn(words.heap, { row: Math.floor(at / 5) + 1, place: (at % 5) + 1, what: words.looks[look] }))
  }
  for (const [at, heap] of heaps.entries())
    heap.addEventListener('click', () => {
      if (!mayOpen || heap.dataset.look !== 'closed') return
      heap.classList.add('rustling')
      open(at)
    })
  walkByArrows(heaps)
  return {
    /** Shows a round: the heaps that are open, and once it is over, hedgehogs. */
    show: (opened: readonly number[], isOpen: boolean, sleeping: readonly number[] = [], woken: number | null = null) => {
      mayOpen = isOpen
      const lookOf = (at: number): Look =>
        at === woken ? 'awake' : opened.includes(at) ? 'clear' : sleeping.includes(at) ? 'away' : 'closed'
      for (const [at, heap] of heaps.entries()) draw(heap, at, lookOf(at))
      found('#board').classList.toggle('ended', sleeping.length > 0)
    },
  }
}
