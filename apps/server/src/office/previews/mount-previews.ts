import { randomBytes } from 'node:crypto'
import { callerOver } from '@fairhouse/contract/caller.ts'
import { previewDevices, type PreviewDevice } from '@fairhouse/contract/office/previews.ts'
import type { Render } from '@fairhouse/contract/render.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House, RequestContext } from '../../base/house.ts'
import { languageIn } from '../../base/http/page-path.ts'
import { errorAnswer, refuse } from '../../base/http/refusal.ts'
import type { Handlers } from '../../base/http/serve.ts'
import { pageSettingsFor } from '../../edge/requests/index.ts'
import { readProfile } from '../../people/sessions/index.ts'
import { fetchInView } from './calls-in-view.ts'
import { addressIn, pageOfView } from './page-of-view.ts'
import { previewAt } from './preview.ts'
import { seenIn, type Seen } from './seen.ts'

/** What the site takes each device for. */
const agents: Readonly<Record<PreviewDevice, string>> = {
  desktop: 'Mozilla/5.0 (X11; Linux x64) Chrome/140',
  phone: 'Mozilla/5.0 (Linux; Android 16; Mobile) Chrome/140 Mobile',
}

type At = { kind: string; secret: string; device: PreviewDevice; path: string; base: string }

/**
 * Serves views of the site to frames of the office, at `/preview/<kind>/<secret>/<device>/<path>`. They only read; no
 * cookie is read or set, no script runs, and nothing else of the players' origin can be framed.
 */
export function mountPreviews(app: FastifyInstance, house: House, handlers: Handlers, render: Render): void {
  const view = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    secure(house, reply, nonce)
    const at = addressOf(request.url)
    const found = at && (await previewAt(house, at.kind, at.secret))
    const seen = found && (await seenIn[found.preview.kind](house, found.colleague, found.preview))
    if (!seen || !isIn(seen, at.path)) return reply.code(404).type('text/plain').send('There is nothing here.\n')
    if (request.method !== 'GET') return refused(house, request, reply, 'authorizationRejected')
    const asking = contextIn(house, seen, at)
    const page = new URL(at.path, house.env.publicOrigin)
    const rendered = await render(new Request(page), {
      call: callerOver(fetchInView(house, { ...handlers, ...seen.answers }, asking), house.env.publicOrigin, asking.language),
      nonce,
      settings: asking.pageSettings(),
      profile: (await readProfile(asking)).profile,
      whole: true,
    })
    const leadsTo = rendered.headers.get('location')
    if (leadsTo !== null) return leadOn(house, request, reply, at, leadsTo)
    const { kind, language } = found.preview
    const shown = { kind, base: at.base, origin: house.env.publicOrigin, nonce, language, isIn: (path: string) => isIn(seen, path) }
    return reply.code(200).type('text/html; charset=utf-8').send(pageOfView(rendered.body, shown))
  }
  app.all('/preview/*', view)
}

/** Whether a view has a page. */
const isIn = ({ only }: Seen, path: string): boolean => only === undefined || path === only

/** Reads an address below `/preview/`; undefined for one that no view has. */
function addressOf(url: string): At | undefined {
  const [, kind = '', secret = '', device = '', path = ''] =
    /^\/preview\/([a-z]{1,20})\/([\w-]{43})\/([a-z]{1,10})(\/[^\\]*)?$/.exec(url) ?? []
  const known = previewDevices.find((one) => one === device)
  if (!known || /^\/\//.test(path)) return undefined
  return { kind, secret, device: known, path: path || '/', base: `/preview/${kind}/${secret}/${device}` }
}

/** The context of the calls in a view: nobody's session, browser or address. */
function contextIn(house: House, { player, country }: Seen, { device, path }: At): RequestContext {
  const agent = agents[device]
  return {
    house,
    player,
    ip: '',
    userAgent: agent,
    acceptHeader: '*/*',
    country,
    language: languageIn(house, path),
    deviceId: undefined,
    loginStep: undefined,
    registration: undefined,
    visitor: '',
    key: '',
    pageSettings: () => pageSettingsFor(house, { country, agent }, player?.country),
    setCookie: () => undefined,
  }
}

/** Follows where the site leads on, within the view. */
function leadOn(house: House, request: FastifyRequest, reply: FastifyReply, { base }: At, leadsTo: string): FastifyReply {
  const path = addressIn(leadsTo, house.env.publicOrigin)
  return path === undefined
    ? refused(house, request, reply, 'notFound')
    : reply
        .code(302)
        .header('location', base + path)
        .send()
}

function refused(house: House, request: FastifyRequest, reply: FastifyReply, name: 'notFound' | 'authorizationRejected'): FastifyReply {
  const { status, body } = errorAnswer(refuse(name), request.url.split('?')[0] ?? '', house.clock.now())
  return reply.code(status).send(body)
}

/** Sets the headers of a view: a frame of the office alone, in a box without scripts, forms, cookies or windows. */
function secure({ env }: House, reply: FastifyReply, nonce: string): void {
  const own = env.publicOrigin
  const policy = [
    `sandbox`,
    `default-src 'none'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    `form-action 'none'`,
    `frame-ancestors ${env.officeOrigin}`,
    `base-uri 'none'`,
  ]
  reply.header('content-security-policy', policy.join('; '))
  reply.header('cache-control', 'no-store')
  reply.header('referrer-policy', 'no-referrer')
  reply.header('x-robots-tag', 'noindex')
}
