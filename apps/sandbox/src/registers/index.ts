import type { FastifyInstance } from 'fastify'
import type { ControlSection } from '../base/control-route.ts'
import { html, type Html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'
import { serveRegisters } from './protocols.ts'
import { countQuestions, readAway, readExclusions, registerNames, type Exclusion, type RegisterName } from './register.sql.ts'
import { registerRoutes } from './register-routes.ts'

/** Registers the exclusion registers with their protocols; the control room decides who is in them. */
export function register(app: FastifyInstance, world: World): void {
  serveRegisters(app, world)
  world.control.routes.push(...registerRoutes(world))
  world.control.sections.push(section(world))
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
      return html`<p class="lead">Registers of excluded people, asked by the product at registration, at login and before play.</p>
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

/** The usual name of each register. */
const titles: Record<RegisterName, string> = {
  spelpaus: 'Spelpaus, Sweden',
  gamstop: 'GAMSTOP, Great Britain',
  cruks: 'Cruks, the Netherlands',
  epis: 'EPIS, Belgium',
  hampi: 'HAMPI, Estonia',
  oasis: 'OASIS, Germany',
  rofus: 'ROFUS, Denmark',
  rgiaj: 'RGIAJ, Spain',
  onjn: 'ONJN, Romania',
  finland: 'Register of exclusions, Finland',
  vulnerable: 'Vulnerable players',
  screening: 'Sanctions lists',
}
const idLabels: Partial<Record<RegisterName, string>> = { cruks: 'BSN', spelpaus: 'Personal number, twelve digits' }

function card(name: RegisterName, away: boolean, asked: string, exclusions: Exclusion[]): Html {
  const byName = idLabels[name] === undefined
  return html`<article class="card" data-key="${name}">
    <h2>${titles[name]}</h2>
    <p class="facts"><span>${away ? 'does not answer' : 'answers'}</span><span>asked: ${asked || 'never'}</span></p>
    <form class="act-form" data-post="/control/api/registers">
      <input type="hidden" name="register" value="${name}" />
      ${
        byName
          ? html`<label>Last name <input name="lastName" required /></label
              ><label>Birth date <input name="birthDate" type="date" required /></label>`
          : html`<label>${idLabels[name] ?? ''} <input name="nationalId" required inputmode="numeric" /></label>`
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
