import { z } from 'zod'
import { html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'
import { controlRoute } from '../base/control-route.ts'

const hour = 3600
const steps: [label: string, seconds: number][] = [
  ['1 minute', 60],
  ['10 minutes', 600],
  ['1 hour', hour],
  ['1 day', 24 * hour],
  ['1 week', 7 * 24 * hour],
  ['30 days', 30 * 24 * hour],
]
const state = z.object({ now: z.string(), offsetSeconds: z.number() })

/** Adds the clock to the control room and its API: it shows the product's time and moves it forward, never back. */
export function register(world: World): void {
  const tell = () => ({
    status: 200 as const,
    body: { now: world.clock.now().toISOString(), offsetSeconds: world.clock.offsetMs() / 1000 },
  })
  world.control.routes.push(
    controlRoute({
      method: 'GET',
      path: '/clock',
      tag: 'Clock',
      summary: 'The product’s time and how far it is ahead',
      answer: state,
      run: async () => tell(),
    }),
    controlRoute({
      method: 'POST',
      path: '/clock',
      tag: 'Clock',
      summary: 'Move the time forward for the product and the sandbox alike; what is due then happens at once',
      body: z.object({ advanceSeconds: z.coerce.number().positive().max(3_153_600_000) }),
      answer: state,
      run: async ({ body }) => {
        await world.clock.advance(Math.round(body.advanceSeconds * 1000))
        return tell()
      },
    }),
  )
  world.control.sections.push({ name: 'clock', title: 'Clock', topics: ['clock'], draw: async () => drawClock(world) })
  world.clock.onMove(() => {
    world.changes.say('clock')
    world.ticker.wake()
  })
}

function drawClock(world: World) {
  const now = world.clock.now()
  const ahead = world.clock.offsetMs()
  return html`<div class="clock">
    <p class="now">
      <time data-clock="${now.getTime()}" datetime="${now.toISOString()}">${now.toISOString().slice(0, 19).replace('T', ' ')}</time> UTC
    </p>
    <p class="lead">
      ${ahead === 0 ? 'The product runs on the system’s time.' : `The product is ${durationText(ahead)} ahead of the system.`}
    </p>
    <h2>Move forward by</h2>
    <div class="acts">
      ${steps.map(([label, seconds]) => html`<button type="button" class="act" data-post="/control/api/clock" data-body="${JSON.stringify({ advanceSeconds: seconds })}">${label}</button>`)}
    </div>
    <form class="act-form" data-post="/control/api/clock">
      <label>Seconds <input name="advanceSeconds" inputmode="numeric" pattern="[0-9]+" required /></label>
      <button class="act">Move</button>
    </form>
    <p class="lead">It never goes back: tokens, limits and notices depend on it.</p>
  </div>`
}

function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}
