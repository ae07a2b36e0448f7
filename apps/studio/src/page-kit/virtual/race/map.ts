// Runs in the game's frame: the small map of the course, with a dot for each runner.
import { placesAt } from '../../../engine/virtual/course.ts'
import type { RaceResult } from '../../../engine/virtual/races.ts'
import { clothOf } from './look.ts'

const [wide, high, edge] = [104, 46, 12]

/** Draws the map in the upper corner of the drawing, whose width is given in its units. */
export function drawMap(
  ctx: CanvasRenderingContext2D,
  width: number,
  count: number,
  result: RaceResult | null,
  ms: number,
  isNight: boolean,
): void {
  const [left, top] = [width - wide - edge, edge]
  ctx.save()
  ctx.translate(left, top)
  ctx.fillStyle = isNight ? '#0b1020a6' : '#fffdf5b3'
  ctx.beginPath()
  ctx.roundRect(-6, -6, wide + 12, high + 12, 12)
  ctx.fill()
  oval(ctx)
  ctx.lineWidth = 9
  ctx.strokeStyle = isNight ? '#ffffff2e' : '#1b26361f'
  ctx.stroke()
  const [finishX, finishY] = pointAt(1)
  ctx.fillStyle = isNight ? '#fff' : '#15202c'
  ctx.fillRect(finishX - 1, finishY - 7, 2, 14)
  const places = result && ms > 0 ? placesAt(result, ms) : Array.from({ length: count }, () => 0)
  for (let runner = count - 1; runner >= 0; runner -= 1) {
    const [x, y] = pointAt(Math.min(places[runner] ?? 0, 1.04))
    const [cloth, trim] = clothOf(runner)
    ctx.beginPath()
    ctx.arc(x, y + (runner / count - 0.5) * 5, 3.1, 0, 7)
    ctx.fillStyle = cloth
    ctx.fill()
    ctx.lineWidth = 0.9
    ctx.strokeStyle = trim
    ctx.stroke()
  }
  ctx.restore()
}

function oval(ctx: CanvasRenderingContext2D): void {
  ctx.beginPath()
  ctx.roundRect(5, 5, wide - 10, high - 10, (high - 10) / 2)
}

/** The place on the oval after a part of the way: one straight, one bend, and the straight with the finish. */
function pointAt(part: number): [number, number] {
  const radius = (high - 10) / 2
  const straight = wide - 10 - 2 * radius
  const whole = straight * 2 + Math.PI * radius
  const run = Math.max(part, 0) * whole * 0.96
  if (run < straight) return [wide - 5 - radius - run, 5]
  const bend = (run - straight) / radius
  if (bend < Math.PI) return [5 + radius - Math.sin(bend) * radius, 5 + radius - Math.cos(bend) * radius]
  return [5 + radius + (run - straight - Math.PI * radius), high - 5]
}
