import type { House } from '../../base/house.ts'
import { messageTexts } from '../../base/mail/own-messages.ts'
import type { Mail } from '../../base/mail/mail.ts'
import { mailOf } from '../../base/mail/mail-layout.ts'
import { pagePath } from '../../base/http/page-path.ts'

const pageOf = (house: House, language: string, path: string) => house.env.publicOrigin + pagePath(house, language, path)

/** Builds the mail that proves the address and activates the account. */
export function activationMail(house: House, recipient: string, firstName: string, code: string, language: string): Mail {
  const t = messageTexts(house, 'activation', language, {
    site: house.settings.get('site.name'),
    name: firstName,
    hours: house.settings.get('be.activationCodeHours'),
  })
  return mailOf(house, language, recipient, {
    subject: t('activation.subject'),
    paragraphs: [t('activation.hello'), t('activation.body'), t('activation.ignore')],
    button: { text: t('activation.button'), url: pageOf(house, language, `/activation/${code}`) },
  })
}

/** Builds the mail to the owner of an address used to register again. */
export function alreadyRegisteredMail(house: House, recipient: string, language: string): Mail {
  const t = messageTexts(house, 'alreadyRegistered', language, { site: house.settings.get('site.name') })
  return mailOf(house, language, recipient, {
    subject: t('registered.subject'),
    paragraphs: [t('registered.body'), t('registered.ignore')],
    button: { text: t('registered.button'), url: pageOf(house, language, '/login') },
  })
}

/**
 * Builds the mail to somebody who registered with a player's national id under another address; it does not mention the
 * account.
 */
export function registrationHeldMail(house: House, recipient: string, firstName: string, language: string): Mail {
  const { settings } = house
  const values = { site: settings.get('site.name'), name: firstName, email: settings.get('site.supportEmail') }
  const t = messageTexts(house, 'registrationHeld', language, values)
  return mailOf(house, language, recipient, {
    subject: t('held.subject'),
    paragraphs: [t('activation.hello'), t('held.body'), t('held.ignore')],
    button: { text: t('held.button'), url: pageOf(house, language, '/support') },
  })
}
