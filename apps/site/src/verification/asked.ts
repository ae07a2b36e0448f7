import type { ChannelName, VerificationChannel } from '@fairhouse/contract'

/** What the verification is about, per channel. */
export type Channels = Record<ChannelName, VerificationChannel>

/** The channel that the form is for: the phone unless only the e-mail address is asked; nothing where neither is. */
export function askedChannel({ phoneNumber, email }: Channels): ChannelName | undefined {
  if (phoneNumber.ask) return 'phoneNumber'
  return email.ask ? 'email' : undefined
}

/** Whether the send button sends for the first time: there is no running code. */
export const sendsAnew = ({ lastTransaction }: Pick<VerificationChannel, 'lastTransaction'>): boolean => lastTransaction !== 'sent'
