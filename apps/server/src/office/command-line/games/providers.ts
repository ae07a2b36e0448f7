import type { OfficeCommand, OfficeSide } from '../client/office-command.ts'
import { saidOf } from '../client/office-command.ts'
import { need, Wrong } from '../frame/command.ts'
import { contentOf } from '../frame/file.ts'
import { allPages, turnCommand, whereText } from './turn-command.ts'

/** Commands about those who make games. */
export const providerCommands: OfficeCommand[] = [
  {
    words: 'providers list',
    takes: '',
    about: 'the game providers by name, with where their games may be played',
    ask: async (office) => {
      const rows = await allProviders(office)
      const value = rows.map(({ id, name, games, state, where }) => ({ id: Number(id), name, games, state, where }))
      const isNarrow = ({ where: { only, except } }: (typeof value)[number]) => only !== null || except.length > 0
      return {
        value,
        lines: value.map(
          (row) => `${row.id}  ${row.name}${isNarrow(row) ? `  ${whereText(row.where)}` : ''}${row.state === 'off' ? '  (off)' : ''}`,
        ),
      }
    },
  },
  {
    words: 'providers get',
    takes: 'ID',
    about: 'a game provider with all that is said of it, as JSON',
    ask: async ({ read }, args) => {
      const id = idIn(args)
      const { words } = await read('GET /office/providers/one', { id }, { missing: unknown(id) })
      return { value: words, lines: JSON.stringify(words, null, 2).split('\n') }
    },
  },
  {
    words: 'providers set',
    takes: 'ID NAME --reason TEXT',
    about: 'adds a game provider, or gives one another brand text; players see it at once',
    ask: async (office, args, { reason }) => {
      const [id, name] = [idIn(args), need(args, 1, 'The name').trim()]
      const isThere = (await allProviders(office)).some((one) => one.id === id)
      const before = isThere ? (await office.read('GET /office/providers/one', { id })).words : { countries: [], isOn: true, offIn: [] }
      const acted = await office.act('POST /office/providers/set', { id, words: { ...before, name } }, { reason })
      return saidOf(acted, { value: { id: Number(id), name }, lines: [`The provider ${id} is called ${name}.`] })
    },
  },
  {
    words: 'providers logo',
    takes: 'ID FILE|drawn --reason TEXT',
    about: 'gives a game provider a logo of its own, SVG, PNG or WebP, or the drawn one again',
    ask: async (office, args, { reason }) => {
      const [id, file] = [idIn(args), need(args, 1, 'The file, or "drawn"')]
      const picture = file === 'drawn' ? null : { name: file.slice(-200), content: (await contentOf(file)).toString('base64') }
      const acted = await office.act('POST /office/providers/logo', { id, picture }, { reason, missing: unknown(id) })
      return saidOf(acted, {
        value: { catalogue: 'gameProvider', id: Number(id), ...(acted.state === 'done' ? { logo: acted.answer.logo } : {}) },
        lines: [`The logo of ${id} is ${file}; browsers keep the one before for up to a day.`],
      })
    },
  },
  turnCommand('providers', 'off', 'switches a provider off with all of its games; open rounds are finished', idIn, unknown),
  turnCommand('providers', 'on', 'switches a provider on; games that are off by themselves stay off', idIn, unknown),
]

const allProviders = ({ read }: Pick<OfficeSide, 'read'>) =>
  allPages(async (after) => {
    const { providers, next } = await read('GET /office/providers', after === undefined ? {} : { after })
    return { rows: providers, next }
  })

function unknown(id: string): string {
  return `There is no provider ${id}. "fairhouse providers list" shows those that are there.`
}

function idIn(args: string[]): string {
  const id = Number(need(args, 0, 'The id'))
  if (!Number.isInteger(id) || id < -1000 || id > 100_000) throw new Wrong(`"${args[0]}" is no id of a provider.`)
  return String(id)
}
