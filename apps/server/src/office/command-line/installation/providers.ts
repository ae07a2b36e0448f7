import { readProviders, setProvider, setProviderLogo } from '../../../play/games/index.ts'
import { actorOf } from '../frame/actor.ts'
import { need, Wrong, type Command } from '../frame/command.ts'
import { pictureIn, saidOfLogo } from '../frame/logo-file.ts'

/** Commands about the catalogue of game providers. */
export const providerCommands: Command[] = [
  {
    words: 'providers list',
    takes: '',
    about: 'the game providers by id and brand',
    run: async ({ db }) => {
      const value = await readProviders(db)
      return { value, lines: value.map(({ id, name }) => `${id}  ${name}`) }
    },
  },
  {
    words: 'providers set',
    takes: 'ID NAME',
    about: 'adds a game provider, or gives one another brand text; players see it at once',
    run: async (house, args, options) => {
      const [id, name] = [providerIn(args), need(args, 1, 'The name').trim()]
      const wrong = await setProvider(house, { id, name }, actorOf(options))
      if (wrong) throw new Wrong(wrong)
      return { value: { id, name }, lines: [`The provider ${id} is called ${name}.`] }
    },
  },
  {
    words: 'providers logo',
    takes: 'ID FILE|drawn',
    about: 'gives a game provider a logo of its own, SVG, PNG or WebP, or the drawn one again',
    run: async (house, args, options) => {
      const [id, file] = [providerIn(args), need(args, 1, 'The file, or "drawn"')]
      const set = await setProviderLogo(house, id, await pictureIn(file), actorOf(options))
      if (!set) throw new Wrong(`There is no provider ${id}. "fairhouse providers list" shows those that are there.`)
      return saidOfLogo({ catalogue: 'gameProvider', id }, file, set)
    },
  },
]

function providerIn(args: string[]): number {
  const id = Number(need(args, 0, 'The id'))
  if (!Number.isInteger(id) || id < -1000 || id > 100_000) throw new Wrong(`"${args[0]}" is no id of a provider.`)
  return id
}
