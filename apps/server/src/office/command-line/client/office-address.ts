import { Wrong } from '../frame/command.ts'
import { runningOffice } from '../frame/running.ts'
import { readLogins } from './kept-logins.ts'

const usual = 'http://office.localhost:3100'

/**
 * Returns the address of the office that a command talks to: the one that is named, that of the installation on this
 * computer, the only one that somebody is logged in at, or the usual one of a new installation.
 */
export function officeAddress(env: NodeJS.ProcessEnv, named: string | undefined): string {
  const logins = Object.keys(readLogins(env))
  const address = named ?? env.OFFICE_ORIGIN ?? runningOffice(env) ?? (logins.length === 1 ? logins[0] : undefined) ?? usual
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Wrong(`"${address}" is no address of an office. Write it as https://office.example.com.`)
  const isHere = /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/.test(url.hostname)
  if (url.protocol === 'http:' && !isHere)
    throw new Wrong(`${url.origin} is not https, and a login would be readable on its way. Name the office by https.`)
  return url.origin
}
