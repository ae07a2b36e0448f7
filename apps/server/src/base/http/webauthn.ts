import type { MadePasskey, UsedPasskey } from '@fairhouse/contract'

const waitMs = 5 * 60_000
/** Ed25519, P-256 and RSA, which devices offer. */
const algorithms = [-8, -7, -257]

/** A public key, and what is known of the device with its private half. */
type Key = { id: string; publicKey: Buffer; counter: number; transports: string[] }

// The library is large and few visits need it.
const library = () => import('@simplewebauthn/server')
const expectedAt = ({ origin }: PasskeySite) => ({ expectedOrigin: origin, expectedRPID: hostOf(origin) })
const hostOf = (origin: string): string => new URL(origin).hostname

/** The site that passkeys belong to: the players' or the office. Those of one do not work at the other. */
export type PasskeySite = { origin: string; name: string }

/** Returns options with which a browser makes a passkey that its device stores and guards by finger, face or PIN. */
export async function askForKey(
  site: PasskeySite,
  who: { handle: string; email: string; fullName: string; keys: readonly Omit<Key, 'publicKey' | 'counter'>[] },
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site.origin),
    userID: new Uint8Array(Buffer.from(who.handle, 'base64url')),
    userName: who.email,
    userDisplayName: who.fullName,
    excludeCredentials: who.keys.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout: waitMs,
  })
}

/**
 * Returns options with which a browser signs in by any passkey it has for this site, or signs `challenge` by one of
 * these keys.
 */
export async function askForProof({ origin }: PasskeySite, challenge?: Uint8Array<ArrayBuffer>, keys: readonly { id: string }[] = []) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'required',
    timeout: waitMs,
    ...(challenge ? { challenge } : {}),
    ...(keys.length > 0 ? { allowCredentials: keys.map(({ id }) => ({ id })) } : {}),
  })
}

/**
 * Reads the key in a browser's answer; undefined if anything is wrong. `isOpen` tells, once, whether a challenge was
 * ours.
 */
export async function readKey(
  site: PasskeySite,
  made: MadePasskey,
  isOpen: (challenge: string) => Promise<boolean>,
): Promise<Key | undefined> {
  const { verifyRegistrationResponse } = await library()
  try {
    const response = made as Parameters<typeof verifyRegistrationResponse>[0]['response'] // the contract has checked its shape
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expectedAt(site),
      response,
      expectedChallenge: isOpen,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey), counter, transports: made.response.transports ?? [] }
  } catch {
    return undefined
  }
}

/** Verifies that a browser's answer proves possession of a key; returns the device's new counter. */
export async function readProof(
  site: PasskeySite,
  used: UsedPasskey,
  key: Key,
  isOpen: (challenge: string) => Promise<boolean>,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectedAt(site),
      response: used as Parameters<typeof verifyAuthenticationResponse>[0]['response'], // the contract has checked its shape
      expectedChallenge: isOpen,
      requireUserVerification: true,
      // The counter is compared when it is written.
      credential: { id: key.id, publicKey: new Uint8Array(key.publicKey), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
