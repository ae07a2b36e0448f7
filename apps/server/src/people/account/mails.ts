import type { House } from '../../base/house.ts'
import { messageTexts } from '../../base/mail/own-messages.ts'
import { mailOf } from '../../base/mail/mail-layout.ts'
import type { Mail } from '../../base/mail/mail.ts'
import type { Personal } from '../players/person.ts'

/** Builds the mail about a closed account: what is gone, and whom to contact if the owner did not ask for it. */
export function accountClosedMail(house: House, kind: 'deletion' | 'plain', { email, firstName }: Personal, language: string): Mail {
  const { settings } = house
  const what = kind === 'deletion' ? 'deleted' : 'closed'
  const t = messageTexts(house, what === 'deleted' ? 'accountDeleted' : 'accountClosed', language, {
    site: settings.get('site.name'),
    name: firstName,
    email: settings.get('site.supportEmail'),
  })
  return mailOf(house, language, email, {
    subject: t(`${what}.subject`),
    paragraphs: [t('password.hello'), t(`${what}.body`), t('deleted.strange')],
  })
}
