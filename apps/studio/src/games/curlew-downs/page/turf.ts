// Runs in the game's frame: the turf of Curlew Downs above the sea, by moonlight or in the sun.
import { drawHorse } from '../../../page-kit/virtual/race/horse.ts'
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
    sky0: '#0c1a3a',
    sky1: '#23406b',
    sky2: '#7f93a8',
    sky3: '#e8c9a4',
    sea: '#35587a',
    foam: '#9fb8cc',
    far: '#2b4a4c',
    chalk: '#a9b8b4',
    mid: '#1f3c38',
    gorse: '#16302a',
    flower: '#d8b24a',
    turf: '#2d5b3c',
    nearTurf: '#447a4a',
    stripe: '#ffffff0d',
    rail: '#f4f7f2',
    railShade: '#8fa39a',
    bird: '#e8eef2',
  },
  day: {
    sky0: '#6db4e6',
    sky1: '#a8d5ef',
    sky2: '#dceef3',
    sky3: '#fbf4e2',
    sea: '#5aa0bf',
    foam: '#e6f4f6',
    far: '#9ec79a',
    chalk: '#fbfaf2',
    mid: '#7fb37c',
    gorse: '#4f8a52',
    flower: '#f2c92f',
    turf: '#6db862',
    nearTurf: '#93cf74',
    stripe: '#ffffff2b',
    rail: '#ffffff',
    railShade: '#9fb3a4',
    bird: '#3a4650',
  },
  behind: (ctx, shot, colours, isNight) => {
    sky(
      ctx,
      shot.width,
      ['sky0', 'sky1', 'sky2', 'sky3'].map((name) => colours[name] ?? ''),
      122,
    )
    if (isNight) moon(ctx, shot.width)
    else glow(ctx, shot.width * 0.2, 34, 60, '#fffbe6f2')
    clouds(ctx, shot, isNight)
    sea(ctx, shot, colours)
    hills(ctx, shot, 0.05, 140, 44, colours['far'] ?? '')
    chalk(ctx, shot, colours)
    hills(ctx, shot, 0.16, 152, 30, colours['mid'] ?? '')
    gorse(ctx, shot, colours)
    birds(ctx, shot, colours)
    runway(ctx, shot.width, colours['turf'] ?? '', colours['nearTurf'] ?? '')
    mown(ctx, shot, colours)
    rail(ctx, shot, { y: 144, height: 17, gap: 74, speed: 0.97, colour: colours['rail'] ?? '', shade: colours['railShade'] ?? '' })
    stalls(ctx, shot, isNight)
    finishPost(ctx, shot, { post: '#fbfaf4', disc: '#b3242b' })
  },
  before: (ctx, shot, colours) => {
    rail(ctx, shot, { y: 291, height: 30, gap: 120, speed: 1.2, colour: colours['rail'] ?? '', shade: colours['railShade'] ?? '' })
  },
}

function moon(ctx: CanvasRenderingContext2D, width: number): void {
  glow(ctx, width * 0.24, 40, 56, '#f6ecd08c')
  ctx.fillStyle = '#fbf3dd'
  ctx.beginPath()
  ctx.arc(width * 0.24, 40, 13, 0, 7)
  ctx.fill()
}

function clouds(ctx: CanvasRenderingContext2D, shot: Shot, isNight: boolean): void {
  ctx.fillStyle = isNight ? '#ffffff17' : '#ffffffb8'
  along(shot, 0.02, 210, 120, (at, x) => {
    const y = 26 + scattered(at, 1) * 44
    for (let puff = 0; puff < 4; puff += 1) {
      ctx.beginPath()
      ctx.ellipse(x + puff * 22, y - (puff % 2) * 7, 25, 9 + (puff % 3) * 3, 0, 0, 7)
      ctx.fill()
    }
  })
}

function sea(ctx: CanvasRenderingContext2D, shot: Shot, colours: Colours): void {
  ctx.fillStyle = colours['sea'] ?? ''
  ctx.fillRect(0, 104, shot.width, 40)
  ctx.strokeStyle = colours['foam'] ?? ''
  ctx.lineWidth = 1
  ctx.globalAlpha = 0.5
  along(shot, 0.03, 44, 40, (at, x) =>
    line(ctx, x, 109 + scattered(at, 2) * 16, x + 12 + scattered(at, 3) * 22, 109 + scattered(at, 2) * 16),
  )
  ctx.globalAlpha = 1
}

/** A curlew cut into the chalk of the far slope, which gives the course its name. */
function chalk(ctx: CanvasRenderingContext2D, shot: Shot, colours: Colours): void {
  ctx.strokeStyle = colours['chalk'] ?? ''
  ctx.lineCap = 'round'
  along(shot, 0.05, 520, 120, (_, x) => {
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.moveTo(x, 128)
    ctx.quadraticCurveTo(x + 20, 112, x + 44, 120)
    ctx.quadraticCurveTo(x + 52, 108, x + 60, 110)
    ctx.quadraticCurveTo(x + 74, 113, x + 80, 124)
    ctx.stroke()
    ctx.lineWidth = 2
    line(ctx, x + 30, 122, x + 27, 136)
    line(ctx, x + 38, 122, x + 38, 136)
  })
}

function gorse(ctx: CanvasRenderingContext2D, shot: Shot, colours: Colours): void {
  along(shot, 0.5, 66, 60, (at, x) => {
    const size = 12 + scattered(at, 4) * 16
    ctx.fillStyle = colours['gorse'] ?? ''
    for (const side of [-0.8, 0, 0.8]) {
      ctx.beginPath()
      ctx.ellipse(x + side * size, 156 - size * 0.35, size * 0.8, size * 0.7, 0, Math.PI, 0)
      ctx.fill()
    }
    ctx.fillStyle = colours['flower'] ?? ''
    for (let flower = 0; flower < 9; flower += 1) {
      ctx.beginPath()
      ctx.arc(x + (scattered(at * 9 + flower, 5) - 0.5) * size * 2.4, 154 - scattered(at * 9 + flower, 6) * size * 0.8, 1.5, 0, 7)
      ctx.fill()
    }
  })
}

function birds(ctx: CanvasRenderingContext2D, shot: Shot, colours: Colours): void {
  ctx.strokeStyle = colours['bird'] ?? ''
  ctx.lineWidth = 1.5
  along(shot, 0.09, 150, 40, (at, x) => {
    const [y, beat] = [48 + scattered(at, 7) * 40, Math.sin(shot.ground / 60 + at * 2) * 4]
    ctx.beginPath()
    ctx.moveTo(x - 9, y - beat)
    ctx.quadraticCurveTo(x - 4, y - 3, x, y)
    ctx.quadraticCurveTo(x + 4, y - 3, x + 9, y - beat)
    ctx.stroke()
  })
}

/** The stripes in which the turf is mown. */
function mown(ctx: CanvasRenderingContext2D, shot: Shot, colours: Colours): void {
  ctx.fillStyle = colours['stripe'] ?? ''
  along(shot, 1, 220, 220, (_, x) => {
    ctx.beginPath()
    ctx.moveTo(x, track.top)
    ctx.lineTo(x + 110, track.top)
    ctx.lineTo(x + 72, viewHeight)
    ctx.lineTo(x - 52, viewHeight)
    ctx.fill()
  })
}

/** The stalls that the horses leave. */
function stalls(ctx: CanvasRenderingContext2D, shot: Shot, isNight: boolean): void {
  const x = shot.start - 76
  if (x < -220 || x > shot.width) return
  ctx.strokeStyle = isNight ? '#c9d3cc' : '#f5f8f4'
  ctx.lineWidth = 4
  for (let stall = 0; stall <= 6; stall += 1) {
    const part = stall / 6
    const [at, y] = [x - part * 34, track.top + 6 + part * 128]
    line(ctx, at, y, at, y - 62)
    line(ctx, at, y - 62, at + 118, y - 62)
  }
  ctx.fillStyle = isNight ? '#2f5f86' : '#2f7fb6'
  ctx.fillRect(x - 6, track.top - 66, 132, 12)
}

/** How the horses' races are drawn. */
export const downs: RaceLook = {
  lens: { spread: 4200, rush: 2.9 },
  scenery,
  runner: drawHorse,
  stride: 236,
  scale: [0.66, 0.9],
  dust: ['#3d6a45', '#7fb968'],
}
