import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { controlRoute, type ControlRoute, type ControlSection } from '../base/control-route.ts'
import { html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'
import { antivirusModes, readMode, readScans, writeMode, type AntivirusMode } from './antivirus.sql.ts'
import { startClamd } from './clamd.ts'

/** Registers the virus scanner: clamd's protocol on its own port, with a verdict chosen in the control room. */
export function register(app: FastifyInstance, world: World): void {
  world.control.routes.push(...routes(world))
  world.control.sections.push(section(world))
  let clamd: { close: () => Promise<void> } | null = null
  app.addHook('onReady', async () => {
    clamd = await startClamd(world)
  })
  app.addHook('onClose', async () => clamd?.close())
}

const answer = z.object({
  mode: z.enum(antivirusModes),
  scans: z.array(z.object({ id: z.string(), bytes: z.number(), verdict: z.string(), at: z.date() })),
})

async function whole({ database: { query } }: World) {
  return { status: 200 as const, body: { mode: await readMode(query), scans: await readScans(query) } }
}

function routes(world: World): ControlRoute[] {
  const tag = 'Virus check'
  return [
    controlRoute({
      method: 'GET',
      path: '/antivirus',
      tag,
      summary: 'What the virus check does, and what it has looked at',
      answer,
      run: () => whole(world),
    }),
    controlRoute({
      method: 'POST',
      path: '/antivirus',
      tag,
      summary: 'Let it look at files as usual, find something in every one, or not answer',
      body: z.object({ mode: z.enum(antivirusModes) }),
      answer,
      run: async ({ body }) => {
        await writeMode(world.database.query, body.mode)
        world.changes.say('antivirus')
        return whole(world)
      },
    }),
  ]
}

const modeWords: Record<AntivirusMode, { now: string; act: string }> = {
  usual: { now: 'looks at files, and finds the EICAR test text', act: 'Look at files as usual' },
  found: { now: 'finds a virus in every file', act: 'Find a virus in every file' },
  away: { now: 'does not answer', act: 'Stop answering' },
}

function section(world: World): ControlSection {
  const { query } = world.database
  return {
    name: 'antivirus',
    title: 'Virus check',
    topics: ['antivirus'],
    count: async () => (await readScans(query)).length,
    draw: async () => {
      const [mode, scans] = [await readMode(query), await readScans(query)]
      return html`<p class="lead">
          Looks at every file that a player sends, as clamd does, on port ${String(world.environment.antivirusPort)}.
        </p>
        <article class="card" data-key="antivirus">
          <h2>It ${modeWords[mode].now}</h2>
          <div class="acts">
            ${antivirusModes
              .filter((one) => one !== mode)
              .map(
                (one) =>
                  html`<button type="button" class="act" data-post="/control/api/antivirus" data-body="${JSON.stringify({ mode: one })}">
                    ${modeWords[one].act}
                  </button>`,
              )}
          </div>
          <ul class="notices">
            ${scans.map(({ bytes, verdict, at }) => html`<li>${at.toISOString().slice(11, 19)} · ${String(bytes)} bytes · ${verdict}</li>`)}
          </ul>
        </article>`
    },
  }
}
