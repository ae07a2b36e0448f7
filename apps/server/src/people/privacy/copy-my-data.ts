import { Readable } from 'node:stream'
import type { Answers, Takes } from '@fairhouse/contract/caller.ts'
import type { FastifyInstance } from 'fastify'
import { appliedRules } from '../../settings/index.ts'
import { requestContextOf } from '../../edge/requests/index.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import { errorAnswer, refuse, type Refused } from '../../base/http/refusal.ts'
import { readPlayer } from '../players/player.sql.ts'
import { stepUp } from '../step-up/step-up.ts'
import { sectionsOf } from './copy-sections.ts'
import { htmlOf, jsonOf } from './write-copy.ts'

const path = '/api/profile/copy'
const forms = {
  'my-data.html': { type: 'text/html; charset=utf-8', write: htmlOf },
  'my-data.json': { type: 'application/json; charset=utf-8', write: jsonOf },
} as const

/** Returns where the player can read the copy of their data, after proving who they are. */
export async function askForCopy(
  asking: PlayerContext,
  { form, language = asking.language }: Takes<'POST /api/profile/copy'>,
): Promise<Answers<'POST /api/profile/copy'> | Refused> {
  return (await stepUp(asking)) ?? { path: `${path}/my-data.${form}?${new URLSearchParams({ language })}` }
}

/** Mounts the copy itself. It streams as it is read, so that its size takes no memory. */
export function mountCopy(app: FastifyInstance, house: House): void {
  app.get<{ Params: { file: string }; Querystring: { language?: string } }>(`${path}/:file`, async (request, reply) => {
    const { file } = request.params
    if (!Object.hasOwn(forms, file)) return reply.callNotFound()
    const { type, write } = forms[file as keyof typeof forms] // the key was just looked up
    const asking = await requestContextOf(house, request, reply)
    const known = await mayHave(asking.player ? { ...asking, player: asking.player } : undefined)
    if ('refused' in known) {
      const { status, body } = errorAnswer(known, path, house.clock.now())
      return reply.code(status).send(body)
    }
    const wanted = String(request.query.language ?? '')
    const language = house.settings.get('languages').includes(wanted) ? wanted : known.row.language
    const at = house.clock.now()
    const head = { site: house.settings.get('site.name'), madeAt: at, language, minAge: appliedRules(house, known.row.country).minAge }
    const subject = `player:${known.row.id}` as const
    await writeAudit(house.db, { at, actor: subject, action: 'player.copied', subject, details: { file } })
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${file}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(write(head, sectionsOf({ ...known.asking, language }, known.row))))
  })
}

/** Refuses the copy unless the player is logged in and has proven who they are. */
async function mayHave(asking: PlayerContext | undefined) {
  if (!asking) return refuse('noSession')
  const row = await readPlayer(asking.house.db, asking.player.shard, asking.player.player)
  const refused = row ? await stepUp(asking) : refuse('noSession')
  return refused ?? { row: row!, asking } // refused if there is no row
}
