import { methodCatalogue } from '../../../cashier/method-catalogue/index.ts'
import { need, Wrong } from '../frame/command.ts'
import { contentOf, textOf } from '../frame/file.ts'
import { answerOf, saidOf, type OfficeCommand } from '../client/office-command.ts'

/** Commands about ways to pay. */
export const methodCommands: OfficeCommand[] = [
  {
    words: 'methods list',
    takes: '',
    about: 'the ways to pay of this installation, in the order in which players see them',
    ask: async ({ read }) => {
      const { methods } = await read('GET /office/methods', {})
      const value = methods.map(({ id, name, isOn, provider, countries }) => ({ id: Number(id), name, enabled: isOn, provider, countries }))
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
    ask: async ({ read }, args) => {
      const id = idIn(args)
      const { text } = await read('GET /office/methods/one', { id }, { missing: unknown(id) })
      return { value: JSON.parse(text) as unknown, lines: text.split('\n') } // the office writes JSON
    },
  },
  {
    words: 'methods set',
    takes: 'FILE --reason TEXT',
    about: 'adds or changes a way to pay from a JSON file; players see it at once',
    ask: async (office, args, { reason }) => {
      const text = await textOf(need(args, 0, 'The file'))
      const { id, name } = namedIn(text)
      const acted = await office.act('POST /office/methods/set', { id, text }, { reason })
      return saidOf(acted, { value: { id: Number(id), name }, lines: [`The method ${id} ${name} is as the file says.`] })
    },
  },
  {
    words: 'methods logo',
    takes: 'ID FILE|drawn --reason TEXT',
    about: 'gives a way to pay a logo of its own, SVG, PNG or WebP, or the drawn one again',
    ask: async (office, args, { reason }) => {
      const [id, file] = [idIn(args), need(args, 1, 'The file, or "drawn"')]
      const picture = file === 'drawn' ? null : { name: file.slice(-200), content: (await contentOf(file)).toString('base64') }
      const acted = await office.act('POST /office/methods/logo', { id, picture }, { reason, missing: unknown(id) })
      return saidOf(acted, {
        value: { catalogue: 'method', id: Number(id), logo: answerOf(acted)?.logo },
        lines: [`The logo of ${id} is ${file}; browsers keep the one before for up to a day.`],
      })
    },
  },
  turn('enable', 'offers a way to pay again', 'is on'),
  turn('disable', 'offers a way to pay no longer', 'is off'),
  {
    words: 'methods move',
    takes: 'ID PLACE --reason TEXT',
    about: 'puts a way to pay at a place of the list, from 1',
    ask: async (office, args, { reason }) => {
      const [id, place] = [idIn(args), numberIn(args, 1, 'The place')]
      const ids = (await office.read('GET /office/methods', {})).methods.map((one) => one.id)
      if (!ids.includes(id)) throw new Wrong(unknown(id))
      const others = ids.filter((one) => one !== id)
      const acted = await office.act('POST /office/methods/order', { ids: others.toSpliced(place - 1, 0, id) }, { reason })
      return saidOf(acted, { value: { id: Number(id) }, lines: [`The method ${id} is number ${place}.`] })
    },
  },
]

/** The ways to pay that the product knows: a list that comes with it and asks nobody. */
export function knownMethods([word = '']: string[]) {
  const value = methodCatalogue.filter(({ brand }) => brand.toLocaleLowerCase().includes(word.toLocaleLowerCase()))
  return { value, lines: value.map(({ id, brand }) => `${id}  ${brand}`) }
}

function turn(word: 'enable' | 'disable', about: string, what: string): OfficeCommand {
  return {
    words: `methods ${word}`,
    takes: 'ID --reason TEXT',
    about,
    ask: async (office, args, { reason }) => {
      const id = idIn(args)
      const acted = await office.act(`POST /office/methods/${word}`, { id }, { reason, missing: unknown(id) })
      return saidOf(acted, { value: { id: Number(id) }, lines: [`The method ${id} ${what}.`] })
    },
  }
}

const unknown = (id: string) => `There is no method ${id}. "fairhouse methods list" shows those that are there.`
const idIn = (args: string[]): string => String(numberIn(args, 0, 'The id'))

function numberIn(args: string[], place: number, name: string): number {
  const number = Number(need(args, place, name))
  if (!Number.isSafeInteger(number) || number < 1) throw new Wrong(`"${args[place]}" is no whole number above zero.`)
  return number
}

function namedIn(text: string): { id: string; name: string } {
  try {
    const { id, name } = JSON.parse(text) as { id?: unknown; name?: unknown } // whatever the file has
    return { id: String(id), name: String(name ?? '') }
  } catch (error) {
    throw new Wrong(`The file is no JSON: ${(error as Error).message}`) // JSON.parse throws Errors
  }
}
