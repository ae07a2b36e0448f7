import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { controlRoute, type ControlRoute, type ControlSection } from '../base/control-route.ts'
import { html, type Html } from '@fairhouse/process/html.ts'
import { newId } from '@fairhouse/process/ids.ts'
import { sameSecret } from '@fairhouse/process/same-secret.ts'
import type { World } from '../base/world.ts'
import { countSms, deleteSms, insertSms, readSms, type Sms } from './sms.sql.ts'

const messageSchema = z.object({
  from: z.string().min(1).max(40),
  to: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z.string().min(1).max(640),
})

/**
 * Registers a gateway for text messages: takes them by HTTP with a key and shows them in the control room. A repeated
 * idempotency key sends nothing twice.
 */
export function register(app: FastifyInstance, world: World): void {
  world.control.routes.push(...routes(world))
  world.control.sections.push(section(world))
  app.post('/sms/messages', async (request, reply) => {
    if (!sameSecret(request.headers.authorization ?? '', `Bearer ${world.environment.smsApiKey}`))
      return reply.code(401).send({ error: { code: 'unauthorized', message: 'The key is not right.' } })
    const message = messageSchema.safeParse(request.body)
    if (!message.success) return reply.code(422).send({ error: { code: 'invalid', message: z.prettifyError(message.error) } })
    const { from: sender, to: recipient, text } = message.data
    const key = request.headers['idempotency-key']
    const sms = { id: newId('sms'), sender, recipient, text, receivedAt: world.clock.now() }
    const id = await insertSms(world.database.query, sms, typeof key === 'string' ? key : null)
    world.changes.say('sms')
    return reply.code(202).send({ id, status: 'accepted' })
  })
}

/** Returns the distinct codes in a message: separate numbers of four to eight digits. */
const codesOf = (text: string) => [...new Set(text.match(/(?<![\d+])\d{4,8}(?!\d)/g) ?? [])]

function routes(world: World): ControlRoute[] {
  const { query } = world.database
  const shown = z.object({
    id: z.string(),
    from: z.string(),
    to: z.string(),
    text: z.string(),
    codes: z.array(z.string()),
    receivedAt: z.string(),
  })
  const answer = z.object({ messages: z.array(shown) })
  return [
    controlRoute({
      method: 'GET',
      path: '/sms',
      tag: 'Phones',
      summary: 'The newest messages to phones, all or those to one number',
      query: z.object({ to: z.string().max(20).optional() }),
      answer,
      run: async ({ query: asked }) => {
        const messages = (await readSms(query, asked.to)).map(({ id, sender, recipient, text, receivedAt }) => ({
          id,
          from: sender,
          to: recipient,
          text,
          codes: codesOf(text),
          receivedAt: receivedAt.toISOString(),
        }))
        return { status: 200, body: { messages } }
      },
    }),
    controlRoute({
      method: 'DELETE',
      path: '/sms',
      tag: 'Phones',
      summary: 'Forget all messages to phones',
      answer,
      run: async () => {
        await deleteSms(query)
        world.changes.say('sms')
        return { status: 200, body: { messages: [] } }
      },
    }),
  ]
}

function section(world: World): ControlSection {
  const { query } = world.database
  return {
    name: 'sms',
    title: 'SMS',
    topics: ['sms'],
    count: () => countSms(query),
    draw: async () => {
      const messages = await readSms(query, undefined)
      if (messages.length === 0)
        return html`<p class="empty">No message yet. What the product sends to phones arrives here and goes nowhere else.</p>`
      return html`${messages.map(drawn)}<button type="button" class="act" data-delete="/control/api/sms">Forget all messages</button>`
    },
  }
}

function drawn({ id, sender, recipient, text, receivedAt }: Sms): Html {
  const codes = codesOf(text).map((code) => html`<button type="button" class="number" data-copy="${code}" title="Copy">${code}</button>`)
  return html`<article class="card" data-key="${id}">
    <h2>To ${recipient}</h2>
    <p class="facts"><span>from ${sender}</span><span>${receivedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</span></p>
    <pre class="text">${text}</pre>
    <div class="acts">${codes}</div>
  </article>`
}
