import { languageOf } from '@fairhouse/messages/languages.ts'
import { mailTexts } from '@fairhouse/messages/mail-texts.ts'
import { appliedRules } from '../../settings/index.ts'
import type { House } from '../../base/house.ts'
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
  const t = mailTexts(language, { site: settings.get('site.name'), name: firstName, email: settings.get('site.supportEmail'), end })
  const body =
    kind === 'timeOut' ? 'away.timeOut' : until ? (coolingOffHours ? 'away.excludedUntilAsked' : 'away.excluded') : 'away.forGood'
  return mailOf(house, language, email, {
    subject: t(kind === 'timeOut' ? 'away.timeOutSubject' : 'away.excludedSubject'),
    paragraphs: [t('password.hello'), t(body), t('away.money'), t('away.help')],
    button: { text: t('away.button'), url: env.publicOrigin + pagePath(house, language, '/responsible-gambling') },
  })
}
