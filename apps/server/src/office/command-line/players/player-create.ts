import { text } from 'node:stream/consumers'
import { openByHand } from '../../../people/registration/index.ts'
import { actorOf } from '../frame/actor.ts'
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
      const id = await openByHand(house, { login, country, birthDate, firstName, lastName, password, ...more }, actorOf(options))
      if (typeof id === 'string') throw new Wrong(`${id} The command is called as: ${usage}`)
      return { value: { player: String(id), login }, lines: [`Player ${id} is there and can sign in as ${login}.`] }
    },
  },
]

async function readPassword(): Promise<string> {
  const given = process.stdin.isTTY ? '' : (await text(process.stdin)).trim()
  if (!given) throw new Wrong(`The password is missing. Call it as: ${usage}`)
  return given
}
