import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { cookiesIn } from '../../base/http/cookies.ts'
import { openCounter } from '../../base/http/limiter/counter.ts'
import { networkOf } from '../../base/http/network-of.ts'
import { draining, mountDrain } from '../../base/http/drain.ts'
import { isTrustedProxy } from '../../base/http/trusted-proxies.ts'
import type { House } from '../../base/house.ts'
import { openDocumentFile } from '../../knowing/documents/index.ts'
import { drawPage } from '../../knowing/document-pages/index.ts'
import { filePath, filesCookie, openFileAddress } from './file-address.ts'

/** Far more pages than people turn in a minute, from one network. */
const pagesPerMinute = 600

/**
 * Builds the listener of the office's files, an application of its own on a host of its own. It shows single pages as
 * pictures that were drawn anew, each once; any other question is answered that there is nothing.
 */
export function buildOfficeFiles(house: House): FastifyInstance {
  const app = Fastify({
    loggerInstance: house.log,
    ...draining,
    exposeHeadRoutes: false,
    trustProxy: (address) => isTrustedProxy(house.settings, address),
  })
  mountDrain(app, house)
  const { host } = new URL(house.env.officeFilesOrigin)
  const counter = openCounter(10_000)
  app.addHook('onRequest', async (request, reply) => {
    secure(reply, house)
    const isTooMuch = counter.take(networkOf(request.ip), pagesPerMinute, house.clock.now().getTime()) > 0
    return request.headers.host === host && !isTooMuch ? undefined : nothing(reply)
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    if ((error.statusCode ?? 500) >= 500) house.log.error({ error }, 'a page of a document could not be shown')
    return nothing(reply)
  })
  app.setNotFoundHandler((_, reply) => nothing(reply))
  app.get<{ Params: { secret: string } }>(`${filePath}/:secret`, async ({ params, headers }, reply) => {
    const file = await openFileAddress(house, params.secret, cookiesIn(headers.cookie).get(filesCookie))
    const opened = file && (await openDocumentFile(house, file, file.document, file.place))
    const drawn = file && opened && (await drawPage(opened, file.page))
    return drawn ? reply.type('image/webp').send(drawn) : nothing(reply)
  })
  return app
}

const nothing = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain').send('There is nothing here.\n')

/** Sets the headers of every answer: whatever it were, it could run nothing, load nothing, and is stored nowhere. */
function secure(reply: FastifyReply, { env }: House): void {
  reply.header('content-security-policy', `sandbox; default-src 'none'; frame-ancestors 'none'`)
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'no-referrer')
  reply.header('cache-control', 'no-store')
  // The office's own pages show it; they lie on the same site.
  reply.header('cross-origin-resource-policy', 'same-site')
  reply.header('x-robots-tag', 'noindex')
  if (env.officeFilesOrigin.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
