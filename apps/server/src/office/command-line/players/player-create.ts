import { text } from 'node:stream/consumers'
import { canBeBornOn, readNationalId } from '@fairhouse/fields/national-id.ts'
import { countries } from '@fairhouse/fields/lists/countries.ts'
import { appliedRules } from '../../../settings/index.ts'
import type { House } from '../../../base/house.ts'
import { newPlayerId, shardOf } from '../../../base/ids.ts'
import { sealNewPerson, type Personal, readPhone } from '../../../people/players/index.ts'
import { openAccount } from '../../../people/registration/index.ts'
import { hashPassword, passwordFinding } from '../../../people/passwords/index.ts'
import { loginFormatRefusal } from '../../../people/sign-in/index.ts'
import { need, Wrong, type Command } from '../frame/command.ts'

const takes = 'LOGIN COUNTRY BIRTH-DATE FIRST-NAME LAST-NAME [NATIONAL-ID] [--zip-code TEXT] [--phone NUMBER] [--currency EUR]'
const usage = `player create ${takes} < password`

/**
 * Opens accounts from the command line, for operators who register people by hand. Reads the password from standard
 * input, so that it is in no shell history.
 */
export const playerCreateCommands: Command[] = [
  {
    words: 'player create',
    takes,
    about:
      'opens an account; LOGIN is an e-mail address or a user name, NATIONAL-ID and the postcode are what a register of exclusions of the country asks for, the password is read from standard input',
    run: async (house, args, options) => {
      const [login, country, birthDate] = [need(args, 0, 'The login'), need(args, 1, 'The country'), need(args, 2, 'The birth date')]
      const [firstName, lastName] = [need(args, 3, 'The first name'), need(args, 4, 'The last name')]
      const password = await readPassword()
      const { 'zip-code': zipCode, phone, currency } = options
      const more = { nationalIdNumber: args[5] ?? '', zipCode, phone, currency }
      const id = await openByHand(house, { login, country, birthDate, firstName, lastName, password, ...more })
      return { value: { player: String(id), login }, lines: [`Player ${id} is there and can sign in as ${login}.`] }
    },
  },
]

async function readPassword(): Promise<string> {
  const given = process.stdin.isTTY ? '' : (await text(process.stdin)).trim()
  if (!given) throw new Wrong(`The password is missing. Call it as: ${usage}`)
  return given
}

type New = Record<'login' | 'country' | 'birthDate' | 'firstName' | 'lastName' | 'nationalIdNumber' | 'password', string> & {
  zipCode?: string | undefined
  phone?: string | undefined
  /** By default the country's own, if it is offered. */
  currency?: string | undefined
}

/** Opens an account with an operator's data; refuses somebody who already has one, like registration does. */
export async function openByHand(house: House, wanted: New): Promise<bigint> {
  const { login, country, password } = wanted
  requireSound(house, wanted)
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
  const taken = await openAccount(house, row, person, login)
  if (taken === 'nationalId') throw new Wrong('Somebody with this national id has an account already.')
  if (taken === 'login') throw new Wrong(`Somebody signs in as ${login} already.`)
  return id
}

function currencyOf(house: House, country: string): string {
  const [offered, own] = [house.settings.get('currencies'), appliedRules(house, country).currency]
  return offered.includes(own) ? own : (offered[0] ?? 'EUR')
}

function requireSound(house: House, wanted: New): void {
  const { login, country, birthDate, firstName, lastName, nationalIdNumber, password, phone, currency } = wanted
  if (loginFormatRefusal(login)) throw new Wrong(`"${login}" is neither an e-mail address nor a user name.`)
  if (!countries.some(({ alpha3 }) => alpha3 === country)) throw new Wrong(`"${country}" is no country. Give three letters, such as MLT.`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate) || Number.isNaN(Date.parse(birthDate)))
    throw new Wrong(`"${birthDate}" is no date. Give it as 1990-05-23.`)
  const told = nationalIdNumber && readNationalId(country, nationalIdNumber, house.clock.now().toISOString().slice(0, 10))
  if (told === undefined) throw new Wrong(`"${nationalIdNumber}" is no national id of ${country}.`)
  if (told && !canBeBornOn(told, birthDate))
    throw new Wrong(`The national id is of somebody born on ${told.birthDate ?? told.birthDates?.join(' or ')}.`)
  if (currency && !house.settings.get('currencies').includes(currency)) throw new Wrong(`"${currency}" is no currency of this site.`)
  if (phone && !readPhone(phone)) throw new Wrong(`"${phone}" is no phone number. Give it with the country's code, such as +35699123456.`)
  const finding = passwordFinding(house, password, [login, firstName, lastName])
  if (finding) throw new Wrong(`This password is not accepted (${finding.rule}). Call it as: ${usage}`)
}

function personOf({ login, firstName, lastName, birthDate, nationalIdNumber, zipCode, phone }: New): Personal {
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
