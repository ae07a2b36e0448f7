import { randomBytes } from 'node:crypto'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../../base/house.ts'
import { landingSecurity } from '../../base/http/security-headers.ts'
import { landDeposit } from '../../cashier/deposits/index.ts'
import { takeNotice } from '../../cashier/provider-notices/index.ts'

const mostNoticeBytes = 256 * 1024

/** Mounts what providers call: signed notices, and landings to which their pages send the browser back. */
export async function mountWebhooks(app: FastifyInstance, house: House): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostNoticeBytes }, (_, body, done) => done(null, body))
    scope.post<{ Params: { provider: string } }>('/notices/:provider', async (request, reply) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
      )
      const { status, reply: answer } = await takeNotice(house, request.params.provider, {
        headers,
        body: typeof request.body === 'string' ? request.body : '',
      })
      return answer ? reply.code(status).type(answer.type).send(answer.body) : reply.code(status).send()
    })
  })
  await app.register(async (scope) => {
    await scope.register(formbody)
    mountLandings(scope, house)
  })
}

const messages = ['fingerprint', 'waiting', 'failed', 'confirm'] as const
/** Landings a bank opens by an ordinary link. */
const sentTo: readonly string[] = ['success', 'failed']
type Landing = { Params: { landing: string; token: string }; Body: Record<string, string> | null }

/**
 * Mounts landings. A provider's page posts here or redirects from another site, without our cookie, so the token in the
 * address names the payment. The browser is then sent to a page of our own.
 */
function mountLandings(scope: FastifyInstance, house: House): void {
  const land = async (request: FastifyRequest<Landing>, reply: FastifyReply) => {
    const message = await landDeposit(house, request.params.landing, request.params.token, request.body ?? {})
    if (!message)
      return reply
        .code(404)
        .type('text/plain')
        .send('This address has been used or has expired. Go back to the site and look at your transactions.')
    const { value = '', reference = '' } = message
    return reply.header('cache-control', 'no-store').redirect(`/landing/over?value=${value}&reference=${reference}`, 303)
  }
  scope.post<Landing>('/landing/:landing/:token', land)
  scope.get<Landing>('/landing/:landing/:token', (request, reply) =>
    sentTo.includes(request.params.landing) ? land(request, reply) : reply.callNotFound(),
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
      .send(`<!doctype html><html lang="en"><title>…</title><script nonce="${nonce}">${scriptFor(message)}</script>`)
  })
}

/**
 * In a frame: messages the surrounding page and follows the address it replies with, if it is ours. As a page of its
 * own: returns to the cashier, which knows what was in progress.
 */
const scriptFor = (message: string): string =>
  `if(parent===self)location.replace('/?modal=deposit');else{addEventListener('message',({origin,source,data})=>{
if(origin===location.origin&&source===parent&&data?.value==='redirectUrl'&&new URL(data.redirectUrl,origin).origin===origin)location.replace(data.redirectUrl)});
parent.postMessage(${message},location.origin)}`
