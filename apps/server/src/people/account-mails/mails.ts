import { messageTemplate, type MessageName } from '@fairhouse/messages/message-templates.ts'
import type { House } from '../../base/house.ts'
import { messageTexts } from '../../base/mail/own-messages.ts'
import type { Mail } from '../../base/mail/mail.ts'
import { mailOf } from '../../base/mail/mail-layout.ts'
import { pagePath } from '../../base/http/page-path.ts'

/** Which message it is, where its button leads, and what it speaks of beside the player's name. */
type Said = { name: MessageName; path: string; values?: Record<string, string | number> }

/** Builds the mail about a changed password: changed while signed in, or by a mailed link, which ends every session. */
export function passwordChangedMail(
  house: House,
  recipient: string,
  firstName: string,
  language: string,
  signedIn: 'here' | 'everywhere',
): Mail {
  return accountMail(house, recipient, firstName, language, {
    name: signedIn === 'here' ? 'passwordChanged' : 'passwordReset',
    path: '/my/activity',
  })
}

/**
 * Builds the mail with a link to set a password; `first`: an outside service opened the account, and it has none yet.
 */
export function passwordLinkMail(
  house: House,
  recipient: string,
  { firstName, language, code, first }: { firstName: string; language: string; code: string; first: boolean },
): Mail {
  return accountMail(house, recipient, firstName, language, {
    name: 'passwordLink',
    path: `${first ? '/set-password' : '/forgot-password/reset'}/${code}`,
    values: { minutes: house.settings.get('be.resetCodeMinutes') },
  })
}

/** Builds the mail about a sign-in from an unknown device. `browser` is empty if not recognised. */
export function newDeviceMail(
  house: House,
  recipient: string,
  firstName: string,
  language: string,
  from: { browser: string; address: string },
): Mail {
  return accountMail(house, recipient, firstName, language, {
    name: from.browser ? 'newDevice' : 'newUnknownDevice',
    path: '/my/activity',
    values: from,
  })
}

/** Builds the mail about one-time codes being switched on or off. */
export function secondFactorMail(house: House, recipient: string, firstName: string, language: string, now: 'on' | 'off'): Mail {
  return accountMail(house, recipient, firstName, language, {
    name: now === 'on' ? 'factorOn' : 'factorOff',
    path: '/my/activity',
  })
}

/** Builds the mail about a passkey being added or removed. */
export function passkeyMail(house: House, recipient: string, firstName: string, language: string, what: 'added' | 'removed'): Mail {
  return accountMail(house, recipient, firstName, language, {
    name: what === 'added' ? 'passkeyAdded' : 'passkeyRemoved',
    path: '/my/activity',
  })
}

function accountMail(house: House, recipient: string, firstName: string, language: string, { name, path, values }: Said): Mail {
  const { settings, env } = house
  const t = messageTexts(house, name, language, {
    site: settings.get('site.name'),
    name: firstName,
    email: settings.get('site.supportEmail'),
    ...values,
  })
  const { subject = 'password.subject', paragraphs, button = 'password.button' } = messageTemplate(name)
  return mailOf(house, language, recipient, {
    subject: t(subject),
    paragraphs: paragraphs.map(t),
    button: { text: t(button), url: env.publicOrigin + pagePath(house, language, path) },
  })
}
