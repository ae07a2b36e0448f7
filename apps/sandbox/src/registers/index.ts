import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { absent, controlRoute, type ControlRoute, type ControlSection } from '../base/control-route.ts'
import { html, type Html } from '../base/html.ts'
import { newId } from '../base/ids.ts'
import type { World } from '../base/world.ts'
import { idKey, nameKey } from './person-key.ts'
import { serveRegisters } from './protocols.ts'
import {
  countQuestions,
  deleteExclusion,
  insertExclusion,
  readAway,
  readExclusions,
  registerNames,
  writeAway,
  type Exclusion,
} from './register.sql.ts'

/** The registers of excluded people: they answer the product by their protocols, and who is in them is decided in the control room. */
export function register(app: FastifyInstance, world: World): void {
  serveRegisters(app, world)
  world.control.routes.push(...routes(world))
  world.control.sections.push(section(world))
}

const registerName = z.enum(registerNames)
const exclusionSchema = z.object({ id: z.string(), register: registerName, person: z.string(), previously: z.boolean() })
const answer = z.object({ exclusions: z.array(exclusionSchema), away: z.array(z.string()) })

function routes(world: World): ControlRoute[] {
  const { query } = world.database
  const whole = async () => {
    world.changes.say('registers')
    return { status: 200 as const, body: { exclusions: await readExclusions(query), away: await readAway(query) } }
  }
  return [
    controlRoute({
      method: 'GET',
      path: '/registers',
      tag: 'Registers of exclusions',
      summary: 'Who is excluded, and which registers do not answer',
      answer,
      run: async () => ({ status: 200, body: { exclusions: await readExclusions(query), away: await readAway(query) } }),
    }),
    controlRoute({
      method: 'POST',
      path: '/registers',
      tag: 'Registers of exclusions',
      summary: 'Exclude somebody: by national id (Spelpaus: twelve digits, Cruks), or by last name and birth date (GAMSTOP)',
      body: z.object({
        register: registerName,
        nationalId: z.string().max(30).optional(),
        lastName: z.string().max(60).optional(),
        birthDate: z.string().max(10).optional(),
        previously: z.union([z.boolean(), z.literal('on').transform(() => true)]).optional(),
      }),
      answer,
      run: async ({ body }) => {
        const person = body.nationalId ? idKey(body.nationalId) : nameKey(body.lastName ?? '', body.birthDate ?? '')
        await insertExclusion(query, { id: newId('exclusion'), register: body.register, person, previously: body.previously ?? false })
        return whole()
      },
    }),
    controlRoute({
      method: 'POST',
      path: '/registers/{name}/away',
      tag: 'Registers of exclusions',
      summary: 'Let a register stop answering, or answer again',
      params: z.object({ name: registerName }),
      body: z.object({ away: z.boolean() }),
      answer,
      run: async ({ params, body }) => {
        await writeAway(query, params.name, body.away)
        return whole()
      },
    }),
    controlRoute({
      method: 'DELETE',
      path: '/registers/{id}',
      tag: 'Registers of exclusions',
      summary: 'Take somebody out',
      params: z.object({ id: z.string() }),
      answer,
      run: async ({ params }) => ((await deleteExclusion(query, params.id)) ? whole() : absent('exclusion')),
    }),
  ]
}

function section(world: World): ControlSection {
  const { query } = world.database
  return {
    name: 'registers',
    title: 'Registers',
    topics: ['registers'],
    count: async () => (await readExclusions(query)).length,
    draw: async () => {
      const [exclusions, away, questions] = [await readExclusions(query), await readAway(query), await countQuestions(query)]
      const asked = (name: string) =>
        questions.filter(({ register: of }) => of === name).map(({ answer: said, questions: n }) => `${n} × ${said}`)
      return html`<p class="lead">Registers of excluded people, asked by the product at registration and login.</p>
        ${registerNames.map((name) =>
          card(
            name,
            away.includes(name),
            asked(name).join(', '),
            exclusions.filter((one) => one.register === name),
          ),
        )}`
    },
  }
}

function card(name: string, away: boolean, asked: string, exclusions: Exclusion[]): Html {
  const byName = name === 'gamstop'
  return html`<article class="card" data-key="${name}">
    <h2>${name}</h2>
    <p class="facts"><span>${away ? 'does not answer' : 'answers'}</span><span>asked: ${asked || 'never'}</span></p>
    <form class="act-form" data-post="/control/api/registers">
      <input type="hidden" name="register" value="${name}" />
      ${
        byName
          ? html`<label>Last name <input name="lastName" required /></label
              ><label>Birth date <input name="birthDate" type="date" required /></label>`
          : html`<label
              >${name === 'cruks' ? 'BSN' : 'Personal number, twelve digits'} <input name="nationalId" required inputmode="numeric"
            /></label>`
      }
      <button class="act">Exclude</button>
    </form>
    <ul class="notices">
      ${exclusions.map(
        ({ id, person, previously }) =>
          html`<li>
            ${person}${previously && ' (lifted)'}
            <button type="button" class="act" data-delete="/control/api/registers/${id}">Take out</button>
          </li>`,
      )}
    </ul>
    <div class="acts">
      <button type="button" class="act" data-post="/control/api/registers/${name}/away" data-body="${JSON.stringify({ away: !away })}">
        ${away ? 'Let it answer' : 'Let it stop answering'}
      </button>
    </div>
  </article>`
}
