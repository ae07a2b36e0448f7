import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { controlRoute, type ControlRoute, type ControlSection } from '../base/control-route.ts'
import { html } from '@fairhouse/process/html.ts'
import type { World } from '../base/world.ts'
import { countErrorReports, deleteErrorReports, readErrorReports } from './error-report.sql.ts'
import { takeEnvelope } from './take-envelope.ts'

/**
 * Registers an error-reporting service with Sentry's public envelope protocol, and shows the reports in the control
 * room.
 */
export function register(app: FastifyInstance, world: World): void {
  world.control.routes.push(...routes(world))
  world.control.sections.push(section(world))
  app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.post<{ Params: { project: string } }>('/errors/api/:project/envelope/', async (request, reply) => {
      const { status, body } = await takeEnvelope(
        world,
        request.params.project,
        String(request.headers['x-sentry-auth'] ?? ''),
        request.body,
      )
      return reply.code(status).send(body)
    })
  })
}

const reportSchema = z.object({ id: z.string(), project: z.string(), message: z.string(), event: z.unknown(), receivedAt: z.string() })

function routes(world: World): ControlRoute[] {
  const { query } = world.database
  const answer = z.object({ reports: z.array(reportSchema) })
  return [
    controlRoute({
      method: 'GET',
      path: '/error-reports',
      tag: 'Error reports',
      summary: 'The newest reports of broken pages',
      answer,
      run: async () => {
        const reports = await readErrorReports(query)
        const body = {
          reports: reports.map(({ id, project, message, event, receivedAt }) => ({
            id,
            project,
            message,
            event,
            receivedAt: receivedAt.toISOString(),
          })),
        }
        return { status: 200, body }
      },
    }),
    controlRoute({
      method: 'DELETE',
      path: '/error-reports',
      tag: 'Error reports',
      summary: 'Forget all reports',
      answer,
      run: async () => {
        await deleteErrorReports(query)
        world.changes.say('error-reports')
        return { status: 200, body: { reports: [] } }
      },
    }),
  ]
}

function section(world: World): ControlSection {
  const { query } = world.database
  return {
    name: 'error-reports',
    title: 'Error reports',
    topics: ['error-reports'],
    count: () => countErrorReports(query),
    draw: async () => {
      const reports = await readErrorReports(query)
      if (reports.length === 0) return html`<p class="empty">Nothing has broken. A page of the product that breaks reports it here.</p>`
      return html`${reports.map(
          (report) =>
            html`<article class="card" data-key="${report.id}">
              <h2>${report.message}</h2>
              <p class="facts">
                <span>${report.receivedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</span><span>project ${report.project}</span
                ><span>${report.sender}</span>
              </p>
              <details data-keep="event-${report.id}">
                <summary>The whole event</summary>
                <pre class="text">${JSON.stringify(report.event, null, 2)}</pre>
              </details>
            </article>`,
        )} <button type="button" class="act" data-delete="/control/api/error-reports">Forget all reports</button>`
    },
  }
}
