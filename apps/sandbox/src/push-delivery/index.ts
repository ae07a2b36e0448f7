import { createECDH, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { controlRoute, type ControlRoute, type ControlSection } from '../base/control-route.ts'
import { html } from '@fairhouse/process/html.ts'
import { newId } from '@fairhouse/process/ids.ts'
import type { World } from '../base/world.ts'
import { insertPushBrowser, insertPushMessage, readPushBrowser, readPushMessages, writePushBrowserGone } from './browser.sql.ts'
import { checkSender } from './check-sender.ts'
import { openMessage } from './open-message.ts'

/** Registers a push service (RFC 8030, 8291, 8292) with browsers that decrypt what they receive. */
export function register(app: FastifyInstance, world: World): void {
  world.control.routes.push(...routes(world))
  world.control.sections.push(section(world))
  app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: 4096 }, (_, body, done) => done(null, body))
    scope.post<{ Params: { id: string } }>('/push/:id', async ({ params: { id }, headers, body }, reply) => {
      const { status, why } = await takeMessage(world, id, headers as Record<string, string>, body as Buffer) // parsed above
      return reply.code(status).send(why ? { message: why } : undefined)
    })
  })
}

type Taken = { status: number; why?: string }

async function takeMessage(world: World, id: string, headers: Record<string, string>, body: Buffer): Promise<Taken> {
  const { query } = world.database
  const browser = await readPushBrowser(query, id)
  if (!browser) return { status: 404, why: 'there is no such subscription' }
  if (browser.gone) return { status: 410, why: 'the subscription has ended' }
  if (headers['content-encoding'] !== 'aes128gcm') return { status: 415, why: 'messages are sealed by aes128gcm' }
  if (!/^\d+$/.test(headers['ttl'] ?? '')) return { status: 400, why: 'the header TTL is missing' }
  const checked = checkSender(headers['authorization'] ?? '', world.origin, world.clock.now())
  if ('wrong' in checked) return { status: 403, why: checked.wrong }
  const text = openMessage(body, browser.privateKey, browser.auth)
  if (text === null) return { status: 400, why: 'the browser cannot open the message' }
  const { sender } = checked
  await insertPushMessage(query, {
    id: newId('push'),
    browser: id,
    sender,
    text,
    ttl: Number(headers['ttl']),
    receivedAt: world.clock.now(),
  })
  world.changes.say('push-messages')
  return { status: 201 }
}

const messageSchema = z.object({
  id: z.string(),
  browser: z.string(),
  sender: z.string(),
  text: z.string(),
  ttl: z.int(),
  receivedAt: z.string(),
})

function routes(world: World): ControlRoute[] {
  const { query } = world.database
  const tag = 'Push service'
  const browser = z.object({ id: z.string(), endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) })
  return [
    controlRoute({
      method: 'POST',
      path: '/push-browsers',
      tag,
      summary: 'Make a browser that takes notices; answers what it would tell the product',
      answer: browser,
      run: async () => {
        const ecdh = createECDH('prime256v1')
        const p256dh = ecdh.generateKeys('base64url')
        const [id, auth] = [newId('browser'), randomBytes(16).toString('base64url')]
        await insertPushBrowser(query, { id, auth, privateKey: ecdh.getPrivateKey('base64url') }, world.clock.now())
        return { status: 200, body: { id, endpoint: `${world.origin}/push/${id}`, keys: { p256dh, auth } } }
      },
    }),
    controlRoute({
      method: 'DELETE',
      path: '/push-browsers/{id}',
      tag,
      summary: 'The owner of a browser takes the permission back',
      params: z.object({ id: z.string() }),
      answer: z.object({ gone: z.literal(true) }),
      run: async ({ params }) => {
        await writePushBrowserGone(query, params.id)
        return { status: 200, body: { gone: true } }
      },
    }),
    controlRoute({
      method: 'GET',
      path: '/push-messages',
      tag,
      summary: 'The newest notices, as the browsers read them',
      answer: z.object({ messages: z.array(messageSchema) }),
      run: async () => {
        const messages = await readPushMessages(query)
        return { status: 200, body: { messages: messages.map((one) => ({ ...one, receivedAt: one.receivedAt.toISOString() })) } }
      },
    }),
  ]
}

function section(world: World): ControlSection {
  return {
    name: 'push-messages',
    title: 'Notices',
    topics: ['push-messages'],
    draw: async () => {
      const messages = await readPushMessages(world.database.query)
      if (messages.length === 0)
        return html`<p class="empty">No notice has come. A player who turns them on in the profile gets one when a withdrawal is paid.</p>`
      return html`${messages.map(
        (one) =>
          html`<article class="card" data-key="${one.id}">
            <h2>${one.browser}</h2>
            <p class="facts">
              <span>${one.receivedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</span><span>from ${one.sender}</span>
            </p>
            <pre class="text">${one.text}</pre>
          </article>`,
      )}`
    },
  }
}
