// Runs in the game's frame: legs of running animals.

export type Point = readonly [x: number, y: number]

/** A leg: the lengths of its two bones, the widths where it begins, at the joint and at its end, and which way the joint points. */
export type Leg = { upper: number; lower: number; widths: readonly [number, number, number]; bend: 1 | -1 }

/** Returns where the joint of a leg is, from where it begins and where it stands. */
function jointOf([x, y]: Point, [footX, footY]: Point, { upper, lower, bend }: Leg): Point {
  const [dx, dy] = [footX - x, footY - y]
  const far = Math.min(Math.hypot(dx, dy), upper + lower - 0.01)
  const along = (upper * upper - lower * lower + far * far) / (2 * far)
  const aside = Math.sqrt(Math.max(upper * upper - along * along, 0)) * bend
  const [ux, uy] = [dx / (Math.hypot(dx, dy) || 1), dy / (Math.hypot(dx, dy) || 1)]
  return [x + ux * along - uy * aside, y + uy * along + ux * aside]
}

/** Draws a leg that tapers, and returns where it stands. */
export function drawLeg(ctx: CanvasRenderingContext2D, from: Point, to: Point, leg: Leg): Point {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1])
  const reach = Math.min(1, (leg.upper + leg.lower - 0.01) / (far || 1))
  const foot: Point = [from[0] + (to[0] - from[0]) * reach, from[1] + (to[1] - from[1]) * reach]
  const joint = jointOf(from, foot, leg)
  const [a, b, c] = leg.widths
  taper(ctx, from, joint, a, b)
  taper(ctx, joint, foot, b, c)
  return foot
}

/** Fills a bone that is broader at one end. */
function taper(ctx: CanvasRenderingContext2D, [x, y]: Point, [endX, endY]: Point, width: number, endWidth: number): void {
  const angle = Math.atan2(endY - y, endX - x) + Math.PI / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [half, endHalf] = [width / 2, endWidth / 2]
  ctx.beginPath()
  ctx.moveTo(x + cos * half, y + sin * half)
  ctx.lineTo(endX + cos * endHalf, endY + sin * endHalf)
  ctx.arc(endX, endY, endHalf, angle, angle + Math.PI)
  ctx.lineTo(x - cos * half, y - sin * half)
  ctx.arc(x, y, half, angle + Math.PI, angle + 2 * Math.PI)
  ctx.fill()
}

/**
 * Where a foot is from under its joint: it swings to and fro with a turn of the gait, and is lifted while it swings
 * forwards. `turn` counts whole strides.
 */
export function swing(turn: number, stride: number, lift: number): Point {
  const angle = turn * 2 * Math.PI
  const forwards = -Math.sin(angle)
  return [Math.cos(angle) * stride, -Math.max(forwards, 0) * lift]
}

/** Fills a closed curve through points, each of which pulls it. */
export function blob(ctx: CanvasRenderingContext2D, points: readonly Point[]): void {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
  const [startX, startY] = between(at(-1), at(0))
  ctx.beginPath()
  ctx.moveTo(startX, startY)
  for (let index = 0; index < points.length; index += 1) {
    const [x, y] = between(at(index), at(index + 1))
    ctx.quadraticCurveTo(...at(index), x, y)
  }
  ctx.closePath()
  ctx.fill()
}
