import { Wrong, type Said } from '../frame/command.ts'
import { readLogins } from './kept-logins.ts'
import { logIn, logOut } from './login-commands.ts'
import { officeAddress } from './office-address.ts'
import type { OfficeCommand, Surroundings } from './office-command.ts'
import { openOfficeSide } from './office-side.ts'

type Given = { args: string[]; options: Record<string, string>; isPatient: boolean }

/** Runs `login` or `logout`. The address of the office may follow the word. */
export function runLogin(word: 'login' | 'logout', { args, options }: Given, env: NodeJS.ProcessEnv, around: Surroundings): Promise<Said> {
  const origin = officeAddress(env, args[0] ?? options['office'])
  if (word === 'login') return logIn(env, origin, around)
  const login = readLogins(env)[origin]
  if (!login) throw new Wrong(`Nobody is logged in at ${origin}.`)
  return logOut(env, origin, login.token, around)
}

/** Runs a command at the office, as whoever is logged in there; `FAIRHOUSE_TOKEN` is a machine's. */
export async function runAtOffice(command: OfficeCommand, given: Given, env: NodeJS.ProcessEnv, around: Surroundings): Promise<Said> {
  const { args, options, isPatient } = given
  const origin = officeAddress(env, options['office'])
  const token = env.FAIRHOUSE_TOKEN || readLogins(env)[origin]?.token
  if (!token)
    throw new Wrong(`Nobody is logged in at ${origin}. Log in with "fairhouse login", or set FAIRHOUSE_TOKEN to a machine's token.`)
  return command.ask(openOfficeSide({ origin, token, around, isPatient }), args, options)
}
