// Runs in the game's frame: the drawn race. It shows what the studio has decided, at the time that it is.
import type { RacePlan, RaceResult } from '../../../engine/virtual/races.ts'
import { openCamera, viewHeight, type Lens, type Shot } from './camera.ts'
import { drawMap } from './map.ts'
import { lookOf, type Look } from './look.ts'
import { track, type Scenery } from './scenery.ts'

/** How a game draws its races. */
export type RaceLook = {
  lens: Lens
  scenery: Scenery
  /** Draws a runner whose feet stand on y = 0. */
  runner: (ctx: CanvasRenderingContext2D, turn: number, vigour: number, look: Look) => void
  /** How far a stride goes, and how large the runners of the farthest and the nearest lane are. */
  stride: number
  scale: readonly [far: number, near: number]
  /** How fast dust or turf flies, and its colour by night and by day. */
  dust: readonly [night: string, day: string]
}

type Drawn = { plan: RacePlan; result: RaceResult | null; ms: number }

/** Opens the canvas of the race; `draw` shows a moment. */
export function openStage(canvas: HTMLCanvasElement, look: RaceLook) {
  const ctx = canvas.getContext('2d')
  const camera = openCamera(look.lens)
  const day = matchMedia('(prefers-color-scheme: light)')
  const draw = ({ plan, result, ms }: Drawn): void => {
    if (!ctx) return
    const { width } = fit(canvas, ctx)
    const isNight = !day.matches
    const colours = isNight ? look.scenery.night : look.scenery.day
    const shot = camera(result, plan.runners.length, ms, width)
    look.scenery.behind(ctx, shot, colours, isNight)
    for (const [runner, { name }] of plan.runners.entries())
      drawRunner(ctx, shot, look, runner, plan.runners.length, lookOf(runner, name), look.dust[isNight ? 0 : 1])
    look.scenery.before(ctx, shot, colours)
    drawMap(ctx, width, plan.runners.length, result, ms, isNight)
  }
  return { draw, onLight: (run: () => void) => day.addEventListener('change', run) }
}

/** Makes the canvas as sharp as the screen, and returns how many units it is wide. */
function fit(canvas: HTMLCanvasElement, ctx: CanvasRenderingContext2D): { width: number } {
  const sharp = Math.min(window.devicePixelRatio || 1, 2)
  const [wide, high] = [Math.round(canvas.clientWidth * sharp), Math.round(canvas.clientHeight * sharp)]
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide
    canvas.height = high
  }
  const scale = high / viewHeight || 1
  ctx.setTransform(scale, 0, 0, scale, 0, 0)
  return { width: wide / scale }
}

function drawRunner(
  ctx: CanvasRenderingContext2D,
  shot: Shot,
  { scale: [far, near], runner: draw, stride }: RaceLook,
  runner: number,
  count: number,
  look: Look,
  dust: string,
): void {
  const at = shot.runners[runner]
  const depth = count > 1 ? runner / (count - 1) : 0
  const size = far + (near - far) * depth
  if (!at || at.x < -140 || at.x > shot.width + 140) return
  const y = track.top + 27 + depth * (track.bottom - track.top - 34) + Math.sin(at.run / 900 + runner * 2.1) * 2.5
  const turn = at.run / stride + runner * 0.37
  ctx.save()
  ctx.translate(at.x, y)
  ctx.scale(size, size)
  ctx.fillStyle = '#00000045'
  ctx.beginPath()
  ctx.ellipse(-4, 1, 46, 6, 0, 0, 7)
  ctx.fill()
  if (at.vigour > 0.5) puffs(ctx, turn, dust)
  draw(ctx, turn, at.vigour, look)
  ctx.restore()
}

/** What the feet throw up: each puff goes with one stride. */
function puffs(ctx: CanvasRenderingContext2D, turn: number, colour: string): void {
  ctx.fillStyle = colour
  for (let back = 0; back < 3; back += 1) {
    const age = (turn % 1) + back
    ctx.globalAlpha = Math.max(0, 0.5 - age * 0.17)
    ctx.beginPath()
    ctx.ellipse(-34 - age * 24, -3 - age * 5, 5 + age * 5, 3 + age * 3.2, 0, 0, 7)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}
