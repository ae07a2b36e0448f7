import type { FastifyInstance } from 'fastify'
import type { House } from '../base/context.ts'
import { drawLogo, methodCatalogue, readMethod } from '../cashier/index.ts'

/** What the cashier shows by address: the logos of ways to pay, those of this installation and those that are only known. */
export function mountPaymentContent(app: FastifyInstance, house: House): void {
  app.get<{ Params: { file: string } }>('/cms/img/payment-providers/:file', async (request, reply) => {
    const id = Number(/^(\d{1,9})\.svg$/.exec(request.params.file)?.[1] ?? Number.NaN)
    const known = methodCatalogue.find((method) => method.id === id)
    const method = Number.isNaN(id) ? undefined : ((await readMethod(house.db, id))?.data ?? (known && { id, name: known.brand, kind: 'card' as const }))
    if (!method) return reply.callNotFound()
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(drawLogo(method))
  })
}
