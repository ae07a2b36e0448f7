import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { serveBrowserModules } from '@fairhouse/process/browser-modules.ts'
import { controlRoute, type ControlRoute, type ControlSection } from '../base/control-route.ts'
import { html } from '@fairhouse/process/html.ts'
import { newId } from '@fairhouse/process/ids.ts'
import { sendPage } from '../base/page.ts'
import type { World } from '../base/world.ts'
import { insertChatMessage, readChatMessages } from './chat-message.sql.ts'

const here = import.meta.dirname

/**
 * Registers a live chat like those embedded in sites: a script for the product's pages, a window in a frame, and the
 * messages in the control room.
 */
export function register(app: FastifyInstance, world: World): void {
  world.control.routes.push(...routes(world))
  world.control.sections.push(section(world))
  app.register(
    async (scope) => {
      serveBrowserModules(scope, '', [join(here, 'tracking.ts'), join(here, 'window.ts')])
      scope.get('/window', (_, reply) =>
        sendPage(reply, {
          title: 'Live chat',
          language: 'en',
          direction: 'ltr',
          styles: [join(here, 'window.css')],
          body: windowBody,
          scripts: ['/live-chat/window.ts'],
          framedBy: [world.environment.productOrigin],
          connects: true,
        }),
      )
      scope.post('/messages', async (request, reply) => {
        const parsed = messageSchema.safeParse(request.body)
        if (!parsed.success)
          return reply.code(400).send({ error: { code: 'wrong_message', message: 'Write a message, then send it again.' } })
        await insertChatMessage(world.database.query, { ...parsed.data, id: newId('chat'), receivedAt: world.clock.now() })
        world.changes.say('live-chat')
        return { received: true }
      })
    },
    { prefix: '/live-chat' },
  )
}

const messageSchema = z.object({
  license: z.string().min(1).max(60),
  name: z.string().max(200),
  email: z.string().max(320),
  message: z.string().trim().min(1).max(2000),
})

const windowBody = html`<main>
  <h1>Talk to us</h1>
  <form id="chat">
    <label>Name <input name="name" autocomplete="name" maxlength="200" /></label>
    <label>E-mail <input name="email" type="email" autocomplete="email" maxlength="320" /></label>
    <label>Message <textarea name="message" required rows="4" maxlength="2000"></textarea></label>
    <button disabled>Send</button>
  </form>
  <p id="told" role="status"></p>
</main>`

function routes(world: World): ControlRoute[] {
  return [
    controlRoute({
      method: 'GET',
      path: '/chat-messages',
      tag: 'Live chat',
      summary: 'The newest messages of the live chat',
      answer: z.object({ messages: z.array(messageSchema.extend({ id: z.string(), receivedAt: z.string() })) }),
      run: async () => {
        const messages = await readChatMessages(world.database.query)
        return { status: 200, body: { messages: messages.map((chat) => ({ ...chat, receivedAt: chat.receivedAt.toISOString() })) } }
      },
    }),
  ]
}

function section(world: World): ControlSection {
  return {
    name: 'live-chat',
    title: 'Live chat',
    topics: ['live-chat'],
    draw: async () => {
      const messages = await readChatMessages(world.database.query)
      if (messages.length === 0)
        return html`<p class="empty">
          Nobody has written. To show the chat on the product's pages, set fe.utils.liveChat.license to any word and
          fe.utils.liveChat.scriptUrl to ${world.origin}/live-chat/tracking.ts.
        </p>`
      return html`${messages.map(
        (chat) =>
          html`<article class="card" data-key="${chat.id}">
            <h2>${chat.name || 'Somebody'}</h2>
            <p class="facts"><span>${chat.email || 'no address'}</span><span>licence ${chat.license}</span></p>
            <p>${chat.message}</p>
          </article>`,
      )}`
    },
  }
}
