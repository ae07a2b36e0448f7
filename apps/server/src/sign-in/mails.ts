import { mailTexts } from '@fairhouse/messages/mail-texts.ts'
import type { House } from '../base/context.ts'
import type { Mail } from '../base/mail.ts'
import { mailOf } from '../base/mail-layout.ts'

/** The mail to somebody whose password was changed. */
export function passwordChangedMail(house: House, recipient: string, firstName: string, language: string): Mail {
  const t = mailTexts(language, {
    site: house.settings.get('site.name'),
    name: firstName,
    email: house.settings.get('site.supportEmail'),
  })
  const prefix = language === house.settings.get('language') ? '' : `/${language}`
  return mailOf(house, language, recipient, {
    subject: t('password.subject'),
    paragraphs: [t('password.hello'), t('password.body'), t('password.strange')],
    button: { text: t('password.button'), url: `${house.env.publicOrigin}${prefix}/my/activity` },
  })
}
