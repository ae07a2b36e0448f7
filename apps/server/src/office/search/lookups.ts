import { nationalIdCountries, readNationalId } from '@fairhouse/fields/national-id.ts'
import type { House } from '../../base/house.ts'
import { shardOf, shardOfReference } from '../../base/ids.ts'
import { nationalIdIndex } from '../../knowing/identity/index.ts'
import { readPhone } from '../../people/players/index.ts'

/** Everything that a text may be the name of, by its shape; what is undefined is not looked for. */
export type Lookups = {
  player: { shard: number; id: bigint } | undefined
  /** Blind indexes of what identifies people. */
  email: string | undefined
  userName: string | undefined
  nickName: string | undefined
  phone: string | undefined
  nationalIds: readonly string[]
  account: string | undefined
  staffEmail: string | undefined
  /** Our reference, with its shard; and what a provider calls the same. */
  reference: { shard: number; reference: string } | undefined
  providerReference: string
  /** A studio's names have its own before them. */
  rounds: readonly string[]
  postings: readonly string[]
  campaign: number | undefined
  code: string
  name: string
}

/** Reads what a text may be. */
export function lookupsOf(house: House, text: string): Lookups {
  const { personal } = house
  const q = text.trim()
  const isEmail = /^[^\s@]+@[^\s@]+$/.test(q)
  const phone = /^\+?[\d\s()./-]{7,22}$/.test(q) ? readPhone(q)?.value : undefined
  const shard = shardOfReference(q.toLowerCase())
  const studio = house.env.studio.id
  return {
    player: /^\d{1,18}$/.test(q) ? { shard: shardOf(BigInt(q)), id: BigInt(q) } : undefined,
    email: isEmail ? personal.indexOf('login', q) : undefined,
    userName: isEmail ? undefined : personal.indexOf('login', q),
    nickName: isEmail ? undefined : personal.indexOf('nickName', q),
    phone: phone === undefined ? undefined : personal.indexOf('phoneNumber', phone),
    nationalIds: nationalIdsIn(house, q),
    account: accountIn(house, q),
    staffEmail: isEmail ? personal.indexOf('staff', q) : undefined,
    reference: shard === undefined ? undefined : { shard, reference: q.toLowerCase() },
    providerReference: q,
    rounds: [q, `${studio}:round:${q}`],
    postings: [q, `${studio}:${q}`],
    campaign: /^\d{1,9}$/.test(q) ? Number(q) : undefined,
    code: q.toUpperCase(),
    name: q,
  }
}

/** Returns the blind indexes under which a national id may stand: of each country whose id it can be. */
function nationalIdsIn(house: House, q: string): string[] {
  if (!/^[\dA-Z+./ -]{6,24}$/i.test(q) || (q.match(/\d/g)?.length ?? 0) < 5) return []
  const today = house.clock.now().toISOString().slice(0, 10)
  return nationalIdCountries
    .filter((country) => readNationalId(country, q, today) !== undefined)
    .map((country) => nationalIdIndex(house, { country, value: q }))
}

/** Returns the blind index of a bank account, or of what a provider calls one. */
function accountIn({ personal }: Pick<House, 'personal'>, q: string): string | undefined {
  const plain = q.replace(/\s/g, '').toUpperCase()
  if (/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return personal.indexOf('instrument', plain)
  return /^[a-z-]+:\S{4,}$/i.test(q) ? personal.indexOf('instrument', q) : undefined
}
