// Runs in the game's frame: draws a greyhound at full stretch. Its feet stand on y = 0, its middle over x = 0.
import { blob, drawLeg, swing, type Leg, type Point } from './limbs.ts'
import type { Look } from './look.ts'

const fore: Leg = { upper: 19, lower: 21, widths: [8, 4.2, 3], bend: 1 }
const hind: Leg = { upper: 21, lower: 23, widths: [13, 5, 3], bend: -1 }

/** Draws a dog in its stride; `turn` counts strides of a rotary gallop that gathers and stretches the back, `vigour` is 1 at full
 * speed and 0 in a stand. */
export function drawGreyhound(ctx: CanvasRenderingContext2D, turn: number, vigour: number, look: Look): void {
  const { coat, shade, cloth, trim, mark, ink } = look
  const angle = turn * 2 * Math.PI
  const stretch = Math.cos(angle) * vigour
  const bob = -36 - 2.5 * vigour * Math.sin(angle * 2)
  const shoulder: Point = [21 + stretch * 5, bob - 1 + stretch * 1.5]
  const hip: Point = [-23 - stretch * 6, bob - stretch * 1.5]
  const arch: Point = [-3, bob - 8 + stretch * 5]
  const legAt = ([x, y]: Point, phase: number, stride: number, lift: number): Point => {
    const [dx, dy] = swing(turn + phase, stride * vigour, lift * vigour)
    return [x + dx, Math.min(y + 38, 0) + dy]
  }
  ctx.fillStyle = shade
  drawLeg(ctx, [shoulder[0] - 2, shoulder[1] + 9], legAt([shoulder[0] + 1, shoulder[1]], 0.07, 31, 14), fore)
  drawLeg(ctx, [hip[0] + 2, hip[1] + 5], legAt([hip[0] + 3, hip[1]], 0.57, 31, 13), hind)
  tail(ctx, hip, angle, coat)
  ctx.fillStyle = coat
  torso(ctx, shoulder, hip, arch)
  head(ctx, shoulder, angle, coat, shade)
  ctx.fillStyle = cloth
  jacket(ctx, shoulder, arch)
  ctx.strokeStyle = trim
  ctx.lineWidth = 1.6
  ctx.stroke()
  number(ctx, [(shoulder[0] + arch[0]) / 2 + 0.5, (shoulder[1] + arch[1]) / 2 + 10], mark, ink)
  ctx.fillStyle = coat
  drawLeg(ctx, [hip[0] + 1, hip[1] + 6], legAt([hip[0] + 1, hip[1]], 0.5, 32, 14), hind)
  drawLeg(ctx, [shoulder[0] - 1, shoulder[1] + 10], legAt([shoulder[0] + 3, shoulder[1]], 0, 32, 15), fore)
}

function torso(ctx: CanvasRenderingContext2D, [sx, sy]: Point, [hx, hy]: Point, [ax, ay]: Point): void {
  blob(ctx, [
    [hx - 9, hy + 2],
    [hx - 1, hy - 7],
    [ax - 4, ay - 3],
    [sx - 6, sy - 9],
    [sx + 9, sy - 6],
    [sx + 11, sy + 8],
    [sx - 1, sy + 22],
    [sx - 17, sy + 17],
    [ax - 4, ay + 16],
    [hx + 10, hy + 13],
    [hx - 4, hy + 17],
  ])
}

/** The neck goes with the stride, the muzzle stays level. */
function head(ctx: CanvasRenderingContext2D, [sx, sy]: Point, angle: number, coat: string, shade: string): void {
  const [x, y] = [sx + 25 + Math.cos(angle) * 2, sy - 14 + Math.sin(angle) * 2]
  blob(ctx, [
    [sx - 4, sy - 8],
    [x - 9, y - 5],
    [x - 1, y - 2],
    [x - 4, y + 5],
    [sx + 11, sy + 8],
    [sx + 1, sy + 8],
  ])
  blob(ctx, [
    [x - 9, y - 5],
    [x + 2, y - 6],
    [x + 17, y + 1],
    [x + 19, y + 4],
    [x + 6, y + 6],
    [x - 6, y + 5],
  ])
  ctx.fillStyle = shade
  blob(ctx, [
    [x - 6, y - 4],
    [x - 15, y - 7],
    [x - 15, y - 3],
    [x - 5, y + 1],
  ])
  ctx.fillStyle = '#15100e'
  dot(ctx, x + 3, y - 1.4, 1.2)
  dot(ctx, x + 17, y + 2.6, 1.5)
  ctx.fillStyle = coat
}

function jacket(ctx: CanvasRenderingContext2D, [sx, sy]: Point, [ax, ay]: Point): void {
  blob(ctx, [
    [ax - 9, ay - 4],
    [sx - 6, sy - 10],
    [sx + 5, sy - 7],
    [sx + 7, sy + 8],
    [sx - 1, sy + 21],
    [sx - 15, sy + 17],
    [ax - 7, ay + 14],
  ])
}

function number(ctx: CanvasRenderingContext2D, [x, y]: Point, mark: string, ink: string): void {
  ctx.fillStyle = ink
  ctx.font = '700 13px "IBM Plex Sans", sans-serif'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(mark, x, y - 2)
}

function tail(ctx: CanvasRenderingContext2D, [x, y]: Point, angle: number, coat: string): void {
  const sway = Math.sin(angle) * 6
  ctx.strokeStyle = coat
  ctx.lineCap = 'round'
  ctx.lineWidth = 2.6
  ctx.beginPath()
  ctx.moveTo(x - 6, y + 3)
  ctx.bezierCurveTo(x - 18, y + 12 + sway, x - 26, y + 14 - sway, x - 38, y + 5 + sway)
  ctx.stroke()
}

function dot(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 7)
  ctx.fill()
}
