import PostalMime from 'postal-mime'
import { newId } from '@fairhouse/process/ids.ts'
import type { World } from '../base/world.ts'
import { insertMail } from './mail.sql.ts'

/** Stores a mail received by SMTP; it is acknowledged only afterwards. */
export async function receiveMail(world: World, source: Buffer, envelope: { from: string; to: string[] }): Promise<void> {
  const parsed = await PostalMime.parse(source)
  const mail = {
    id: newId('mail'),
    sender: parsed.from?.address ?? envelope.from,
    recipients: envelope.to.map((address) => address.toLowerCase()),
    subject: clean(parsed.subject ?? ''),
    text: clean(parsed.text ?? ''),
    html: parsed.html ? clean(parsed.html) : null,
    receivedAt: world.clock.now(),
  }
  await insertMail(world.database.query, mail, source)
  world.changes.say('mails')
  world.log.info({ mail: mail.id }, 'mail received')
}

/** PostgreSQL keeps no NUL in text. */
function clean(text: string): string {
  return text.replaceAll('\0', '')
}
