import { createHash } from 'node:crypto'

/** What a phone signed besides what we sent. */
type Signed = { serverRandom: string; userChallenge: string; interactionTypeUsed: string; flowType: string }
/** What we sent. */
export type Asked = {
  schemeName: string
  rpChallenge: string
  relyingPartyName: string
  interactions: string
  brokeredName?: string
  callbackUrl?: string
}

/** Returns the text signed under ACSP_V2: eleven fields separated by `|`. */
export function signedPayload(asked: Asked, signed: Signed): string {
  const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
  return [
    asked.schemeName,
    'ACSP_V2',
    signed.serverRandom,
    asked.rpChallenge,
    signed.userChallenge,
    base64(asked.relyingPartyName),
    asked.brokeredName ? base64(asked.brokeredName) : '',
    createHash('sha256').update(asked.interactions, 'utf8').digest('base64'),
    signed.interactionTypeUsed,
    asked.callbackUrl ?? '',
    signed.flowType,
  ].join('|')
}
