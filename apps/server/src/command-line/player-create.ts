import { text } from 'node:stream/consumers'
import { countries } from '@fairhouse/fields/lists/countries.ts'
import { writeAudit } from '../base/audit.sql.ts'
import type { House } from '../base/context.ts'
import { newPlayerId, shardOf } from '../base/ids.ts'
import { writePlayer } from '../players/index.ts'
import { hashPassword, loginFormatRefusal, passwordFinding } from '../sign-in/index.ts'
import { openWallet } from '../wallet/index.ts'
import { need, Wrong, type Command } from './command.ts'

const usage = 'player create LOGIN COUNTRY BIRTH-DATE FIRST-NAME LAST-NAME < password'

/** Opens accounts from the command line: for operators who take people in by hand. The password comes by standard input, so that it stands in no history. */
export const playerCreateCommands: Command[] = [
  {
    words: 'player create',
    takes: 'LOGIN COUNTRY BIRTH-DATE FIRST-NAME LAST-NAME',
    about: 'opens an account; LOGIN is an e-mail address or a user name, the password is read from standard input',
    run: async (house, args) => {
      const [login, country, birthDate] = [need(args, 0, 'The login'), need(args, 1, 'The country'), need(args, 2, 'The birth date')]
      const [firstName, lastName] = [need(args, 3, 'The first name'), need(args, 4, 'The last name')]
      requireSound(login, country, birthDate)
      const password = await readPassword()
      const finding = passwordFinding(house, password, [login, firstName, lastName])
      if (finding) throw new Wrong(`This password is not accepted (${finding.rule}). Call it as: ${usage}`)
      const id = await writeNew(house, { login, country, birthDate, firstName, lastName, password })
      return { value: { player: String(id), login }, lines: [`Player ${id} is there and can sign in as ${login}.`] }
    },
  },
]

function requireSound(login: string, country: string, birthDate: string): void {
  if (loginFormatRefusal(login)) throw new Wrong(`"${login}" is neither an e-mail address nor a user name.`)
  if (!countries.some(({ alpha3 }) => alpha3 === country)) throw new Wrong(`"${country}" is no country. Give three letters, such as MLT.`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate) || Number.isNaN(Date.parse(birthDate)))
    throw new Wrong(`"${birthDate}" is no date. Give it as 1990-05-23.`)
}

async function readPassword(): Promise<string> {
  const given = process.stdin.isTTY ? '' : (await text(process.stdin)).trim()
  if (!given) throw new Wrong(`The password is missing. Call it as: ${usage}`)
  return given
}

type New = { login: string; country: string; birthDate: string; firstName: string; lastName: string; password: string }

async function writeNew(house: House, { login, country, birthDate, firstName, lastName, password }: New): Promise<bigint> {
  const { db, clock, personal, settings } = house
  const [id, at] = [newPlayerId(), clock.now()]
  const [shard, currency] = [shardOf(id), settings.get('currencies')[0] ?? 'EUR']
  const names = login.includes('@') ? { email: login } : { email: '', userName: login }
  const row = {
    shard,
    id,
    country,
    currency,
    language: settings.get('language'),
    birth_date: birthDate,
    created_at: at,
    password_hash: await hashPassword(password),
    status: 'active' as const,
    personal: personal.seal({ ...names, firstName, lastName, birthDate }),
  }
  await db.transaction(async (tx) => {
    if (!(await writePlayer(tx, row, personal.indexOf('login', login)))) throw new Wrong(`Somebody signs in as ${login} already.`)
    await openWallet(tx, { shard, player: id, currency })
    await writeAudit(tx, { at, actor: 'command line', action: 'player.create', subject: `player:${id}`, details: { country, currency } })
  })
  return id
}
