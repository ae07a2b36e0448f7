import { messageTemplate } from '@fairhouse/messages/message-templates.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
import { messageTexts } from '../../base/mail/own-messages.ts'
import { mailOf } from '../../base/mail/mail-layout.ts'
import { pagePath } from '../../base/http/page-path.ts'
import type { Mail } from '../../base/mail/mail.ts'
import type { Personal, PlayerRow } from '../../people/players/index.ts'
import type { Wanted } from './begin-exclusion.ts'

/** Returns the mail that says what has begun, until when, and what stays possible. */
export function exclusionMail(
  house: House,
  { email, firstName }: Personal,
  { language, country }: PlayerRow,
  { kind, until, coolingOffHours }: Wanted,
): Mail {
  const { settings, env } = house
  const end = until
    ? new Intl.DateTimeFormat(`${languageOf(language).tag}-u-nu-latn`, {
        dateStyle: 'long',
        timeStyle: 'short',
        hour12: false,
        timeZone: appliedRules(house, country).timeZone,
      }).format(until)
    : ''
  const name = kind === 'timeOut' ? 'timeOut' : until ? (coolingOffHours ? 'excludedUntilAsked' : 'excluded') : 'excludedForGood'
  const { subject = 'away.excludedSubject', paragraphs } = messageTemplate(name)
  const values = { site: settings.get('site.name'), name: firstName, email: settings.get('site.supportEmail'), end }
  const t = messageTexts(house, name, language, values)
  return mailOf(house, language, email, {
    subject: t(subject),
    paragraphs: paragraphs.map(t),
    button: { text: t('away.button'), url: env.publicOrigin + pagePath(house, language, '/responsible-gambling') },
  })
}
