import { need, Wrong } from '../frame/command.ts'
import { answerOf, saidOf, type OfficeCommand } from '../client/office-command.ts'

const takes =
  'LOGIN COUNTRY BIRTH-DATE FIRST-NAME LAST-NAME [NATIONAL-ID] [--zip-code TEXT] [--phone NUMBER] [--currency EUR] --reason TEXT'
const usage = `player create ${takes} < password`

/**
 * Opens accounts from the command line, for operators who register people by hand. Reads the password from standard
 * input, so that it is in no shell history.
 */
export const playerCreateCommands: OfficeCommand[] = [
  {
    words: 'player create',
    takes,
    about:
      'opens an account; LOGIN is an e-mail address or a user name, NATIONAL-ID and the postcode are what a register of exclusions of the country asks for, the password is read from standard input',
    ask: async (office, args, { reason, 'zip-code': zipCode, phone, currency }) => {
      const [login, country, birthDate] = [need(args, 0, 'The login'), need(args, 1, 'The country'), need(args, 2, 'The birth date')]
      const [firstName, lastName, nationalIdNumber] = [need(args, 3, 'The first name'), need(args, 4, 'The last name'), args[5]]
      const password = await office.readInput()
      if (!password) throw new Wrong(`The password is missing. Call it as: ${usage}`)
      const input = { login, country, birthDate, firstName, lastName, password, nationalIdNumber, zipCode, phone, currency }
      const acted = await office.act('POST /office/players/create', input, { reason })
      const player = answerOf(acted)?.player
      return saidOf(acted, { value: { player, login }, lines: [`Player ${player ?? ''} is there and can sign in as ${login}.`] })
    },
  },
]
