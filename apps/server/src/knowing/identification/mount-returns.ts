import { randomBytes } from 'node:crypto'
import { mailTexts } from '@fairhouse/messages/mail-texts.ts'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../../base/house.ts'
import { pagePath } from '../../base/http/page-path.ts'
import { landingSecurity } from '../../base/http/security-headers.ts'
import type { Returned } from './identification.sql.ts'
import { takeIdentificationNotice, takeReturn } from './returns.ts'

const mostNoticeBytes = 256 * 1024
type Params = { method: string; key?: string }

/**
 * Mounts what identity services call: signed notices, and the return addresses, by GET or by cross-site POST (without
 * our cookie, so the key names the attempt). From there the browser is redirected to a page of ours.
 */
export async function mountReturns(app: FastifyInstance, house: House): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostNoticeBytes }, (_, body, done) => done(null, body))
    scope.post<{ Params: { method: string } }>('/notices/identification/:method', async (request, reply) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
      )
      const body = typeof request.body === 'string' ? request.body : ''
      const { status, reply: answer } = await takeIdentificationNotice(house, request.params.method, { headers, body })
      return answer ? reply.code(status).type(answer.type).send(answer.body) : reply.code(status).send()
    })
  })
  await app.register(async (scope) => {
    await scope.register(formbody)
    const land = (request: FastifyRequest, reply: FastifyReply) => landed(house, request, reply)
    scope.get('/identification/message', (request, reply) => sendMessagePage(house, textsOf(request.query), reply))
    for (const url of ['/identification/return/:method', '/identification/return/:method/:key'])
      scope.route({ method: ['GET', 'POST'], url, handler: land })
  })
}

/**
 * Stores what came back, keeping it out of our addresses. A window or frame notifies its opener; everything else goes
 * to the landing page.
 */
async function landed(house: House, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { method, key } = request.params as Params // the route's own
  const returned = await takeReturn(house, method, key, { query: textsOf(request.query), body: textsOf(request.body) })
  const value = returned ? 'done' : 'failed'
  reply.header('cache-control', 'no-store')
  if (returned?.purpose === 'resume') return reply.redirect(resumeLanding(house, returned), 303)
  if (returned?.mode === 'popup' || returned?.mode === 'frame')
    return reply.redirect(`/identification/message?${new URLSearchParams({ value, language: returned.language })}`, 303)
  const query = new URLSearchParams({ type: 'identification', redirectFrom: 'messageInterface', value, method })
  const page = returned?.go_on ?? '/identification'
  return reply.redirect(`${returned ? pagePath(house, returned.language, page) : page}?${query}`, 303)
}

/**
 * Continue play ends where it began: a frame confirms to the page around it, a page that was left becomes the sign-in
 * form, which knows its token.
 */
function resumeLanding(house: House, { mode, vendor_ref: reference, customer_app: app, language }: Returned): string {
  if (mode === 'frame') return `/landing/over?${new URLSearchParams({ value: 'confirm', reference })}`
  return pagePath(house, language, app === 'poker' ? '/poker-login?customerApp=poker' : '/login')
}

/** Sends the small page that notifies a window's or frame's opener, and closes. */
function sendMessagePage(house: House, { value, language }: Record<string, string>, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const message = JSON.stringify({ type: 'identification', value: value === 'done' ? 'done' : 'failed' })
  const t = mailTexts(house.settings.get('languages').includes(language ?? '') ? (language ?? '') : house.settings.get('language'), {})
  const script = `const m=${message};new BroadcastChannel('identification').postMessage(m);for(const w of [parent===self?null:parent,opener])w?.postMessage(m,location.origin);close()`
  landingSecurity(reply, nonce)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`<!doctype html><meta charset="utf-8"><title>…</title><p>${t('window.close')}</p><script nonce="${nonce}">${script}</script>`)
}

const textsOf = (given: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 4000)]] : [])),
  )
