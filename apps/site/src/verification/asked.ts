import type { ChannelName, VerificationChannel } from '@fairhouse/contract'

/** The verification state of each channel. */
export type Channels = Record<ChannelName, VerificationChannel>

/**
 * Returns the channel that the form is for: the phone unless only the e-mail address is asked; undefined if neither is.
 */
export function askedChannel({ phoneNumber, email }: Channels): ChannelName | undefined {
  if (phoneNumber.ask) return 'phoneNumber'
  return email.ask ? 'email' : undefined
}

/** Returns whether the button sends for the first time: no code is pending. */
export const sendsAnew = ({ lastTransaction }: Pick<VerificationChannel, 'lastTransaction'>): boolean => lastTransaction !== 'sent'
