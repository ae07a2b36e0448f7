// Runs in the game's frame: the track of the Lamplight Dogs, at nightfall or in the morning.
import { drawGreyhound } from '../../../page-kit/virtual/race/greyhound.ts'
import {
  along,
  finishPost,
  glow,
  hills,
  line,
  rail,
  runway,
  scattered,
  sky,
  track,
  type Colours,
  type Scenery,
} from '../../../page-kit/virtual/race/scenery.ts'
import { viewHeight, type Shot } from '../../../page-kit/virtual/race/camera.ts'
import type { RaceLook } from '../../../page-kit/virtual/race/stage.ts'

const scenery: Scenery = {
  night: {
    sky0: '#141a3c',
    sky1: '#4a3566',
    sky2: '#c4695c',
    sky3: '#f2b36b',
    town: '#2b2448',
    trees: '#1d1a35',
    stand: '#171429',
    roof: '#0f0d1e',
    crowd: '#ffd28a',
    lamp: '#ffdf9e',
    pole: '#0c0b18',
    hedge: '#12241f',
    far: '#6f5340',
    near: '#a3795a',
    streak: '#00000026',
    rail: '#f3e6cf',
    railShade: '#8c7b68',
  },
  day: {
    sky0: '#8cc4ea',
    sky1: '#bfe0f2',
    sky2: '#e6f2f0',
    sky3: '#fdf3dc',
    town: '#a9bcc9',
    trees: '#7f9f8e',
    stand: '#c8b9a2',
    roof: '#8d4a3c',
    crowd: '#5d6b86',
    lamp: '#fff7dd',
    pole: '#59616c',
    hedge: '#3f7a4f',
    far: '#d9b083',
    near: '#efcf9f',
    streak: '#7a4f2322',
    rail: '#ffffff',
    railShade: '#a59a8c',
  },
  behind: (ctx, shot, colours, isNight) => {
    sky(
      ctx,
      shot.width,
      ['sky0', 'sky1', 'sky2', 'sky3'].map((name) => colours[name] ?? ''),
      132,
    )
    glow(ctx, shot.width * 0.22, 108, 70, isNight ? '#ffcf8f99' : '#fff6d8e6')
    hills(ctx, shot, 0.03, 132, 26, colours['town'] ?? '')
    poplars(ctx, shot, colours)
    stand(ctx, shot, colours)
    lamps(ctx, shot, colours, isNight)
    ctx.fillStyle = colours['hedge'] ?? ''
    ctx.fillRect(0, 136, shot.width, 24)
    along(shot, 1, 26, 20, (at, x) => {
      ctx.beginPath()
      ctx.ellipse(x, 138, 17, 6 + scattered(at, 3) * 4, 0, 0, 7)
      ctx.fill()
    })
    runway(ctx, shot.width, colours['far'] ?? '', colours['near'] ?? '')
    rakedSand(ctx, shot, colours)
    rail(ctx, shot, { y: 150, height: 12, gap: 46, speed: 1, colour: colours['rail'] ?? '', shade: colours['railShade'] ?? '' })
    traps(ctx, shot, isNight)
    finishPost(ctx, shot, { post: '#f7f1e3', disc: '#c9352f' })
    hare(ctx, shot)
  },
  before: (ctx, shot, colours) => {
    rail(ctx, shot, { y: 290, height: 26, gap: 96, speed: 1.18, colour: colours['rail'] ?? '', shade: colours['railShade'] ?? '' })
  },
}

function poplars(ctx: CanvasRenderingContext2D, shot: Shot, colours: Colours): void {
  ctx.fillStyle = colours['trees'] ?? ''
  along(shot, 0.14, 34, 30, (at, x) => {
    const height = 30 + scattered(at, 1) * 26
    ctx.beginPath()
    ctx.ellipse(x + scattered(at, 2) * 12, 136 - height * 0.5, 6 + scattered(at, 4) * 3, height * 0.55, 0, 0, 7)
    ctx.fill()
  })
}

/** A stand with a roof and people in it, between stretches of open field. */
function stand(ctx: CanvasRenderingContext2D, shot: Shot, colours: Colours): void {
  along(shot, 0.34, 620, 460, (at, x) => {
    ctx.fillStyle = colours['stand'] ?? ''
    ctx.beginPath()
    ctx.moveTo(x, 142)
    ctx.lineTo(x + 26, 92)
    ctx.lineTo(x + 330, 92)
    ctx.lineTo(x + 330, 142)
    ctx.fill()
    ctx.fillStyle = colours['roof'] ?? ''
    ctx.beginPath()
    ctx.moveTo(x + 8, 84)
    ctx.lineTo(x + 346, 76)
    ctx.lineTo(x + 346, 84)
    ctx.lineTo(x + 14, 92)
    ctx.fill()
    ctx.fillStyle = colours['crowd'] ?? ''
    for (let person = 0; person < 84; person += 1) {
      const row = person % 4
      ctx.globalAlpha = 0.28 + 0.6 * scattered(person + at * 90, 5)
      ctx.fillRect(x + 34 - row * 6 + Math.floor(person / 4) * 14 + scattered(person, 6) * 4, 99 + row * 10, 3.2, 4.4)
    }
    ctx.globalAlpha = 1
  })
}

function lamps(ctx: CanvasRenderingContext2D, shot: Shot, colours: Colours, isNight: boolean): void {
  along(shot, 0.72, 290, 90, (_, x) => {
    ctx.strokeStyle = colours['pole'] ?? ''
    ctx.lineWidth = 3.4
    line(ctx, x, 146, x, 40)
    ctx.lineWidth = 2.4
    line(ctx, x - 17, 44, x + 17, 40)
    ctx.fillStyle = colours['lamp'] ?? ''
    for (const side of [-17, 0, 17]) ctx.fillRect(x + side - 5, 39 - side * 0.1, 10, 5)
    if (!isNight) return
    glow(ctx, x, 44, 58, '#ffdf9eb0')
    ctx.fillStyle = '#ffe7b01f'
    ctx.beginPath()
    ctx.moveTo(x - 14, 46)
    ctx.lineTo(x + 14, 46)
    ctx.lineTo(x + 130, viewHeight)
    ctx.lineTo(x - 130, viewHeight)
    ctx.fill()
  })
}

/** Lines that the harrow has left in the sand. */
function rakedSand(ctx: CanvasRenderingContext2D, shot: Shot, colours: Colours): void {
  ctx.strokeStyle = colours['streak'] ?? ''
  ctx.lineWidth = 2
  along(shot, 1, 37, 60, (at, x) => {
    const y = track.top + 8 + scattered(at, 7) * (viewHeight - track.top - 12)
    line(ctx, x, y, x + 26 + scattered(at, 8) * 30, y)
  })
}

/** The boxes that the dogs leave. */
function traps(ctx: CanvasRenderingContext2D, shot: Shot, isNight: boolean): void {
  const x = shot.start - 66
  if (x < -200 || x > shot.width) return
  ctx.fillStyle = isNight ? '#2a2438' : '#6d7683'
  ctx.beginPath()
  ctx.moveTo(x - 30, track.top - 34)
  ctx.lineTo(x + 22, track.top - 34)
  ctx.lineTo(x - 14, viewHeight - 8)
  ctx.lineTo(x - 80, viewHeight - 8)
  ctx.fill()
  ctx.fillStyle = isNight ? '#d9a441' : '#f0c25a'
  ctx.fillRect(x - 34, track.top - 40, 60, 8)
}

/** The hare that they run after, on its arm along the rail. */
function hare(ctx: CanvasRenderingContext2D, shot: Shot): void {
  const first = Math.max(...shot.runners.map(({ x }) => x))
  const running = shot.runners.some(({ vigour }) => vigour > 0.2)
  const x = first + (running ? 150 : 210)
  ctx.strokeStyle = '#00000066'
  ctx.lineWidth = 2
  line(ctx, x - 5, 151, x - 12, 166)
  ctx.fillStyle = '#f5efe4'
  ctx.beginPath()
  ctx.ellipse(x - 14, 168, 11, 6, -0.1, 0, 7)
  ctx.ellipse(x - 2, 164, 5, 4.4, 0, 0, 7)
  ctx.fill()
  ctx.beginPath()
  ctx.ellipse(x - 7, 157, 2, 7, -0.7, 0, 7)
  ctx.ellipse(x - 3, 156, 2, 7, -0.4, 0, 7)
  ctx.fill()
}

/** How the dogs' races are drawn. */
export const lamplight: RaceLook = {
  lens: { spread: 3600, rush: 3.1 },
  scenery,
  runner: drawGreyhound,
  stride: 178,
  scale: [0.86, 1.12],
  dust: ['#d8b48c', '#f6e3c2'],
}
