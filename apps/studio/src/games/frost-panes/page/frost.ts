// Runs in the game's frame: the frost on the panes, and how it is wiped away by hand, pane by pane, or at once.
import { found } from '../../../page-kit/page.ts'
import { walkByArrows } from '../../../page-kit/walk-by-arrows.ts'

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
        grow(canvases[at] ?? null, at)
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

/** Draws frost: pale ice, and ferns that grow from the edges, another on each pane and the same in every round. */
function grow(canvas: HTMLCanvasElement | null, at: number): void {
  const pen = canvas?.getContext('2d')
  if (!canvas || !pen) return
  const side = canvas.width
  let state = at * 7919 + 17
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  pen.globalCompositeOperation = 'source-over'
  const ice = pen.createLinearGradient(0, 0, side, side)
  ice.addColorStop(0, '#f4faff')
  ice.addColorStop(0.5, '#cfe3f7')
  ice.addColorStop(1, '#e8f3ff')
  pen.fillStyle = ice
  pen.fillRect(0, 0, side, side)
  pen.strokeStyle = '#ffffffd9'
  pen.lineCap = 'round'
  for (let fern = 0; fern < 9; fern += 1) {
    const along = next() * side
    const [x, y, angle] = [
      [along, side, -1.57],
      [0, along, 0],
      [side, along, 3.14],
      [along, 0, 1.57],
    ][fern % 4] as [number, number, number] // four edges
    drawFern(pen, { x, y, angle: angle + next() - 0.5, length: side * (0.3 + next() * 0.35) })
  }
}

function drawFern(pen: CanvasRenderingContext2D, { x, y, angle, length }: { x: number; y: number; angle: number; length: number }): void {
  const line = (fromX: number, fromY: number, way: number, far: number, width: number) => {
    pen.lineWidth = width
    pen.beginPath()
    pen.moveTo(fromX, fromY)
    pen.lineTo(fromX + Math.cos(way) * far, fromY + Math.sin(way) * far)
    pen.stroke()
  }
  line(x, y, angle, length, 3)
  for (let step = 1; step < 9; step += 1) {
    const [atX, atY] = [x + (Math.cos(angle) * length * step) / 9, y + (Math.sin(angle) * length * step) / 9]
    const far = length * 0.42 * (1 - step / 10)
    for (const turn of [-0.8, 0.8]) line(atX, atY, angle + turn, far, 1.8)
  }
}
