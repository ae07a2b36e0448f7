import { z } from 'zod'
import type { World } from '../base/world.ts'
import { absent, controlRoute, type ControlRoute } from '../base/control-route.ts'
import { codesOf, linksOf } from './mail-text.ts'
import { deleteMails, readMail, readMails, type Mail } from './mail.sql.ts'

const mailSchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  receivedAt: z.string(),
  links: z.array(z.string()).describe('Every web address in it, in order.'),
  codes: z.array(z.string()).describe('Every number of four to eight digits that stands by itself.'),
})

/** Returns the control API's calls about the mailbox. */
export function mailRoutes(world: World): ControlRoute[] {
  const { query } = world.database
  return [
    controlRoute({
      method: 'GET',
      path: '/mails',
      tag: 'Mailbox',
      summary: 'The newest mails, all or those to one address',
      query: z.object({ to: z.string().max(320).optional(), limit: z.coerce.number().int().min(1).max(500).default(100) }),
      answer: z.object({ mails: z.array(mailSchema) }),
      run: async (asked) => ({ status: 200, body: { mails: (await readMails(query, asked.query.to, asked.query.limit)).map(mailView) } }),
    }),
    controlRoute({
      method: 'GET',
      path: '/mails/{id}',
      tag: 'Mailbox',
      summary: 'One mail',
      params: z.object({ id: z.string() }),
      answer: mailSchema,
      run: async ({ params }) => {
        const mail = await readMail(query, params.id)
        return mail ? { status: 200, body: mailView(mail) } : absent('mail')
      },
    }),
    controlRoute({
      method: 'DELETE',
      path: '/mails',
      tag: 'Mailbox',
      summary: 'Empty the mailbox',
      answer: z.object({ mails: z.array(mailSchema).length(0) }),
      run: async () => {
        await deleteMails(query)
        world.changes.say('mails')
        return { status: 200, body: { mails: [] } }
      },
    }),
  ]
}

function mailView(mail: Mail): z.input<typeof mailSchema> {
  const { id, subject, text } = mail
  return {
    id,
    from: mail.sender,
    to: mail.recipients,
    subject,
    text,
    html: mail.html,
    receivedAt: mail.receivedAt.toISOString(),
    links: linksOf(mail),
    codes: codesOf(mail),
  }
}
