import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { callerOver } from '@fairhouse/contract/caller.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Render } from '@fairhouse/contract/render.ts'
import { requestContextOf } from '../requests/request-context.ts'
import type { House, RequestContext } from '../../base/house.ts'
import { mountAssets } from '../../base/http/mount-assets.ts'
import { languageIn } from '../../base/http/page-path.ts'
import { pageSecurity } from '../../base/http/security-headers.ts'
import { readProfile } from '../../people/sessions/index.ts'
import { isOpenPage, siteStopFor } from '../../settings/incidents/index.ts'
import { sendStoppedPage } from './outage-page.ts'
import { mountPaymentContent } from './mount-payment-content.ts'
import { mountPictures } from './mount-pictures.ts'
import { mountSitemap } from './sitemap.ts'

const dist = join(import.meta.dirname, '../../../../site/dist')

/** Loads what renders the pages of the site. */
export async function loadRender(): Promise<Render> {
  const entry = join(dist, 'server/entry-server.js')
  if (!existsSync(entry)) throw new Error('The site is not built. Run "node apps/site/build.mjs", or start by "npm start", which does it.')
  const { render } = (await import(pathToFileURL(entry).href)) as { render: Render } // the build's only export
  return render
}

/** Serves the player's site: its built files, and every other address rendered on the server. */
export function mountSite(app: FastifyInstance, house: House, render: Render): void {
  mountAssets(app, join(dist, 'client/assets'))
  app.get('/cms/content/customer-configuration.json', (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(house.settings.get('site.customerConfiguration')),
  )
  const pushWorker = readFileSync(join(import.meta.dirname, '../web-push/push-worker.js'), 'utf8')
  app.get('/push-worker.js', (_, reply) => reply.type('text/javascript').header('cache-control', 'no-cache').send(pushWorker))
  mountPaymentContent(app, house)
  mountPictures(app, house)
  mountSitemap(app, house)
  app.get('/*', (request, reply) => renderPage(app, house, render, request, reply))
}

async function renderPage(
  app: FastifyInstance,
  house: House,
  render: Render,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asking = await requestContextOf(house, request, reply)
  const stop = siteStopFor(asking)
  if (stop && !staysOpen(house, asking, request.url))
    return sendStoppedPage(house, request, reply, stop.texts[languageIn(house, request.url)])
  const { profile } = await readProfile(asking)
  const nonce = randomBytes(16).toString('base64')
  // A leading `//host` would name another site.
  const response = await render(
    new Request(house.env.publicOrigin + request.url.replace(/^[/\\]{2,}/, '/'), { headers: { 'user-agent': asking.userAgent } }),
    {
      call: callerOver(fetchInside(app, house, request), house.env.publicOrigin, languageIn(house, request.url)),
      nonce,
      settings: asking.pageSettings(),
      profile,
    },
  )
  pageSecurity(house, reply, nonce)
  reply.code(response.status)
  response.headers.forEach((value, name) => void reply.header(name, value))
  return reply.send(Buffer.from(await response.arrayBuffer()))
}

/** Whether a page stays open while the whole site is stopped. */
function staysOpen(house: House, { player }: Pick<RequestContext, 'player'>, url: string): boolean {
  const path = new URL(url.replace(/^[/\\]{2,}/, '/'), house.env.publicOrigin).pathname
  const [, language = ''] = path.split('/')
  return isOpenPage(house.settings.get('languages').includes(language) ? path.slice(language.length + 1) : path, player !== undefined)
}

/** Returns a `fetch` that answers a page's calls in this process, with the visitor's cookie and address. */
function fetchInside(app: FastifyInstance, house: House, request: FastifyRequest): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input))
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET' | 'POST', // our caller uses no other methods
      url: url.pathname + url.search,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        ...asItCame(house, request),
        cookie: request.headers.cookie ?? '',
        'user-agent': String(request.headers['user-agent'] ?? ''),
      },
      remoteAddress: request.socket.remoteAddress ?? request.ip,
      ...(init?.body ? { payload: String(init.body) } : {}),
    })
    return new Response(answer.payload, { status: answer.statusCode, headers: { 'content-type': 'application/json' } })
  }
}

/** Copies the proxies' headers about the visitor, so that they are judged as they were for the page. */
function asItCame({ settings }: House, request: FastifyRequest): Record<string, string> {
  const [, country] = /^header:(.+)$/.exec(settings.get('country.source')) ?? []
  const names = ['x-forwarded-for', ...(country ? [country.toLowerCase()] : [])]
  return Object.fromEntries(names.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [])))
}
