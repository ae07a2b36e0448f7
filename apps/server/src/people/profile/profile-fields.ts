import type { DescribedField } from '@fairhouse/contract'
import type { InitDetail, ProfileFields } from '@fairhouse/contract/player/profile.ts'
import type { PlayerContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { openPerson, type Personal } from '../players/person.ts'
import { readPlayer, type PlayerRow } from '../players/player.sql.ts'
import { registrationSteps } from '../registration-fields/registration-fields.ts'

/** The registration fields that a profile shows, in order. */
const shown = [
  'email',
  'phoneNumber',
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'nickName',
  'street',
  'zipCode',
  'city',
  'state',
  'birthCountry',
  'occupation',
]
/** Fields of identity: once known, only the operator changes them. */
const fixed = ['firstName', 'lastName', 'birthDate', 'gender', 'nickName', 'birthCountry']
/** Proven by a code, so they have calls of their own. */
export const channels: readonly string[] = ['email', 'phoneNumber']

/** A player's profile: what is known, and its fields as the player's country describes them. */
export type KnownProfile = { row: PlayerRow; person: Personal; values: Record<string, string>; fields: DescribedField[] }

/** Reads the caller's profile. */
export async function knownProfile(asking: PlayerContext): Promise<KnownProfile | Refused> {
  const { house, player } = asking
  const row = await readPlayer(house.db, player.shard, player.player)
  if (!row) return refuse('noSession')
  const person = openPerson(house, row)
  // If the poker tables require a nickname, it can be given here, whatever registration asks.
  const more = house.settings.get('poker.nicknameRequired') ? ['nickName'] : []
  const asked = (await registrationSteps(asking, row.country, {}, more)).flatMap((step) => step.fields)
  const known = Object.entries(person).filter((pair): pair is [string, string] => shown.includes(pair[0]) && typeof pair[1] === 'string')
  const values = Object.fromEntries(known.filter(([, value]) => value !== ''))
  const fields = shown.flatMap((name) => {
    const field = asked.find((one) => one.name === name)
    return field ? [{ ...field, ...(fixed.includes(name) && values[name] ? { readOnly: true } : {}) }] : []
  })
  return { row, person, values, fields }
}

/** Returns a profile as pages show it. */
export function profileView({ values, fields }: KnownProfile): ProfileFields {
  return { values, initDetails: Object.fromEntries(fields.map((field) => [field.name, initDetailOf(field)])) }
}

function initDetailOf({ kind, options, rules, format, readOnly = false, optional = false }: DescribedField): InitDetail {
  return {
    kind,
    ...(options ? { options } : {}),
    validator: rules,
    ...(format ? { formatter: format } : {}),
    readOnly,
    mandatory: !optional,
  }
}

/** Lists mandatory fields that are empty. */
export const missingIn = ({ values, fields }: KnownProfile): string[] =>
  fields.filter(({ name, optional }) => !optional && !values[name]).map(({ name }) => name)
