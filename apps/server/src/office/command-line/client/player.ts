import { need, Wrong } from '../frame/command.ts'
import type { OfficeSide } from './office-command.ts'

/** Finds the player named by an argument, by id, e-mail address or user name; throws a sentence if there is none. */
export async function playerAt(office: OfficeSide, args: string[], place = 0): Promise<string> {
  const who = need(args, place, 'The player')
  if (/^\d{1,18}$/.test(who)) return who
  const { hits } = await office.read('POST /office/search', { q: who })
  const found = hits.find(({ kind, by }) => kind === 'player' && (by === 'email' || by === 'userName'))
  if (!found) throw new Wrong(noPlayer(who))
  return found.id
}

export const noPlayer = (who: string): string => `There is no player "${who}", or not for you. Name a player by id or e-mail address.`

/** Reads every row of a list, page by page. */
export async function everyRow<Row>(page: (after: string | undefined) => Promise<{ rows: Row[]; next: string | null }>): Promise<Row[]> {
  const all: Row[] = []
  let after: string | undefined
  do {
    const { rows, next } = await page(after)
    all.push(...rows)
    after = next ?? undefined
  } while (after !== undefined)
  return all
}
