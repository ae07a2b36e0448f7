import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** The last link of a chain: its place, 0 if there is none yet, and its hash. */
type Head = { place: number; hash: string }

/**
 * How the chains ended on a day, signed with the key of the installation. `previous` is the hash of the anchor before
 * it, empty for the first.
 */
export type Anchor = { day: string; audit: Head; access: Head; previous: string; key: string; signature: string }

/** The key that signs anchors, and what of it may be known: its id, and the public key that others verify with. */
export type AnchorKey = { id: string; publicKey: string; privateKey: KeyObject }

// The DER of PKCS #8 for Ed25519 (RFC 8410) up to the seed, and what precedes a public key in its SPKI.
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')
const spkiHeadBytes = 12

/** Makes the key from its seed, 32 bytes in hex; undefined if there is none. */
export function anchorKeyOf(seed: string): AnchorKey | undefined {
  if (seed === '') return undefined
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, Buffer.from(seed, 'hex')]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(spkiHeadBytes)
  return { id: digestOf(publicKey).slice(0, 16), publicKey: publicKey.toString('hex'), privateKey }
}

export function signAnchor(key: AnchorKey, unsigned: Omit<Anchor, 'key' | 'signature'>): Anchor {
  const anchor = { ...unsigned, key: key.id, signature: '' }
  return { ...anchor, signature: sign(null, textOf(anchor), key.privateKey).toString('base64') }
}

export const isSignedBy = (key: AnchorKey, anchor: Anchor): boolean =>
  verify(null, textOf(anchor), createPublicKey(key.privateKey), Buffer.from(anchor.signature, 'base64'))

/** What is signed, line by line; docs/operate/audit.md tells others how to check it. */
const textOf = ({ day, audit, access, previous, key }: Anchor): Buffer =>
  Buffer.from(
    ['fairhouse audit anchor', day, `${audit.place} ${audit.hash}`, `${access.place} ${access.hash}`, previous, key].join('\n'),
    'utf8',
  )

/** Writes an anchor as a line of JSON, always in the same order. */
export const lineOf = ({ day, audit, access, previous, key, signature }: Anchor): string =>
  JSON.stringify({
    day,
    audit: { place: audit.place, hash: audit.hash },
    access: { place: access.place, hash: access.hash },
    previous,
    key,
    signature,
  })

/** Returns the hash by which the next anchor names this one. */
export const hashOfAnchor = (anchor: Anchor): string => digestOf(lineOf(anchor))

const digestOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
