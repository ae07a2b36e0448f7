import { hostname } from 'node:os'
import { officeCallerOver } from '@fairhouse/contract/office/office-caller.ts'
import { Wrong, type Said } from '../frame/command.ts'
import { keepLogin } from './kept-logins.ts'
import type { OfficeCommand, Surroundings } from './office-command.ts'
import { refusalSentence } from './refusal-sentence.ts'

/** Logs in at an office: shows a code, which a colleague types in the office, and keeps the token that comes of it. */
export async function logIn(env: NodeJS.ProcessEnv, origin: string, around: Surroundings): Promise<Said> {
  const { call } = officeCallerOver(around.fetchOf(origin), origin, { origin })
  const begun = await call('POST /office/device/begin', { host: hostName() })
  if (!begun.ok) throw new Wrong(refusalSentence(begun.refusal))
  const { secret, code, page, expiresAt } = begun.value
  around.tell(`Open ${page} in the browser where you are signed in to the office, and type the code ${code}`)
  around.tell(`It holds until ${expiresAt}. Waiting…`)
  for (;;) {
    await around.wait({ code, page })
    const asked = await call('POST /office/device/ask', { secret })
    if (!asked.ok)
      throw new Wrong(
        asked.refusal.error === 'codeOver' ? 'The code is over. Run "fairhouse login" again.' : refusalSentence(asked.refusal),
      )
    const { state, name, token, expiresAt: until } = asked.value
    if (state === 'refused') throw new Wrong('The login was refused in the office.')
    if (state === 'waiting' || token === null || name === null || until === null) continue
    keepLogin(env, origin, { token, name, expiresAt: until })
    return { value: { office: origin, name, expiresAt: until }, lines: [`You are ${name} at ${origin}, until ${until}.`] }
  }
}

/** The computer's name, as far as the office shows one. */
const hostName = (): string =>
  hostname()
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 80) || 'computer'

/** Ends the login at an office, there and here. */
export async function logOut(env: NodeJS.ProcessEnv, origin: string, token: string, around: Surroundings): Promise<Said> {
  const { call } = officeCallerOver(around.fetchOf(origin), origin, { authorization: `Bearer ${token}` })
  const ended = await call('POST /office/sign-out', {})
  // One that has ended there already is forgotten here as well.
  if (!ended.ok && ended.refusal.error !== 'notFound') throw new Wrong(refusalSentence(ended.refusal))
  keepLogin(env, origin, undefined)
  return { value: { office: origin }, lines: [`You are logged out at ${origin}.`] }
}

/** Says as whom the commands act. */
export const whoAmI: OfficeCommand = {
  words: 'whoami',
  takes: '',
  about: 'as whom commands act at the office, with which roles, and until when',
  ask: async ({ origin, read }) => {
    const { name, roles, expiresAt } = (await read('GET /office/me', {})).me
    return {
      value: { office: origin, name, roles, expiresAt },
      lines: [`You are ${name} (${roles.join(', ') || 'no role'}) at ${origin}, until ${expiresAt}.`],
    }
  },
}
