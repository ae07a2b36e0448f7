import { canBeBornOn, readNationalId } from '@fairhouse/fields/national-id.ts'
import { countries } from '@fairhouse/fields/lists/countries.ts'
import { appliedRules } from '../../settings/index.ts'
import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import { newPlayerId, shardOf } from '../../base/ids.ts'
import { hashPassword, passwordFinding } from '../passwords/index.ts'
import { sealNewPerson, type Personal } from '../players/person.ts'
import { readPhone } from '../players/phone.ts'
import { loginFormatRefusal } from '../sign-in/index.ts'
import { openAccount } from './open-account.ts'

/** What an operator knows of a new player. */
export type NewByHand = Record<'login' | 'country' | 'birthDate' | 'firstName' | 'lastName' | 'nationalIdNumber' | 'password', string> & {
  zipCode?: string | undefined
  phone?: string | undefined
  /** By default the country's own, if it is offered. */
  currency?: string | undefined
}

/**
 * Opens an account with an operator's data; refuses somebody who already has one, like registration does. Returns the
 * player's id, or a sentence that says why not.
 */
export async function openByHand(house: House, wanted: NewByHand, actor: Actor): Promise<bigint | string> {
  const { login, country, password } = wanted
  const unsound = findUnsound(house, wanted)
  if (unsound) return unsound
  const { clock, settings } = house
  const [id, at] = [newPlayerId(), clock.now()]
  const [shard, currency] = [shardOf(id), wanted.currency ?? currencyOf(house, country)]
  const person = personOf(wanted)
  const row = {
    shard,
    id,
    country,
    currency,
    language: settings.get('language'),
    birth_date: wanted.birthDate,
    created_at: at,
    password_hash: await hashPassword(password),
    status: 'active' as const,
    ...sealNewPerson(house, { shard, id }, person),
  }
  const taken = await openAccount(house, row, { person, login }, actor)
  if (taken === 'nationalId') return 'Somebody with this national id has an account already.'
  return taken === 'login' ? `Somebody signs in as ${login} already.` : id
}

function currencyOf(house: House, country: string): string {
  const [offered, own] = [house.settings.get('currencies'), appliedRules(house, country).currency]
  return offered.includes(own) ? own : (offered[0] ?? 'EUR')
}

/** Says what is wrong with an operator's data. */
function findUnsound(house: House, wanted: NewByHand): string | undefined {
  const { login, country, birthDate, firstName, lastName, nationalIdNumber, password, phone, currency } = wanted
  if (loginFormatRefusal(login)) return `"${login}" is neither an e-mail address nor a user name.`
  if (!countries.some(({ alpha3 }) => alpha3 === country)) return `"${country}" is no country. Give three letters, such as MLT.`
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate) || Number.isNaN(Date.parse(birthDate)))
    return `"${birthDate}" is no date. Give it as 1990-05-23.`
  const told = nationalIdNumber && readNationalId(country, nationalIdNumber, house.clock.now().toISOString().slice(0, 10))
  if (told === undefined) return `"${nationalIdNumber}" is no national id of ${country}.`
  if (told && !canBeBornOn(told, birthDate))
    return `The national id is of somebody born on ${told.birthDate ?? told.birthDates?.join(' or ')}.`
  if (currency && !house.settings.get('currencies').includes(currency)) return `"${currency}" is no currency of this site.`
  if (phone && !readPhone(phone)) return `"${phone}" is no phone number. Give it with the country's code, such as +35699123456.`
  const finding = passwordFinding(house, password, [login, firstName, lastName])
  return finding && `This password is not accepted (${finding.rule}).`
}

function personOf({ login, firstName, lastName, birthDate, nationalIdNumber, zipCode, phone }: NewByHand): Personal {
  const names = login.includes('@') ? { email: login } : { email: '', userName: login }
  const phoneNumber = phone && readPhone(phone)?.value
  return {
    ...names,
    firstName,
    lastName,
    birthDate,
    ...(nationalIdNumber ? { nationalIdNumber } : {}),
    ...(zipCode ? { zipCode } : {}),
    ...(phoneNumber ? { phoneNumber } : {}),
  }
}
