import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../../base/house.ts'
import { writeLook } from './look-at-validation.ts'
import type { ProviderNotice } from './provider-contract/provider.ts'
import { providerContext, providerNamed } from './providers/providers.ts'
import { settleValidation } from './settle-validation.ts'
import { readByVendor } from './validation.sql.ts'

const mostNoticeBytes = 512 * 1024
type Params = { Params: { provider: string } }

/** Mounts the addresses for notices of validation services, and for the token one of them fetches. */
export async function mountValidationNotices(app: FastifyInstance, house: House): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature covers the raw body.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostNoticeBytes }, (_, body, done) => done(null, body))
    scope.post<Params>('/notices/validation/:provider', async (request, reply) => {
      const { status, body } = await takeNotice(house, request.params.provider, noticeIn(request))
      return body ? reply.code(status).type('application/json').send(body) : reply.code(status).send()
    })
    scope.post<Params>('/notices/validation/:provider/token', async (request, reply) => {
      const provider = providerNamed(request.params.provider)
      if (!provider?.grant) return reply.code(404).send()
      const granted = provider.grant(providerContext(house), noticeIn(request))
      reply.header('cache-control', 'no-store').type('application/json')
      return granted ? reply.send(granted) : reply.code(401).send('{"error":"invalid_client"}')
    })
  })
}

/**
 * Takes a notice: an unsigned one changes nothing, one about an unknown attempt is acknowledged so that it is not
 * repeated.
 */
async function takeNotice(house: House, name: string, notice: ProviderNotice): Promise<{ status: number; body?: string | undefined }> {
  const provider = providerNamed(name)
  if (!provider) return { status: 404 }
  const taken = provider.notice(providerContext(house), notice)
  if (!taken) return { status: 401 }
  const row = await readByVendor(house.db, name, taken.vendorRef)
  if (row && taken.verdict) await settleValidation(house, row, taken.verdict)
  if (row && !taken.verdict) await writeLook(house.db, row, house.clock.now())
  return { status: 200, body: taken.reply }
}

const noticeIn = (request: FastifyRequest): ProviderNotice => ({
  headers: Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  ),
  body: typeof request.body === 'string' ? request.body : '',
})
