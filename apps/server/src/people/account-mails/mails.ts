import { mailTexts, type MailKey } from '@fairhouse/messages/mail-texts.ts'
import type { House } from '../../base/house.ts'
import type { Mail } from '../../base/mail/mail.ts'
import { mailOf } from '../../base/mail/mail-layout.ts'
import { pagePath } from '../../base/http/page-path.ts'

type Said = { subject: MailKey; body: MailKey; after: MailKey; button: MailKey; path: string; values?: Record<string, string | number> }

/** Builds the mail about a changed password: changed while signed in, or by a mailed link, which ends every session. */
export function passwordChangedMail(
  house: House,
  recipient: string,
  firstName: string,
  language: string,
  signedIn: 'here' | 'everywhere',
): Mail {
  return accountMail(house, recipient, firstName, language, {
    subject: 'password.subject',
    body: signedIn === 'here' ? 'password.body' : 'reset.done',
    after: 'password.strange',
    button: 'password.button',
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
    subject: 'reset.subject',
    body: 'reset.body',
    after: 'reset.ignore',
    button: 'reset.button',
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
    subject: 'device.subject',
    body: from.browser ? 'device.body' : 'device.bodyUnknown',
    after: 'device.strange',
    button: 'password.button',
    path: '/my/activity',
    values: from,
  })
}

/** Builds the mail about one-time codes being switched on or off. */
export function secondFactorMail(house: House, recipient: string, firstName: string, language: string, now: 'on' | 'off'): Mail {
  return accountMail(house, recipient, firstName, language, {
    subject: now === 'on' ? 'factor.onSubject' : 'factor.offSubject',
    body: now === 'on' ? 'factor.on' : 'factor.off',
    after: 'password.strange',
    button: 'password.button',
    path: '/my/activity',
  })
}

/** Builds the mail about a passkey being added or removed. */
export function passkeyMail(house: House, recipient: string, firstName: string, language: string, what: 'added' | 'removed'): Mail {
  return accountMail(house, recipient, firstName, language, {
    subject: what === 'added' ? 'passkey.addedSubject' : 'passkey.removedSubject',
    body: what === 'added' ? 'passkey.added' : 'passkey.removed',
    after: 'password.strange',
    button: 'password.button',
    path: '/my/activity',
  })
}

function accountMail(house: House, recipient: string, firstName: string, language: string, said: Said): Mail {
  const { settings, env } = house
  const t = mailTexts(language, {
    site: settings.get('site.name'),
    name: firstName,
    email: settings.get('site.supportEmail'),
    ...said.values,
  })
  return mailOf(house, language, recipient, {
    subject: t(said.subject),
    paragraphs: [t('password.hello'), t(said.body), t(said.after)],
    button: { text: t(said.button), url: env.publicOrigin + pagePath(house, language, said.path) },
  })
}
