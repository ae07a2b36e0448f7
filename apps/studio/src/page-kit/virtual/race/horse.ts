// Runs in the game's frame: draws a horse and its rider in a gallop. Its hooves stand on y = 0, its middle over x = 0.
import { blob, drawLeg, swing, type Leg, type Point } from './limbs.ts'
import type { Look } from './look.ts'

const fore: Leg = { upper: 27, lower: 29, widths: [11, 5.6, 3.8], bend: 1 }
const hind: Leg = { upper: 28, lower: 31, widths: [18, 6.4, 4], bend: -1 }

/** Draws a horse in its stride; `turn` counts strides of a four-beat gallop, `vigour` is 1 at full speed and 0 in a stand. */
export function drawHorse(ctx: CanvasRenderingContext2D, turn: number, vigour: number, look: Look): void {
  const angle = turn * 2 * Math.PI
  const rock = Math.sin(angle) * 2.2 * vigour
  const top = -58 - 2.6 * vigour * Math.cos(angle)
  const shoulder: Point = [26 + Math.cos(angle) * 1.6, top + rock]
  const hip: Point = [-28 - Math.cos(angle) * 2.2, top - rock]
  const legAt = (x: number, phase: number, stride: number, lift: number): Point => {
    const [dx, dy] = swing(turn + phase, stride * vigour, lift * vigour)
    return [x + dx, dy]
  }
  ctx.fillStyle = look.shade
  hoof(ctx, drawLeg(ctx, [shoulder[0] - 3, shoulder[1] + 16], legAt(shoulder[0] + 1, 0.12, 33, 19), fore))
  ctx.fillStyle = look.shade
  hoof(ctx, drawLeg(ctx, [hip[0] + 3, hip[1] + 12], legAt(hip[0] + 3, 0.56, 34, 17), hind))
  tail(ctx, hip, angle, look.mane)
  ctx.fillStyle = look.coat
  torso(ctx, shoulder, hip)
  head(ctx, shoulder, angle, look)
  cloth(ctx, shoulder, hip, look)
  ctx.fillStyle = look.coat
  hoof(ctx, drawLeg(ctx, [hip[0] + 1, hip[1] + 13], legAt(hip[0] + 1, 0.44, 35, 18), hind))
  ctx.fillStyle = look.coat
  hoof(ctx, drawLeg(ctx, [shoulder[0] - 1, shoulder[1] + 17], legAt(shoulder[0] + 3, 0, 34, 20), fore))
  rider(ctx, [(shoulder[0] + hip[0]) / 2 + 9, top - 9 - rock * 0.4], angle, look)
}

function torso(ctx: CanvasRenderingContext2D, [sx, sy]: Point, [hx, hy]: Point): void {
  blob(ctx, [
    [hx - 13, hy + 4],
    [hx - 4, hy - 8],
    [hx + 16, hy - 4],
    [-2, (sy + hy) / 2 - 2],
    [sx - 10, sy - 9],
    [sx + 9, sy - 8],
    [sx + 15, sy + 8],
    [sx + 4, sy + 25],
    [sx - 16, sy + 27],
    [-6, (sy + hy) / 2 + 27],
    [hx + 14, hy + 23],
    [hx - 4, hy + 24],
  ])
}

/** The neck reaches forwards and dips with the stride. */
function head(ctx: CanvasRenderingContext2D, [sx, sy]: Point, angle: number, { coat, shade, mane }: Look): void {
  const dip = Math.sin(angle + 0.6) * 3.4
  const [x, y] = [sx + 35 + dip * 0.5, sy - 25 + dip]
  blob(ctx, [
    [sx - 12, sy - 6],
    [sx + 8, sy - 20],
    [x - 7, y - 8],
    [x + 4, y - 3],
    [x - 5, y + 8],
    [sx + 16, sy + 8],
    [sx, sy + 10],
  ])
  blob(ctx, [
    [x - 7, y - 8],
    [x + 2, y - 8],
    [x + 20, y + 9],
    [x + 22, y + 14],
    [x + 15, y + 17],
    [x + 1, y + 9],
    [x - 8, y + 6],
  ])
  ctx.fillStyle = mane
  blob(ctx, [
    [x - 2, y - 7],
    [x - 10, y - 11],
    [sx + 4, sy - 20],
    [sx - 12, sy - 9],
    [sx - 2, sy - 10],
    [x - 9, y - 1],
  ])
  ctx.fillStyle = coat
  blob(ctx, [
    [x - 3, y - 6],
    [x - 4, y - 14],
    [x, y - 13],
    [x + 3, y - 5],
  ])
  ctx.fillStyle = shade
  dot(ctx, x + 18, y + 12, 2)
  ctx.fillStyle = '#120d0a'
  dot(ctx, x + 5, y - 0.5, 1.5)
  ctx.strokeStyle = '#2a1c12'
  ctx.lineWidth = 1.1
  ctx.beginPath()
  ctx.moveTo(x + 13, y + 3)
  ctx.lineTo(x + 12, y + 14)
  ctx.lineTo(sx + 2, sy - 15)
  ctx.stroke()
}

function cloth(ctx: CanvasRenderingContext2D, [sx, sy]: Point, [, hy]: Point, { cloth: ground, trim, ink, mark }: Look): void {
  const y = (sy + hy) / 2
  ctx.fillStyle = ground
  blob(ctx, [
    [sx - 55, y - 7],
    [sx - 33, y - 7],
    [sx - 32, y + 14],
    [sx - 54, y + 13],
  ])
  ctx.strokeStyle = trim
  ctx.lineWidth = 1.2
  ctx.stroke()
  ctx.fillStyle = ink
  ctx.font = '700 13px "IBM Plex Sans", sans-serif'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(mark, sx - 43.5, y + 4)
}

/** The rider crouches over the neck and gives with the hands. */
function rider(ctx: CanvasRenderingContext2D, [x, y]: Point, angle: number, { cloth: silk, trim }: Look): void {
  const give = Math.cos(angle) * 2.4
  ctx.fillStyle = '#f2eee2'
  blob(ctx, [
    [x - 14, y - 8],
    [x - 4, y - 9],
    [x + 2, y + 4],
    [x - 6, y + 14],
    [x - 10, y + 6],
  ])
  ctx.fillStyle = '#1f1a18'
  blob(ctx, [
    [x - 9, y + 8],
    [x - 3, y + 7],
    [x - 6, y + 20],
    [x - 12, y + 19],
  ])
  ctx.fillStyle = silk
  blob(ctx, [
    [x - 16, y - 10],
    [x - 8, y - 19],
    [x + 8, y - 23],
    [x + 15, y - 18],
    [x + 6, y - 10],
    [x - 6, y - 5],
  ])
  ctx.strokeStyle = trim
  ctx.lineWidth = 1
  ctx.stroke()
  ctx.strokeStyle = silk
  ctx.lineWidth = 4.4
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(x + 9, y - 17)
  ctx.quadraticCurveTo(x + 13, y - 7, x + 22 + give, y - 8)
  ctx.stroke()
  ctx.fillStyle = '#e2b48c'
  dot(ctx, x + 17, y - 24, 4)
  ctx.fillStyle = silk
  ctx.beginPath()
  ctx.arc(x + 16, y - 25.5, 5.2, Math.PI, 0.2)
  ctx.lineTo(x + 24, y - 24)
  ctx.closePath()
  ctx.fill()
  ctx.strokeStyle = trim
  ctx.lineWidth = 1
  ctx.stroke()
}

function tail(ctx: CanvasRenderingContext2D, [x, y]: Point, angle: number, mane: string): void {
  const sway = Math.sin(angle) * 5
  ctx.fillStyle = mane
  blob(ctx, [
    [x - 9, y - 3],
    [x - 24, y - 4 + sway],
    [x - 42, y + 8 - sway],
    [x - 50, y + 22 - sway],
    [x - 34, y + 15],
    [x - 18, y + 10 + sway],
    [x - 10, y + 6],
  ])
}

function hoof(ctx: CanvasRenderingContext2D, [x, y]: Point): void {
  ctx.fillStyle = '#2a211b'
  ctx.beginPath()
  ctx.moveTo(x - 2.6, y - 3)
  ctx.lineTo(x + 2.4, y - 3)
  ctx.lineTo(x + 5, y + 1.6)
  ctx.lineTo(x - 2.6, y + 1.6)
  ctx.fill()
}

function dot(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 7)
  ctx.fill()
}
