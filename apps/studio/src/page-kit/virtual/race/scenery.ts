// Runs in the game's frame: the parts of which the sceneries of races are drawn.
import { viewHeight, type Shot } from './camera.ts'

export type Colours = Readonly<Record<string, string>>

/** What stands behind and before the runners. */
export type Scenery = {
  /** Colours by night and by day, under the same names. */
  night: Colours
  day: Colours
  behind: (ctx: CanvasRenderingContext2D, shot: Shot, colours: Colours, isNight: boolean) => void
  before: (ctx: CanvasRenderingContext2D, shot: Shot, colours: Colours) => void
}

/** The upper and the lower edge of what is run on. */
export const track = { top: 158, bottom: 292 }

/** Draws something again and again along a layer that passes at a part of the ground's speed; `draw` is given its count and its place. */
export function along({ ground, width }: Shot, speed: number, gap: number, reach: number, draw: (at: number, x: number) => void): void {
  const passed = ground * speed
  for (let at = Math.floor((passed - reach) / gap); at * gap - passed < width + reach; at += 1) draw(at, at * gap - passed)
}

/** A number from 0 to 1 that always is the same for a count. */
export function scattered(at: number, salt: number): number {
  const value = Math.sin(at * 127.1 + salt * 311.7) * 43_758.5453
  return value - Math.floor(value)
}

/** Fills the sky from above down to the horizon. */
export function sky(ctx: CanvasRenderingContext2D, width: number, colours: readonly string[], horizon: number): void {
  const fill = ctx.createLinearGradient(0, 0, 0, horizon)
  for (const [at, colour] of colours.entries()) fill.addColorStop(at / Math.max(colours.length - 1, 1), colour)
  ctx.fillStyle = fill
  ctx.fillRect(0, 0, width, horizon + 1)
}

/** Fills a line of hills; the same hills come again whenever they pass. */
export function hills(ctx: CanvasRenderingContext2D, shot: Shot, speed: number, base: number, height: number, colour: string): void {
  const passed = shot.ground * speed
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(0, viewHeight)
  for (let x = 0; x <= shot.width + 8; x += 8) {
    const at = (x + passed) / 90
    ctx.lineTo(x, base - height * (0.5 + 0.32 * Math.sin(at * 0.61 + speed * 40) + 0.18 * Math.sin(at * 1.63 + speed * 90)))
  }
  ctx.lineTo(shot.width, viewHeight)
  ctx.fill()
}

/** Fills what is run on, lighter towards the onlooker. */
export function runway(ctx: CanvasRenderingContext2D, width: number, far: string, near: string): void {
  const fill = ctx.createLinearGradient(0, track.top, 0, viewHeight)
  fill.addColorStop(0, far)
  fill.addColorStop(1, near)
  ctx.fillStyle = fill
  ctx.fillRect(0, track.top, width, viewHeight - track.top)
}

/** Draws a rail on posts that passes with the ground, or faster where it is nearer. */
export function rail(
  ctx: CanvasRenderingContext2D,
  shot: Shot,
  look: { y: number; height: number; gap: number; speed: number; colour: string; shade: string },
): void {
  const { y, height, gap, speed, colour, shade } = look
  ctx.strokeStyle = shade
  ctx.lineWidth = height / 6
  along(shot, speed, gap, gap, (_, x) => line(ctx, x, y, x + height * 0.12, y + height))
  ctx.strokeStyle = colour
  ctx.lineWidth = height / 4.4
  line(ctx, 0, y, shot.width, y)
}

/** Draws the line and the post of the finish, which the runners pass. */
export function finishPost(ctx: CanvasRenderingContext2D, { finish, width }: Shot, { post, disc }: { post: string; disc: string }): void {
  if (finish < -60 || finish > width + 60) return
  ctx.fillStyle = '#ffffffd9'
  ctx.beginPath()
  ctx.moveTo(finish - 3, track.top)
  ctx.lineTo(finish + 1, track.top)
  ctx.lineTo(finish - 18, viewHeight)
  ctx.lineTo(finish - 27, viewHeight)
  ctx.fill()
  ctx.fillStyle = post
  ctx.fillRect(finish - 2.5, 72, 5, track.top - 72)
  for (let y = 82; y < track.top; y += 18) {
    ctx.fillStyle = disc
    ctx.fillRect(finish - 2.5, y, 5, 9)
  }
  ctx.beginPath()
  ctx.arc(finish, 66, 12, 0, 7)
  ctx.fill()
  ctx.fillStyle = post
  ctx.beginPath()
  ctx.arc(finish, 66, 6.5, 0, 7)
  ctx.fill()
}

export function line(ctx: CanvasRenderingContext2D, x: number, y: number, endX: number, endY: number): void {
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(endX, endY)
  ctx.stroke()
}

/** Fills a round light that fades to its edge. */
export function glow(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  const fill = ctx.createRadialGradient(x, y, 0, x, y, radius)
  fill.addColorStop(0, colour)
  fill.addColorStop(1, `${colour.slice(0, 7)}00`)
  ctx.fillStyle = fill
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}
