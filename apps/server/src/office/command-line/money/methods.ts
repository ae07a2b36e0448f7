import { enableMethod, moveMethod, setMethod, setMethodLogo } from '../../../cashier/methods/index.ts'
import { methodCatalogue, readMethod, readMethods } from '../../../cashier/method-catalogue/index.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { actorOf } from '../frame/actor.ts'
import { textOf } from '../frame/file.ts'
import { pictureIn, saidOfLogo } from '../frame/logo-file.ts'

export const methodCommands: Command[] = [
  {
    words: 'methods known',
    takes: '[WORD]',
    about: 'ways to pay by id and brand; with a word those whose brand has it',
    run: async (_, [word = '']) => {
      const value = methodCatalogue.filter(({ brand }) => brand.toLocaleLowerCase().includes(word.toLocaleLowerCase()))
      return { value, lines: value.map(({ id, brand }) => `${id}  ${brand}`) }
    },
  },
  {
    words: 'methods list',
    takes: '',
    about: 'the ways to pay of this installation, in the order in which players see them',
    run: async ({ db }) => {
      const rows = await readMethods(db, true)
      const value = rows.map(({ id, enabled, data }) => ({
        id,
        name: data.name,
        enabled,
        provider: data.provider,
        countries: data.countries,
      }))
      return {
        value,
        lines: value.map(
          ({ id, name, enabled, provider, countries }, place) =>
            `${place + 1}. ${id}  ${name}  by ${provider}  ${countries.join(' ') || 'everywhere'}${enabled ? '' : '  (off)'}`,
        ),
      }
    },
  },
  {
    words: 'methods get',
    takes: 'ID',
    about: 'a way to pay with all its data, as `methods set` reads it',
    run: async ({ db }, args) => {
      const row = await readMethod(db, idIn(args))
      if (!row) throw new Wrong(`There is no method ${args[0]}. "fairhouse methods list" shows those that are there.`)
      return { value: row.data, lines: JSON.stringify(row.data, null, 2).split('\n') }
    },
  },
  {
    words: 'methods set',
    takes: 'FILE',
    about: 'adds or changes a way to pay from a JSON file; players see it at once',
    run: async (house, args, options) => {
      const done = await setMethod(house, await textOf(need(args, 0, 'The file')), actorOf(options))
      if (Array.isArray(done)) throw new Wrong(done.join('\n'))
      return { value: done, lines: [`The method ${done.id} ${done.name} is as the file says.`] }
    },
  },
  {
    words: 'methods logo',
    takes: 'ID FILE|drawn',
    about: 'gives a way to pay a logo of its own, SVG, PNG or WebP, or the drawn one again',
    run: async (house, args, options) => {
      const [id, file] = [idIn(args), need(args, 1, 'The file, or "drawn"')]
      const set = await setMethodLogo(house, id, await pictureIn(file), actorOf(options))
      if (!set) throw new Wrong(`There is no method ${id}. "fairhouse methods list" shows those that are there.`)
      return saidOfLogo({ catalogue: 'method', id }, file, set)
    },
  },
  {
    words: 'methods enable',
    takes: 'ID',
    about: 'offers a way to pay again',
    run: (house, args, options) => switched(enableMethod(house, idIn(args), true, actorOf(options)), args, 'is on'),
  },
  {
    words: 'methods disable',
    takes: 'ID',
    about: 'offers a way to pay no longer',
    run: (house, args, options) => switched(enableMethod(house, idIn(args), false, actorOf(options)), args, 'is off'),
  },
  {
    words: 'methods move',
    takes: 'ID PLACE',
    about: 'puts a way to pay at a place of the list, from 1',
    run: (house, args, options) =>
      switched(moveMethod(house, idIn(args), numberIn(args, 1, 'The place'), actorOf(options)), args, `is number ${args[1]}`),
  },
]

const idIn = (args: string[]): number => numberIn(args, 0, 'The id')

function numberIn(args: string[], place: number, name: string): number {
  const number = Number(need(args, place, name))
  if (!Number.isSafeInteger(number) || number < 1) throw new Wrong(`"${args[place]}" is no whole number above zero.`)
  return number
}

async function switched(known: Promise<boolean>, [id = '']: string[], what: string): Promise<Said> {
  if (!(await known)) throw new Wrong(`There is no method ${id}. "fairhouse methods list" shows those that are there.`)
  return { value: { id: Number(id) }, lines: [`The method ${id} ${what}.`] }
}
