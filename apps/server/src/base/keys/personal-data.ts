import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'

/**
 * Where a sealed value is stored: table and column, then the row's key. A value opens only in its place, so write
 * access to tables cannot give one person another's data.
 */
export type Place = `${string}.${string} ${string}`

/** Seals values and files at rest with AES-256-GCM, and opens them in their place. */
export type Seal = {
  seal: (data: unknown, place: Place) => Buffer
  open: <Data>(sealed: Buffer, place: Place) => Data
  sealBytes: (bytes: Buffer, place: Place) => Buffer
  openBytes: (sealed: Buffer, place: Place) => Buffer
}

/** The person whose key it is. */
export type Owner = { shard: number; player: bigint }

/** Personal data at rest. Seals data of nobody with an account itself; a person's own key seals everything else. */
export type PersonalData = Seal & {
  /** Creates a person's key, sealed by the house's. */
  newKey: (owner: Owner) => Buffer
  /** Returns the seal of a person's key; with null it only opens what an older release sealed. */
  of: (owner: Owner, key: Buffer | null) => Seal
  /** Seals again with the current key; undefined if it already is. */
  again: (sealed: Buffer, place: Place) => Buffer | undefined
  /** Computes the blind index of a value (HMAC-SHA-256); `kind` separates an e-mail's index from a phone's. */
  indexOf: (kind: string, value: string) => string
  /** Chooses which field key seals from now on; returns false if we do not have it. */
  sealWith: (keyId: string) => boolean
  /** Returns the id of the field key that seals. */
  keyId: () => string
}

/** The first byte of a sealed value tells its format. */
export const formats = {
  /** Sealed by the house's first key, bound to no place: releases before people had keys. */
  unbound: 1,
  /** Sealed by a field key, whose id follows. */
  house: 2,
  /** Sealed by a person's key. */
  person: 3,
} as const

/** Thrown if a value was not sealed in this place, or its key is gone. Names the place, never the content. */
export class UnreadableSeal extends Error {}

/** Returns the key id that precedes a sealed value. */
export const keyIdOf = (key: KeyObject): string =>
  createHash('sha256').update('fairhouse field key\n').update(key.export()).digest('hex').slice(0, 8)

const [keyIdBytes, nonceBytes, tagBytes] = [4, 12, 16]

/** Opens personal data with `fieldKeys`: the first seals until another is chosen; all open. */
export function personalDataWith(fieldKeys: readonly KeyObject[], indexKey: KeyObject): PersonalData {
  const keys = new Map(fieldKeys.map((key) => [keyIdOf(key), key]))
  let current = [...keys.keys()][0] ?? ''
  const house = asSeal(
    (bytes, place) => {
      const key = keys.get(current)
      if (!key) throw new Error('there is no key of the house')
      const head = Buffer.concat([Buffer.from([formats.house]), Buffer.from(current, 'hex')])
      return Buffer.concat([head, encrypt(key, bytes, `${head.toString('hex')}\n${place}`)])
    },
    (sealed, place) => openWithHouse(keys, sealed, place),
  )
  const keyPlace = ({ shard, player }: Owner): Place => `person_key.sealed ${shard}/${player}`
  return {
    ...house,
    newKey: (owner) => house.sealBytes(randomBytes(32), keyPlace(owner)),
    of: (owner, sealedKey) => personSeal(owner, sealedKey && createSecretKey(house.openBytes(sealedKey, keyPlace(owner))), house),
    again: (sealed, place) =>
      sealed[0] === formats.house && sealed.subarray(1, 1 + keyIdBytes).toString('hex') === current
        ? undefined
        : house.sealBytes(house.openBytes(sealed, place), place),
    indexOf: (kind, value) =>
      createHmac('sha256', indexKey)
        .update(`${kind}\n${value.normalize('NFKC').trim().toLowerCase()}`)
        .digest('base64url'),
    sealWith(keyId) {
      if (keys.has(keyId)) current = keyId
      return keys.has(keyId)
    },
    keyId: () => current,
  }
}

function personSeal({ shard, player }: Owner, key: KeyObject | null, house: Seal): Seal {
  const bound = (place: Place) => `${formats.person}\n${shard}/${player}\n${place}`
  return asSeal(
    (bytes, place) => {
      if (!key) throw new UnreadableSeal(`Player ${player} has no key to seal ${place} with`)
      return Buffer.concat([Buffer.from([formats.person]), encrypt(key, bytes, bound(place))])
    },
    (sealed, place) => {
      // Values sealed before people had keys remain readable until sealed again.
      if (sealed[0] === formats.unbound) return house.openBytes(sealed, place)
      if (sealed[0] !== formats.person) throw new UnreadableSeal(`What stands at ${place} was not sealed for a person`)
      if (!key) throw new UnreadableSeal(`The key of player ${player} is gone: ${place} cannot be read any more`)
      return decrypt(key, sealed.subarray(1), bound(place), place)
    },
  )
}

function openWithHouse(keys: ReadonlyMap<string, KeyObject>, sealed: Buffer, place: Place): Buffer {
  if (sealed[0] === formats.unbound) {
    for (const key of keys.values()) {
      const opened = attempt(() => decrypt(key, sealed.subarray(1), undefined, place))
      if (opened) return opened
    }
    throw new UnreadableSeal(`What stands at ${place} was sealed with a key that we do not have`)
  }
  if (sealed[0] !== formats.house) throw new UnreadableSeal(`What stands at ${place} was not sealed by the house`)
  const head = sealed.subarray(0, 1 + keyIdBytes)
  const key = keys.get(head.subarray(1).toString('hex'))
  if (!key) throw new UnreadableSeal(`What stands at ${place} was sealed with a key that we do not have`)
  return decrypt(key, sealed.subarray(head.length), `${head.toString('hex')}\n${place}`, place)
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof UnreadableSeal) return undefined
    throw error
  }
}

function encrypt(key: KeyObject, bytes: Buffer, bound: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound))
  const text = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...text])
}

function decrypt(key: KeyObject, sealed: Buffer, bound: string | undefined, place: Place): Buffer {
  const start = nonceBytes + tagBytes
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
  if (bound !== undefined) decipher.setAAD(Buffer.from(bound))
  try {
    decipher.setAuthTag(sealed.subarray(nonceBytes, start))
    return Buffer.concat([decipher.update(sealed.subarray(start)), decipher.final()])
  } catch {
    throw new UnreadableSeal(`What stands at ${place} was not sealed there, or was changed since`)
  }
}

const asSeal = (sealBytes: Seal['sealBytes'], openBytes: Seal['openBytes']): Seal => ({
  sealBytes,
  openBytes,
  seal: (data, place) => sealBytes(Buffer.from(JSON.stringify(data), 'utf8'), place),
  open: (sealed, place) => JSON.parse(openBytes(sealed, place).toString('utf8')),
})
