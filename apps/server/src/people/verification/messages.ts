import { mailTexts } from '@fairhouse/messages/mail-texts.ts'
import type { House } from '../../base/house.ts'
import { mailOf } from '../../base/mail/mail-layout.ts'
import type { Mail } from '../../base/mail/mail.ts'

type To = { value: string; firstName: string; language: string }

const textsFor = ({ settings }: House, { firstName, language }: To) =>
  mailTexts(language, {
    site: settings.get('site.name'),
    name: firstName,
    email: settings.get('site.supportEmail'),
    minutes: settings.get('be.verificationCodeMinutes'),
  })

/** Builds the mail with a code. */
export function codeMail(house: House, to: To, code: string): Mail {
  const t = textsFor(house, to)
  return mailOf(house, to.language, to.value, {
    subject: t('code.subject'),
    paragraphs: [t('activation.hello'), t('code.body'), t('code.ignore')],
    code,
  })
}

/** Builds the text message with a code. The last line makes phones offer the code to this site only. */
export function codeText(house: House, to: To, code: string): string {
  const host = new URL(house.env.publicOrigin).host
  return `${code} ${textsFor(house, to)('code.sms')}\n\n@${host} #${code}`
}

/** Builds the mail to an address that is no longer the account's. */
export function addressChangedMail(house: House, to: To, what: 'email' | 'phoneNumber'): Mail {
  const t = textsFor(house, to)
  return mailOf(house, to.language, to.value, {
    subject: t('changed.subject'),
    paragraphs: [t('activation.hello'), t(what === 'email' ? 'changed.email' : 'changed.phone'), t('password.strange')],
  })
}
