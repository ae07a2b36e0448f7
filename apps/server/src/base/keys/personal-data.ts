import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'

/**
 * Where a sealed value stands: table and column, then the values of the row's key. What was sealed in one place opens in no other, so that
 * whoever may write tables cannot give one person the data of another.
 */
export type Place = `${string}.${string} ${string}`

/** Seals values and files at rest with AES-256-GCM, and opens them where they were sealed. */
export type Seal = {
  seal: (data: unknown, place: Place) => Buffer
  open: <Data>(sealed: Buffer, place: Place) => Data
  sealBytes: (bytes: Buffer, place: Place) => Buffer
  openBytes: (sealed: Buffer, place: Place) => Buffer
}

/** Whose key it is. */
export type Owner = { shard: number; player: bigint }

/** Personal data at rest. It seals by itself what belongs to nobody with an account; a person's own key seals everything else. */
export type PersonalData = Seal & {
  /** Makes a person's key, sealed by the house's. */
  newKey: (owner: Owner) => Buffer
  /** What seals with a person's key; with none it opens only what an older release has sealed. */
  of: (owner: Owner, key: Buffer | null) => Seal
  /** Seals again with the key that seals now; nothing if it is that already. */
  again: (sealed: Buffer, place: Place) => Buffer | undefined
  /** The blind index of a value (HMAC-SHA-256); `kind` keeps an e-mail's index apart from a phone's. */
  indexOf: (kind: string, value: string) => string
  /** Chooses which of the house's keys seals from now on; false where we do not have it. */
  sealWith: (keyId: string) => boolean
  /** Which of the house's keys seals. */
  keyId: () => string
}

/** The first byte of what is sealed: how it was. */
export const formats = {
  /** By the house's first key and bound to no place: by releases before people had keys. */
  unbound: 1,
  /** By one of the house's keys, which it names. */
  house: 2,
  /** By a person's key. */
  person: 3,
} as const

/** Thrown when what stands somewhere was not sealed there, or its key is gone. It says where, and nothing of what. */
export class UnreadableSeal extends Error {}

/** Which key sealed, by what stands in front of a sealed value. */
export const keyIdOf = (key: KeyObject): string =>
  createHash('sha256').update('fairhouse field key\n').update(key.export()).digest('hex').slice(0, 8)

const [keyIdBytes, nonceBytes, tagBytes] = [4, 12, 16]

/** `fieldKeys`: the first seals until another is chosen; all open. */
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
      // What was sealed before people had keys is read until it has been sealed again.
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
