import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { serveBrowserModules } from '@fairhouse/process/browser-modules.ts'
import { sendPage } from '../base/page.ts'
import type { World } from '../base/world.ts'
import { issueWalletToken, sheetCards, sheetPage } from './sheet.ts'

const here = (name: string) => join(import.meta.dirname, name)
const Asked = z.object({ card: z.string().max(40), method: z.enum(['PAN_ONLY', 'CRYPTOGRAM_3DS']) })

/**
 * Registers a phone's wallet in the shapes of docs/protocols/wallet-button.md: its script, the sheet in which a card is
 * chosen, and signed tokens.
 */
export function register(app: FastifyInstance, world: World): void {
  app.register(async (scope) => {
    serveBrowserModules(scope, '/wallet', [here('pay.ts'), here('sheet-script.ts')])
    scope.get<{ Querystring: { price?: string; currency?: string; merchant?: string } }>('/wallet/sheet', ({ query }, reply) =>
      sendPage(reply, sheetPage(query)),
    )
    scope.post('/wallet/token', async ({ body }, reply) => {
      const asked = Asked.safeParse(body).data
      const card = asked && sheetCards.find(({ key }) => key === asked.card)
      if (!asked || !card) return reply.code(422).send({ error: 'There is no such card in this wallet.' })
      return reply.send({ token: await issueWalletToken(world, card, asked.method), last4: card.number.slice(-4) })
    })
  })
}
