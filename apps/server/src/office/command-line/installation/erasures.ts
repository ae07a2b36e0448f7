import type { Actor } from '../../../base/actor.ts'
import type { House } from '../../../base/house.ts'
import { eraseAgain } from '../../../people/privacy/index.ts'
import { actorOf } from '../frame/actor.ts'
import { need, type Command, type Said } from '../frame/command.ts'
import { textOf } from '../frame/file.ts'

/** The command for after a backup was restored. It runs on the machine, beside the backup. */
export const erasureCommands: Command[] = [
  {
    words: 'erasures again',
    takes: 'FILE',
    about: 'erases again whom a restored backup has brought back: FILE is what "erasures list --json" said before',
    run: async (house, args, options) => eraseListed(house, need(args, 0, 'The file'), actorOf(options)),
  },
]

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
