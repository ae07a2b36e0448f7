// Runs in the game's frame: the frost on the panes, and how it is wiped away by hand, pane by pane, or at once.
import { found } from '../../../page-kit/page.ts'
import { tap } from '../../../page-kit/show/sound.ts'
import { walkByArrows } from '../../../page-kit/walk-by-arrows.ts'
import { paintCover } from './paint-cover.ts'

/** A pane is seen through when this share of its spots is wiped; each side has so many spots. */
const enough = 0.5
const spotsPerSide = 8
/** The hand wipes a round of this part of a pane. */
const handPart = 0.2

/** Opens the panes; `opened` is called for each that is seen through. */
export function openFrost(opened: (pane: number) => void) {
  const panes = [...document.querySelectorAll<HTMLButtonElement>('.pane')]
  const canvases = panes.map((pane) => pane.querySelector('canvas'))
  const wiped = panes.map(() => new Set<number>())
  let mayWipe = false
  const open = (at: number) => {
    const pane = panes[at]
    if (!mayWipe || !pane || pane.dataset.look !== 'frosted') return
    pane.dataset.look = 'open'
    tap(at % 3)
    opened(at)
  }
  const wipe = (event: PointerEvent) => {
    if (!mayWipe || (event.pointerType === 'mouse' && event.buttons === 0)) return
    for (const [at, pane] of panes.entries()) {
      const box = pane.getBoundingClientRect()
      const [x, y] = [(event.clientX - box.x) / box.width, (event.clientY - box.y) / box.height]
      if (pane.dataset.look !== 'frosted' || x < -handPart || y < -handPart || x > 1 + handPart || y > 1 + handPart) continue
      rub(canvases[at] ?? null, x, y)
      const done = wiped[at] ?? new Set()
      for (const spot of spotsNear(x, y)) done.add(spot)
      if (done.size >= enough * spotsPerSide ** 2) open(at)
    }
  }
  const board = found('#board')
  board.addEventListener('pointermove', wipe)
  board.addEventListener('pointerdown', wipe)
  for (const [at, pane] of panes.entries()) pane.addEventListener('click', () => open(at))
  walkByArrows(panes)
  return {
    /** Freezes all panes over; while `isOpen` they can be wiped. */
    freeze: (isOpen: boolean) => {
      mayWipe = isOpen
      for (const [at, pane] of panes.entries()) {
        pane.dataset.look = 'frosted'
        wiped[at]?.clear()
        paintCover(canvases[at] ?? null, at)
      }
    },
    openAll: () => panes.forEach((_, at) => open(at)),
    panes,
  }
}

/** The spots of a pane under the hand. */
const spotsNear = (x: number, y: number): number[] =>
  Array.from({ length: spotsPerSide ** 2 }, (_, spot) => spot).filter(
    (spot) =>
      Math.hypot(((spot % spotsPerSide) + 0.5) / spotsPerSide - x, (Math.floor(spot / spotsPerSide) + 0.5) / spotsPerSide - y) < handPart,
  )

function rub(canvas: HTMLCanvasElement | null, x: number, y: number): void {
  const pen = canvas?.getContext('2d')
  if (!canvas || !pen) return
  pen.globalCompositeOperation = 'destination-out'
  pen.beginPath()
  pen.arc(x * canvas.width, y * canvas.height, handPart * canvas.width, 0, Math.PI * 2)
  pen.fill()
}
