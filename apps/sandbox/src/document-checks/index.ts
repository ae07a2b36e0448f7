import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { absent, controlRoute, type ControlRoute, type ControlSection } from '../base/control-route.ts'
import { html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'
import { answerCheck } from './answer-check.ts'
import { checkStates, readChecks, type Check } from './check.sql.ts'
import { outcomeWords } from './check-page.ts'
import { deliverNotices } from './deliver-notices.ts'
import { deliveries, outcomes, serviceNamed, stateAt } from './looking.ts'

export { answerCheck } from './answer-check.ts'
export { answerAndGoBack, sendOver } from './answer-in-frame.ts'
export { checkPage, sentencePage } from './check-page.ts'
export { insertCheck, readCheck, readCheckByReference, type Check } from './check.sql.ts'
export { readForm } from './read-form.ts'
export { addService, isOpen, stateAt, type CheckService } from './looking.ts'

/** Registers what Shufti Pro, Incode and iDenfy share: checks, their answers, and the notices. */
export function register(_app: FastifyInstance, world: World): void {
  deliverNotices(world)
  world.control.routes.push(...routes(world))
  world.control.sections.push(section(world))
}

const view = z.object({
  id: z.string(),
  service: z.string(),
  reference: z.string(),
  state: z.enum(checkStates),
  birthDate: z.string().nullable(),
  begunAt: z.date(),
})
const viewOf = (check: Check, now: Date) => {
  const { id, service, reference, birthDate, begunAt } = check
  return { id, service, reference, state: stateAt(check, now), birthDate, begunAt }
}

function routes(world: World): ControlRoute[] {
  const tag = 'Document checks'
  return [
    controlRoute({
      method: 'GET',
      path: '/document-checks',
      tag,
      summary: 'What services that look at documents were asked, the newest first',
      answer: z.object({ checks: z.array(view) }),
      run: async () => {
        const now = world.clock.now()
        return { status: 200, body: { checks: (await readChecks(world.database.query)).map((one) => viewOf(one, now)) } }
      },
    }),
    controlRoute({
      method: 'POST',
      path: '/document-checks/{id}/answer',
      tag,
      summary: 'Answer one, or have a reviewer of the service decide anew; the notice comes as is said',
      params: z.object({ id: z.string() }),
      body: z.object({
        outcome: z.enum(outcomes),
        birthDate: z.iso.date().optional(),
        delivery: z.enum(deliveries).default('once'),
      }),
      answer: view,
      run: async ({ params, body }) => {
        const check = (await readChecks(world.database.query)).find(({ id }) => id === params.id)
        if (!check) return absent('check')
        return { status: 200, body: viewOf(await answerCheck(world, check, body), world.clock.now()) }
      },
    }),
  ]
}

function section(world: World): ControlSection {
  const { query } = world.database
  const isWaiting = (check: Check) => ['open', 'suspected'].includes(stateAt(check, world.clock.now()))
  return {
    name: 'document-checks',
    title: 'Document checks',
    topics: ['document-checks'],
    count: async () => (await readChecks(query)).filter(isWaiting).length,
    draw: async () => {
      const checks = await readChecks(query)
      if (checks.length === 0)
        return html`<p class="lead">
          Shufti Pro, Incode and iDenfy: what they are asked stands here, and what their reviewers say is decided here. Switch one on with
          <code>fairhouse settings set be.verification.idenfy true</code>.
        </p>`
      return html`<div class="cards">
        ${checks.map(
          (check) =>
            html`<article class="card" data-key="${check.id}">
              <h2>${serviceNamed(check.service).title}: ${stateAt(check, world.clock.now())}</h2>
              <p class="kind">${check.begunAt.toISOString().slice(0, 19).replace('T', ' ')} · ${check.reference}</p>
              <div class="acts">
                ${serviceNamed(check.service).outcomes.map(
                  (outcome) =>
                    html`<button
                      type="button"
                      class="act"
                      data-post="/control/api/document-checks/${check.id}/answer"
                      data-body="${JSON.stringify({ outcome })}"
                    >
                      ${outcomeWords[outcome]}
                    </button>`,
                )}
              </div>
            </article>`,
        )}
      </div>`
    },
  }
}
