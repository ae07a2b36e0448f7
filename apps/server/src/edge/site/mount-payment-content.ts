import type { FastifyInstance, FastifyReply } from 'fastify'
import { drawBanner } from '../../play/campaigns/banner/index.ts'
import { readCampaign } from '../../play/campaigns/index.ts'
import { drawBankLogo, drawLogo, drawProviderLogo } from '../../cashier/logos/index.ts'
import { encryptionPage, interfaceFiles, interfacePage, slipTemplate } from '../../cashier/payment-pages/index.ts'
import { methodCatalogue, readMethod } from '../../cashier/method-catalogue/index.ts'
import type { House } from '../../base/house.ts'
import { readLogo, type Brand } from '../content/brand-logo.sql.ts'
import { readProviders } from '../../play/games/index.ts'

/**
 * Mounts what the cashier loads by address: logos of methods, banners of campaigns, payment slips, and pages for its
 * own frames.
 */
export function mountPaymentContent(app: FastifyInstance, house: House): void {
  mountLogos(app, house)
  app.get<{ Params: { file: string } }>('/cms/img/campaigns/:file', async ({ params }, reply) => {
    const id = Number(/^(\d{1,9})\.svg$/.exec(params.file)?.[1])
    if (!id || !(await readCampaign(house.db, id))) return reply.callNotFound()
    return guarded(reply, '').type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(drawBanner(id))
  })
  app.get<{ Params: { method: string; file: string } }>('/cms/content/payment-slip/:method/:file', async ({ params }, reply) => {
    const language = /^([a-zA-Z-]{2,12})\.html$/.exec(params.file)?.[1] ?? ''
    const method = await methodIn(house, params.method)
    if (!method || !house.settings.get('languages').includes(language)) return reply.callNotFound()
    return guarded(reply, '')
      .type('text/html; charset=utf-8')
      .send(slipTemplate(language, method.name, house.settings.get('site.name')))
  })
  app.get<{ Params: { file: string } }>('/cms/img/banks/:file', async ({ params }, reply) => {
    const bank = /^([\p{L}\p{N} ._&'-]{1,80})\.svg$/u.exec(params.file)?.[1]
    if (!bank) return reply.callNotFound()
    return guarded(reply, "style-src 'unsafe-inline'")
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(drawBankLogo(bank))
  })
  app.get<{ Params: { file: string }; Querystring: { keys?: string } }>(
    '/interfaces/encryption/:file',
    async ({ params, query }, reply) => {
      const type = /^([a-z0-9-]{1,40})\.html$/.exec(params.file)?.[1] ?? ''
      const page = encryptionPage(house, type, String(query.keys ?? ''))
      return page ? guarded(reply, page.policy).type('text/html; charset=utf-8').send(page.html) : reply.callNotFound()
    },
  )
  app.get<{ Params: { file: string }; Querystring: Record<string, string> }>('/interfaces/:file', async ({ params, query }, reply) => {
    const { file } = params
    const page = file.endsWith('.html') ? interfacePage(house, file.slice(0, -'.html'.length), query) : undefined
    if (page) return guarded(reply, page.policy).type('text/html; charset=utf-8').send(page.html)
    const found = Object.hasOwn(interfaceFiles, file) ? interfaceFiles[file] : undefined // the key was just looked up
    return found === undefined
      ? reply.callNotFound()
      : guarded(reply, '')
          .type(file.endsWith('.js') ? 'text/javascript' : 'text/css')
          .send(found)
  })
}

/** Restricts an answer to frames of our own pages and to the given capabilities. */
const guarded = (reply: FastifyReply, more: string): FastifyReply =>
  reply.header('content-security-policy', `default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; ${more}`)

/** Mounts logos of methods and game providers, by number. */
function mountLogos(app: FastifyInstance, house: House): void {
  app.get<{ Params: { file: string } }>('/cms/img/payment-providers/:file', async ({ params }, reply) => {
    const method = await methodIn(house, /^(\d{1,9})\.svg$/.exec(params.file)?.[1])
    if (!method) return reply.callNotFound()
    return sendLogo(house, reply, { catalogue: 'method', id: method.id }, () => drawLogo(method))
  })
  app.get<{ Params: { file: string } }>('/cms/img/game-providers/:file', async ({ params }, reply) => {
    const id = Number(/^(-?\d{1,6})\.svg$/.exec(params.file)?.[1])
    const provider = (await readProviders(house.db)).find((one) => one.id === id)
    if (!provider) return reply.callNotFound()
    return sendLogo(house, reply, { catalogue: 'gameProvider', id }, () => drawProviderLogo(provider))
  })
}

/** Sends a brand's logo: the operator's own, else the drawn one. */
async function sendLogo(house: House, reply: FastifyReply, brand: Brand, drawn: () => string): Promise<FastifyReply> {
  const own = await readLogo(house.db, brand)
  return guarded(reply, "style-src 'unsafe-inline'")
    .type(own?.content_type ?? 'image/svg+xml')
    .header('cache-control', 'public, max-age=86400')
    .send(own?.content ?? drawn())
}

/** Returns a method of this installation, or one only in the catalogue. */
async function methodIn(house: House, text = '') {
  if (!/^\d{1,9}$/.test(text)) return undefined
  const known = methodCatalogue.find(({ id }) => id === Number(text))
  return (await readMethod(house.db, Number(text)))?.data ?? (known && { id: known.id, name: known.brand, kind: 'card' as const })
}
