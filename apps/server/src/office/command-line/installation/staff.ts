import { listRoles, seedRoles } from '../../roles/index.ts'
import { inviteLocally } from '../../staff/index.ts'
import { actorOf } from '../frame/actor.ts'
import { need, Wrong, type Command } from '../frame/command.ts'

/** Commands of the machine: they need no login, because whoever gives them has the machine. */
export const staffCommands: Command[] = [
  {
    words: 'staff invite',
    takes: 'EMAIL NAME [--role ROLE]',
    about:
      'prints a link of 30 minutes by which somebody registers a passkey for the office; an administrator, unless another role is named',
    run: async (house, args, options) => {
      await seedRoles(house)
      const [email, name] = [need(args, 0, 'The e-mail address'), need(args, 1, 'The name')]
      const invited = await inviteLocally(house, { email, name, role: options.role ?? 'administrator' }, actorOf(options))
      if (typeof invited === 'string') throw new Wrong(invited)
      const { id, link, expiresAt } = invited
      return {
        value: { id, link, expiresAt },
        lines: [link, `Open it in the browser of whoever is invited, before ${expiresAt.toISOString()}; it works once.`],
      }
    },
  },
  {
    words: 'staff roles',
    takes: '',
    about: 'lists the roles of the office and how many people have each',
    run: async (house) => {
      const { roles } = await listRoles({ house })
      return { value: roles, lines: roles.map(({ name, holders, about }) => `${name.padEnd(16)} ${String(holders).padStart(3)}  ${about}`) }
    },
  },
]
