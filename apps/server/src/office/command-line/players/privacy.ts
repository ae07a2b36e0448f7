import type { Actor } from '../../../base/actor.ts'
import type { House } from '../../../base/house.ts'
import { eraseAgain, erasePerson, explainRetention, readErasures } from '../../../people/privacy/index.ts'
import { actorOf } from '../frame/actor.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { textOf } from '../frame/file.ts'
import { ownerOf, playerIn } from '../frame/player.ts'

const most = 1_000_000

export const privacyCommands: Command[] = [
  {
    words: 'player erase',
    takes: 'PLAYER',
    about: 'erases a person: destroys their key, files and sign-ins; refused with the reason while the law or money stands against it',
    run: async (house, args, options) => eraseOne(house, ownerOf(await playerIn(house, args)), actorOf(options)),
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
    run: async (house, args, options) => eraseListed(house, need(args, 0, 'The file'), actorOf(options)),
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

async function eraseOne(house: House, owner: { shard: number; player: bigint }, actor: Actor): Promise<Said> {
  const erased = await erasePerson(house, owner, actor)
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

async function eraseListed(house: House, file: string, actor: Actor): Promise<Said> {
  const listed = JSON.parse(await textOf(file)) as { player: string }[] // the other command wrote it
  const { erased, not } = await eraseAgain(
    house,
    listed.map(({ player }) => BigInt(player)),
    actor,
  )
  const refused = not.map(({ player, because }) => `${player}: ${because}`)
  return {
    value: { erased: erased.map(String), not: refused },
    wrong: refused.length > 0,
    lines: [`${erased.length} people were erased again.`, ...refused.map((line) => `Not erased: ${line}`)],
  }
}

function explain(house: House, country?: string): Said {
  const value = explainRetention(house, country)
  if (!value) throw new Wrong(`"${country}" is no country. Give three letters, such as MLT.`)
  const lines = value.flatMap(({ what, kept, why, basis, tables }) => [
    `${what}`,
    `  ${kept}`,
    `  why: ${why}`,
    `  by: ${basis}`,
    `  tables: ${tables.join(', ')}`,
  ])
  return { value, lines }
}
