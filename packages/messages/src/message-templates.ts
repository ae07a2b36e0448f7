import type { MailKey } from './mail-texts.ts'

/** How a message reaches a player. */
type MessageChannel = 'mail' | 'sms' | 'push'

/** A message by its occasion: the texts that it is made of, and the values that they may speak of. */
export type MessageTemplate = {
  readonly channel: MessageChannel
  readonly subject?: MailKey
  /** In their order; a mail's button or code stands before the last one. */
  readonly paragraphs: readonly MailKey[]
  readonly button?: MailKey
  /** Where the button leads. */
  readonly path?: string
  readonly hasCode?: true
  readonly values: readonly string[]
  /** Rules of a country ask for it: two people change its words. */
  readonly isRegulated?: true
}

const own = { channel: 'mail', button: 'password.button', path: '/my/activity' } as const
const usual = ['site', 'name', 'email'] as const

const away = (subject: MailKey, body: MailKey): MessageTemplate => ({
  channel: 'mail',
  subject,
  paragraphs: ['password.hello', body, 'away.money', 'away.help'],
  button: 'away.button',
  path: '/responsible-gambling',
  values: [...usual, 'end'],
  isRegulated: true,
})
const limit = (bodies: readonly MailKey[], values: readonly string[]): MessageTemplate => ({
  channel: 'mail',
  subject: 'limit.subject',
  paragraphs: ['password.hello', ...bodies, 'limit.lower'],
  button: 'limit.button',
  path: '/my/limits/payments',
  values: ['site', 'name', ...values],
  isRegulated: true,
})
const account = (
  subject: MailKey,
  body: MailKey,
  values: readonly string[] = [],
  after: MailKey = 'password.strange',
): MessageTemplate => ({
  ...own,
  subject,
  paragraphs: ['password.hello', body, after],
  values: [...usual, ...values],
})
const push = (text: MailKey): MessageTemplate => ({ channel: 'push', paragraphs: [text], values: ['amount'] })

/** Every message that is sent to players, by its occasion. */
export const messageTemplates = {
  activation: {
    channel: 'mail',
    subject: 'activation.subject',
    paragraphs: ['activation.hello', 'activation.body', 'activation.ignore'],
    button: 'activation.button',
    path: '/activation/sample',
    values: ['site', 'name', 'hours'],
  },
  alreadyRegistered: {
    channel: 'mail',
    subject: 'registered.subject',
    paragraphs: ['registered.body', 'registered.ignore'],
    button: 'registered.button',
    path: '/login',
    values: ['site'],
  },
  registrationHeld: {
    channel: 'mail',
    subject: 'held.subject',
    paragraphs: ['activation.hello', 'held.body', 'held.ignore'],
    button: 'held.button',
    path: '/support',
    values: usual,
  },
  emailCode: {
    channel: 'mail',
    subject: 'code.subject',
    paragraphs: ['activation.hello', 'code.body', 'code.ignore'],
    hasCode: true,
    values: [...usual, 'minutes'],
  },
  smsCode: { channel: 'sms', paragraphs: ['code.sms'], hasCode: true, values: [...usual, 'minutes'] },
  emailChanged: {
    channel: 'mail',
    subject: 'changed.subject',
    paragraphs: ['activation.hello', 'changed.email', 'password.strange'],
    values: usual,
  },
  phoneChanged: {
    channel: 'mail',
    subject: 'changed.subject',
    paragraphs: ['activation.hello', 'changed.phone', 'password.strange'],
    values: usual,
  },
  passwordLink: {
    ...account('reset.subject', 'reset.body', ['minutes'], 'reset.ignore'),
    button: 'reset.button',
    path: '/forgot-password/reset/sample',
  },
  passwordChanged: account('password.subject', 'password.body'),
  passwordReset: account('password.subject', 'reset.done'),
  newDevice: account('device.subject', 'device.body', ['browser', 'address'], 'device.strange'),
  newUnknownDevice: account('device.subject', 'device.bodyUnknown', ['address'], 'device.strange'),
  factorOn: account('factor.onSubject', 'factor.on'),
  factorOff: account('factor.offSubject', 'factor.off'),
  passkeyAdded: account('passkey.addedSubject', 'passkey.added'),
  passkeyRemoved: account('passkey.removedSubject', 'passkey.removed'),
  timeOut: away('away.timeOutSubject', 'away.timeOut'),
  excluded: away('away.excludedSubject', 'away.excluded'),
  excludedUntilAsked: away('away.excludedSubject', 'away.excludedUntilAsked'),
  excludedForGood: away('away.excludedSubject', 'away.forGood'),
  limitsChanged: limit(
    [
      'limit.nowIs',
      'limit.isGone',
      'limit.raiseAsked',
      'limit.raiseAskedToConfirm',
      'limit.raiseAskedInReview',
      'limit.removalAsked',
      'limit.removalAskedToConfirm',
      'limit.removalAskedInReview',
      'limit.undone',
      'limit.endsAt',
    ],
    ['limit', 'amount', 'time'],
  ),
  limitDue: limit(['limit.due'], ['days']),
  limitLapsed: limit(['limit.lapsed'], []),
  limitApproved: limit(['limit.approved'], []),
  limitRejected: limit(['limit.rejected'], []),
  limitSetByUs: limit(['limit.setByUs'], []),
  accountClosed: {
    channel: 'mail',
    subject: 'closed.subject',
    paragraphs: ['password.hello', 'closed.body', 'deleted.strange'],
    values: usual,
  },
  accountDeleted: {
    channel: 'mail',
    subject: 'deleted.subject',
    paragraphs: ['password.hello', 'deleted.body', 'deleted.strange'],
    values: usual,
  },
  withdrawalPaid: push('push.withdrawalPaid'),
  withdrawalRejected: push('push.withdrawalRejected'),
  withdrawalReturned: push('push.withdrawalReturned'),
} as const satisfies Readonly<Record<string, MessageTemplate>>

export type MessageName = keyof typeof messageTemplates
export const isMessageName = (name: string): name is MessageName => Object.hasOwn(messageTemplates, name)

/** Returns a message by its name. */
export const messageTemplate = (name: MessageName): MessageTemplate => messageTemplates[name]

/** Returns the texts that a message is made of, each once. */
export const textsOf = ({ subject, paragraphs, button }: MessageTemplate): MailKey[] => [
  ...new Set([...(subject ? [subject] : []), ...paragraphs, ...(button ? [button] : [])]),
]
