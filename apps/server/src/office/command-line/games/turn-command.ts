import { saidOf, type OfficeCommand } from '../client/office-command.ts'
import { Wrong } from '../frame/command.ts'

/** A command that switches games or providers on or off, everywhere or in the countries that follow. */
export function turnCommand(
  kind: 'games' | 'providers',
  word: 'on' | 'off',
  about: string,
  idIn: (args: string[]) => string,
  unknown: (id: string) => string,
): OfficeCommand {
  return {
    words: `${kind} ${word}`,
    takes: 'ID [COUNTRY…] --reason TEXT',
    about,
    ask: async (office, args, { reason }) => {
      const [id, countries] = [idIn(args), args.slice(1).map(countryIn)]
      const acted = await office.act(`POST /office/${kind}/${word}`, { id, countries }, { reason, missing: unknown(id) })
      const where = countries.length === 0 ? '' : ` in ${countries.join(' ')}`
      return saidOf(acted, { value: { id: Number(id), countries }, lines: [`${id} is ${word}${where}.`] })
    },
  }
}

function countryIn(text: string): string {
  if (!/^[A-Za-z]{3}$/.test(text)) throw new Wrong(`"${text}" is no country: write three letters, such as SWE.`)
  return text.toUpperCase()
}

/** Where something may be played, for a line of a list. */
export const whereText = ({ only, except }: { only: readonly string[] | null; except: readonly string[] }): string =>
  [only ? only.join(' ') || 'nowhere' : 'everywhere', ...(except.length > 0 ? [`except ${except.join(' ')}`] : [])].join(', ')

/** Collects all pages of a list. */
export async function allPages<Row>(page: (after: string | undefined) => Promise<{ rows: Row[]; next: string | null }>): Promise<Row[]> {
  const all: Row[] = []
  let after: string | undefined
  do {
    const { rows, next } = await page(after)
    all.push(...rows)
    after = next ?? undefined
  } while (after !== undefined)
  return all
}
