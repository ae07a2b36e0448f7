import { randomBytes } from 'node:crypto'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { House } from '../base/context.ts'
import { landingSecurity } from '../base/security-headers.ts'
import { landDeposit, takeNotice } from '../cashier/index.ts'

const mostNoticeBytes = 256 * 1024

/** Where providers talk to us: signed notices, and landings to which their pages send the browser back. */
export async function mountNotices(app: FastifyInstance, house: House): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostNoticeBytes }, (_, body, done) => done(null, body))
    scope.post<{ Params: { provider: string } }>('/notices/:provider', async (request, reply) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
      )
      const status = await takeNotice(house, request.params.provider, {
        headers,
        body: typeof request.body === 'string' ? request.body : '',
      })
      return reply.code(status).send()
    })
  })
  await app.register(async (scope) => {
    await scope.register(formbody)
    mountLandings(scope, house)
  })
}

const messages = ['fingerprint', 'waiting', 'failed'] as const

/** A provider's page posts here from another site, so our cookie is not with it: the token in the address says which payment it is. Then the browser is sent to a page of our own. */
function mountLandings(scope: FastifyInstance, house: House): void {
  scope.post<{ Params: { landing: string; token: string }; Body: Record<string, string> }>(
    '/landing/:landing/:token',
    async (request, reply) => {
      const message = await landDeposit(house, request.params.landing, request.params.token, request.body ?? {})
      if (!message)
        return reply
          .code(404)
          .type('text/plain')
          .send('This address has been used or has expired. Go back to the site and look at your transactions.')
      const { value = '', reference = '' } = message
      return reply.redirect(`/landing/over?value=${value}&reference=${reference}`, 303)
    },
  )
  scope.get<{ Querystring: { value?: string; reference?: string } }>('/landing/over', async (request, reply) => {
    const value = messages.find((known) => known === request.query.value) ?? 'failed'
    const reference = /^[a-z0-9]{1,40}$/.test(request.query.reference ?? '') ? request.query.reference : ''
    const nonce = randomBytes(16).toString('base64')
    const message = JSON.stringify({ type: 'deposit', value, reference, ...(value === 'fingerprint' ? { fingerPrint: 'Y' } : {}) })
    landingSecurity(reply, nonce)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><title>…</title><script nonce="${nonce}">parent.postMessage(${message}, location.origin)</script>`,
      )
  })
}
