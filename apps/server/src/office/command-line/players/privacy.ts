import { readFileSync } from 'node:fs'
import { countries } from '@fairhouse/fields/lists/index.ts'
import { appliedRules } from '../../../settings/index.ts'
import type { House } from '../../../base/house.ts'
import { shardOf } from '../../../base/ids.ts'
import { erasePerson, readErasures, retention, type Retention } from '../../../people/privacy/index.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { findPlayer } from './players.ts'

const most = 1_000_000

export const privacyCommands: Command[] = [
  {
    words: 'player erase',
    takes: 'PLAYER',
    about: 'erases a person: destroys their key, files and sign-ins; refused with the reason while the law or money stands against it',
    run: async (house, args, { by = 'command line' }) => {
      const { shard, id } = await findPlayer(house, need(args, 0, 'The player'))
      return eraseOne(house, { shard, player: id }, by)
    },
  },
  {
    words: 'erasures list',
    takes: '',
    about: 'who was erased, and what a search has found of them afterwards; --json is what "erasures again" takes',
    run: async (house) => {
      const value = (await readErasures(house.db, most)).map(({ player, erased_at, actor, removed, left_over }) => ({
        player: String(player),
        erasedAt: erased_at.toISOString(),
        actor,
        removed,
        leftOver: left_over,
      }))
      const lines = value.map(({ player, erasedAt, actor, leftOver }) => `${erasedAt}  ${player}  by ${actor}  ${left(leftOver)}`)
      return { value, lines: lines.length > 0 ? lines : ['Nobody was erased.'] }
    },
  },
  {
    words: 'erasures again',
    takes: 'FILE',
    about: 'erases again whom a restored backup has brought back: FILE is what "erasures list --json" said before',
    run: async (house, args) => eraseAgain(house, need(args, 0, 'The file')),
  },
  {
    words: 'retention explain',
    takes: '[COUNTRY]',
    about: 'what is kept of players, how long and why; of players of a country, in three letters',
    run: async (house, args) => explain(house, args[0]),
  },
]

const left = (leftOver: Record<string, number> | null) =>
  leftOver === null
    ? 'not searched yet'
    : Object.keys(leftOver).length === 0
      ? 'nothing is left'
      : `left: ${Object.entries(leftOver)
          .map(([place, count]) => `${place} (${count})`)
          .join(', ')}`

async function eraseOne(house: House, owner: { shard: number; player: bigint }, by: string): Promise<Said> {
  const erased = await erasePerson(house, owner, `operator:${by}`)
  if ('because' in erased)
    throw new Wrong(
      `Player ${owner.player} was not erased: ${erased.because}${erased.until ? ` (until ${erased.until.toISOString().slice(0, 10)})` : ''}.`,
    )
  const rows = Object.entries(erased.removed).map(([table, count]) => `${table} ${count}`)
  return {
    value: { player: String(owner.player), ...erased },
    wrong: Object.keys(erased.leftOver).length > 0,
    lines: [
      `Player ${owner.player} is erased: ${rows.join(', ')}.`,
      `All tables were searched: ${left(erased.leftOver)}.`,
      ...(erased.keptOut > 0 ? ['They had excluded themselves: a blind index of who they were stays until that is over.'] : []),
    ],
  }
}

async function eraseAgain(house: House, file: string): Promise<Said> {
  const listed = JSON.parse(readFileSync(file, 'utf8')) as { player: string }[] // the other command wrote it
  const done: string[] = []
  const not: string[] = []
  for (const { player } of listed) {
    const id = BigInt(player)
    const erased = await erasePerson(house, { shard: shardOf(id), player: id }, 'operator:after a backup')
    if (!('because' in erased)) done.push(player)
    else if (!erased.because.startsWith('the person was erased')) not.push(`${player}: ${erased.because}`)
  }
  return {
    value: { erased: done, not },
    wrong: not.length > 0,
    lines: [`${done.length} people were erased again.`, ...not.map((line) => `Not erased: ${line}`)],
  }
}

function explain(house: House, country?: string): Said {
  if (country !== undefined && !countries.some(({ alpha3 }) => alpha3 === country))
    throw new Wrong(`"${country}" is no country. Give three letters, such as MLT.`)
  const value = retention.map((one) => ({ ...one, kept: keptFor(house, one, country) }))
  const lines = value.flatMap(({ what, kept, why, basis, tables }) => [
    `${what}`,
    `  ${kept}`,
    `  why: ${why}`,
    `  by: ${basis}`,
    `  tables: ${tables.join(', ')}`,
  ])
  return { value, lines }
}

/** Describes a retention period in words. */
function keptFor(house: House, { kept, countries: special }: Retention, country: string | undefined): string {
  if ('for' in kept) return 'for good'
  if ('days' in kept) return `${(country && special?.[country]) || kept.days} days since ${kept.since}`
  return country
    ? `${appliedRules(house, country).retentionYears} years since ${kept.since}`
    : `as many years as the country's rules say since ${kept.since} ("retention explain COUNTRY")`
}
