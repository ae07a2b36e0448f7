import { encodingOf, encodingsForOne, type Encoding } from '@fairhouse/process/encoding.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House, RequestContext } from '../../base/house.ts'
import { languageIn } from '../../base/http/page-path.ts'
import { readProfile } from '../../people/sessions/index.ts'
import { isOpenPage, siteStopFor } from '../../settings/incidents/index.ts'
import { requestContextOf } from '../requests/index.ts'
import { drawPage, type DrawnPage, type Drawing } from './draw-page.ts'
import { sendStoppedPage } from './outage-page.ts'
import { compressForMany, compressForOne } from './compress-page.ts'
import { openPageCache } from './page-cache.ts'
import { pathOf, sharedVisitOf, type SharedVisit } from './shared-visit.ts'

/** A page that many are sent, compressed once for each encoding that somebody takes. */
type SharedPage = DrawnPage & { readonly compressed: Map<Encoding, Promise<Buffer>>; bytes: number }

const isShared = (page: DrawnPage): page is SharedPage => 'compressed' in page

/** What is shorter is sent as it is. */
const compressedFromBytes = 1024
const bounds = { pages: 400, bytes: 48 * 1024 * 1024 }

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Answers every address of the site: pages of players drawn for each, pages of visitors drawn once for a few seconds. */
export function answerPages(drawing: Drawing): Answering {
  const { house } = drawing
  const cache = openPageCache<SharedPage>(bounds, ({ bytes }) => bytes)

  /** Returns the page of all visitors who look the same; if it is not for all, it is drawn for this one alone. */
  async function pageOf({ key, address, visit }: SharedVisit, request: FastifyRequest): Promise<SharedPage | DrawnPage | undefined> {
    let own: DrawnPage | undefined
    const age = { now: house.clock.now().getTime(), ms: house.settings.get('site.pagesKeptSeconds') * 1000 }
    const page = await cache.take(key, age, async () => {
      own = await drawPage(drawing, visit())
      return own.isPage && own.status === 200 && own.isWhole ? { ...own, compressed: new Map(), bytes: own.body.length } : undefined
    })
    // Whoever it was drawn for is sent it all the same, unless something of their address was left out.
    return page ?? (address === pathOf(request) ? own : undefined)
  }

  return async (request, reply) => {
    const asking = await requestContextOf(house, request, reply)
    const stop = siteStopFor(asking)
    if (stop && !staysOpen(house, asking, request)) {
      return sendStoppedPage(house, request, reply, stop.texts[languageIn(house, request.url)])
    }
    const shared = await sharedVisitOf(drawing, request, asking)
    const page = (shared && (await pageOf(shared, request))) ?? (await drawOwn(drawing, request, asking))
    for (const [name, value] of page.headers) reply.header(name, value)
    // The time goes by its own header: a page may be some seconds old.
    if (page.isPage) reply.header('server-timing', `clock;desc="${house.clock.now().toISOString()}"`)
    reply.code(page.status)
    if (isShared(page)) mayBeKeptInFront(house, reply)
    return sendCompressed(request, reply, page)
  }
}

async function drawOwn(drawing: Drawing, request: FastifyRequest, asking: RequestContext): Promise<DrawnPage> {
  const address = pathOf(request)
  return drawPage(drawing, {
    address,
    asking: { ...asking, language: languageIn(drawing.house, address) },
    settings: asking.pageSettings(),
    profile: (await readProfile(asking)).profile,
  })
}

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: DrawnPage | SharedPage): Promise<FastifyReply> {
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  if (page.body.length < compressedFromBytes) return reply.send(page.body)
  const [encoding, body] = isShared(page) ? await compressedOnce(page, request) : compressedNow(page, request)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

type Compressed = readonly [encoding: string | undefined, body: Buffer]

function compressedNow({ body }: DrawnPage, { headers }: FastifyRequest): Compressed {
  const encoding = encodingOf(headers['accept-encoding'], encodingsForOne)
  return [encoding, encoding ? compressForOne(body, encoding) : body]
}

/** Allows a network in front of the site to keep a page, and no browser; never one that comes with somebody's cookie. */
function mayBeKeptInFront({ settings }: House, reply: FastifyReply): void {
  const seconds = settings.get('site.pagesInFrontSeconds')
  if (seconds === 0 || reply.hasHeader('set-cookie')) return
  const [, country] = /^header:(.+)$/.exec(settings.get('country.source')) ?? []
  const apart = ['accept-encoding', 'cookie', 'user-agent', ...(country ? [country.toLowerCase()] : [])]
  reply.header('cdn-cache-control', `public, max-age=${seconds}`).header('vary', apart.join(', '))
}

async function compressedOnce(page: SharedPage, { headers }: FastifyRequest): Promise<Compressed> {
  const encoding = encodingOf(headers['accept-encoding'])
  if (!encoding) return [undefined, page.body]
  const there = page.compressed.get(encoding)
  if (there) return [encoding, await there]
  const compressing = compressForMany(page.body, encoding)
  page.compressed.set(encoding, compressing)
  const compressed = await compressing
  page.bytes += compressed.length
  return [encoding, compressed]
}

/** Whether a page stays open while the whole site is stopped. */
function staysOpen(house: House, { player }: Pick<RequestContext, 'player'>, request: FastifyRequest): boolean {
  const path = new URL(pathOf(request), house.env.publicOrigin).pathname
  const [, language = ''] = path.split('/')
  return isOpenPage(house.settings.get('languages').includes(language) ? path.slice(language.length + 1) : path, player !== undefined)
}
