import type { MessageName } from '@fairhouse/messages/message-templates.ts'
import type { House } from '../../base/house.ts'
import { messageTexts } from '../../base/mail/own-messages.ts'
import { mailOf, smsWithCode } from '../../base/mail/mail-layout.ts'
import type { Mail } from '../../base/mail/mail.ts'

type To = { value: string; firstName: string; language: string }

const textsFor = (house: House, name: MessageName, { firstName, language }: To) =>
  messageTexts(house, name, language, {
    site: house.settings.get('site.name'),
    name: firstName,
    email: house.settings.get('site.supportEmail'),
    minutes: house.settings.get('be.verificationCodeMinutes'),
  })

/** Builds the mail with a code. */
export function codeMail(house: House, to: To, code: string): Mail {
  const t = textsFor(house, 'emailCode', to)
  return mailOf(house, to.language, to.value, {
    subject: t('code.subject'),
    paragraphs: [t('activation.hello'), t('code.body'), t('code.ignore')],
    code,
  })
}

/** Builds the text message with a code. */
export const codeText = (house: House, to: To, code: string): string => smsWithCode(house, code, textsFor(house, 'smsCode', to)('code.sms'))

/** Builds the mail to an address that is no longer the account's. */
export function addressChangedMail(house: House, to: To, what: 'email' | 'phoneNumber'): Mail {
  const t = textsFor(house, what === 'email' ? 'emailChanged' : 'phoneChanged', to)
  return mailOf(house, to.language, to.value, {
    subject: t('changed.subject'),
    paragraphs: [t('activation.hello'), t(what === 'email' ? 'changed.email' : 'changed.phone'), t('password.strange')],
  })
}
