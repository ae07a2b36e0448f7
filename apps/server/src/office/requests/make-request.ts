import { createHmac } from 'node:crypto'
import type { OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { randomId } from '../../base/ids.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import { canonical } from '../acts/canonical.ts'
import type { Done } from '../acts/run-act.ts'
import type { StaffContext } from '../base/office-context.ts'
import { insertRequest } from './request.sql.ts'

export const placeOf = (column: 'sealed_input' | 'sealed_reason' | 'sealed_decision' | 'sealed_answer', id: string): Place =>
  `change_request.${column} ${id}`

/** Hashes an input so that a signature can name it; keyed, so that nobody can guess what is in it. */
const inputHashOf = ({ env }: Pick<House, 'env'>, call: string, input: unknown): string =>
  createHmac('sha256', env.indexKey)
    .update(`${call}\n${canonical(input)}`)
    .digest('base64url')

type Asked = { call: OfficeCall; gate: 'stepUp' | 'second'; input: unknown; reason: string; subject: string | undefined }

/** Keeps a change that somebody else is to apply, or its own maker by their passkey, with what it would do and what it was decided on. Returns its id. */
export async function makeRequest(
  { house, colleague }: StaffContext,
  { call, gate, input, reason, subject }: Asked,
  { consequence, versions }: Done,
): Promise<string> {
  const id = randomId(16)
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    await insertRequest(tx, {
      id,
      call: call.at,
      gate,
      sealed_input: house.personal.seal(input, placeOf('sealed_input', id)),
      input_hash: inputHashOf(house, call.at, input),
      sealed_reason: house.personal.seal(reason, placeOf('sealed_reason', id)),
      subject: subject ?? null,
      precondition: { ...versions },
      preview: consequence,
      made_by: colleague.id,
      made_at: at,
      expires_at: new Date(at.getTime() + house.settings.get('office.requestHours') * 3_600_000),
    })
    await writeAudit(tx, {
      at,
      actor: colleague.actor,
      action: 'office.request.make',
      subject: `request:${id}`,
      details: {
        call: call.at,
        subject: subject ?? null,
        ...(colleague.session?.kind === 'commandLine' ? { by: 'commandLine' } : {}),
      },
    })
  })
  return id
}
