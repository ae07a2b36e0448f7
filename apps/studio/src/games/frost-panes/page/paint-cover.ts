// Runs in the game's frame: what lies over the things behind the panes.
import { found } from '../../../page-kit/page.ts'
import type { Cover } from '../themes/theme.ts'

const cover = JSON.parse(found('#window').dataset.cover ?? 'null') as Cover | null // written by game-page.ts

/** Covers a pane: with what the theme has, else with frost. It is another on each pane and the same in every round. */
export function paintCover(canvas: HTMLCanvasElement | null, at: number): void {
  const pen = canvas?.getContext('2d')
  if (!canvas || !pen) return
  let state = at * 7919 + 17
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  pen.globalCompositeOperation = 'source-over'
  if (cover) lay(pen, cover, canvas.width, next)
  else freeze(pen, canvas.width, next)
}

function lay(pen: CanvasRenderingContext2D, { ground, marks }: Cover, side: number, next: () => number): void {
  const below = pen.createLinearGradient(0, 0, side, side)
  for (const [at, colour] of ground.entries()) below.addColorStop(at / Math.max(ground.length - 1, 1), colour)
  pen.fillStyle = below
  pen.fillRect(0, 0, side, side)
  for (const { path, count, size, fill, stroke, width = 2, upright } of marks) {
    const shape = new Path2D(path)
    for (let mark = 0; mark < count; mark += 1) {
      pen.save()
      pen.translate(next() * side, next() * side)
      if (!upright) pen.rotate(next() * Math.PI * 2)
      const scale = (size * (1 + next()) * side) / 10_000
      pen.scale(scale, scale)
      pen.fillStyle = fill ?? 'transparent'
      pen.fill(shape)
      pen.lineWidth = width
      pen.strokeStyle = stroke ?? 'transparent'
      pen.stroke(shape)
      pen.restore()
    }
  }
}

/** Draws frost: pale ice, and ferns that grow from the edges. */
function freeze(pen: CanvasRenderingContext2D, side: number, next: () => number): void {
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
