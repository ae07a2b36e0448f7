import { monthsText } from '@fairhouse/contract/base/month-range.ts'

type Erasure = { player: string; erasedAt: string; actor: string; leftOver: Record<string, number> | null }

/** Says of an erasure who did it when, and what was found of the person afterwards. */
export const erasureLine = ({ player, erasedAt, actor, leftOver }: Erasure): string =>
  `${erasedAt}  ${player}  by ${actor}  ${left(leftOver)}`

type Archived = { table: string; months: { from: string; to: string }[] }

/** Says what the search has not read, as the archive has it alone. */
export const notSearchedLine = ({ table, months }: Archived): string =>
  `Not searched, as the archive has it alone: ${table} of ${monthsText(months)}. "fairhouse archive read" shows it; it holds numbers of players, no words about them (docs/operate/months.md).`

/** Says which months of a table the archive has alone. */
export const inArchiveLine = ({ table, months }: Archived): string =>
  `In the archive alone: ${table} of ${monthsText(months)}. "fairhouse archive read" shows it.`

function left(leftOver: Record<string, number> | null): string {
  if (leftOver === null) return 'not searched yet'
  const found = Object.entries(leftOver).map(([place, count]) => `${place} (${count})`)
  return found.length === 0 ? 'nothing is left' : `left: ${found.join(', ')}`
}
