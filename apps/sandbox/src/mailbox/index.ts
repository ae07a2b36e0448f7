import type { FastifyInstance } from 'fastify'
import type { World } from '../base/world.ts'
import { guardRoom } from '../base/guard.ts'
import { mailRoutes } from './mail-routes.ts'
import { mailboxSection } from './mailbox-section.ts'
import { readMail } from './mail.sql.ts'
import { startSmtp } from './smtp.ts'

const policy = `default-src 'none'; img-src data: cid:; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`

/** Registers the mailbox: receives the product's mail by SMTP and shows it in the control room. */
export function register(app: FastifyInstance, world: World): void {
  world.control.routes.push(...mailRoutes(world))
  world.control.sections.push(mailboxSection(world))
  app.register(async (scope) => {
    guardRoom(scope, world)
    // A mail is untrusted: it is shown without scripts, forms and origin, and its links open in a new tab.
    scope.get<{ Params: { id: string } }>('/mailbox/:id/html', async (request, reply) => {
      const mail = await readMail(world.database.query, request.params.id)
      reply.header('Content-Security-Policy', policy).header('Content-Type', 'text/html; charset=utf-8').header('Cache-Control', 'no-store')
      return reply.code(mail ? 200 : 404).send(`<!doctype html><base target="_blank">${mail?.html ?? ''}`)
    })
  })
  let smtp: { close: () => Promise<void> } | null = null
  app.addHook('onReady', async () => {
    smtp = await startSmtp(world)
  })
  app.addHook('onClose', async () => smtp?.close())
}
