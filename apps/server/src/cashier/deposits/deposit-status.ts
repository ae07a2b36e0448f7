import type { Answers } from '@fairhouse/contract/caller.ts'
import type { RequestContext } from '../../base/house.ts'
import { shardOfReference } from '../../base/ids.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { hashOfSecret } from '../../people/sessions/index.ts'
import { readAttempt, readAttemptByHash, type AttemptRow } from '../attempts/attempt.sql.ts'
import { statusOf } from '../settlement/attempt-status.ts'
import { readVisitorDepositByHash } from '../attempts/visitor-deposit.sql.ts'
import { visitorStatus } from '../pay-and-play/visitor-status.ts'

type Wanted = { reference?: string | undefined; token?: string | undefined }

/** Returns a deposit's status to the holder of its token or to its player. */
export async function depositStatus(asking: RequestContext, input: Wanted): Promise<Answers<'GET /api/deposits/status'> | Refused> {
  const { db } = asking.house
  const visitor = input.token ? await readVisitorDepositByHash(db, 'token_hash', hashOfSecret(input.token)) : undefined
  if (visitor) return visitorStatus(asking, visitor)
  const attempt = await attemptAskedFor(asking, input)
  return attempt ? statusOf(asking.house, attempt) : refuse('notFound')
}

async function attemptAskedFor({ house, player }: RequestContext, { reference, token }: Wanted): Promise<AttemptRow | undefined> {
  if (token) return readAttemptByHash(house.db, 'token_hash', hashOfSecret(token))
  const shard = reference ? shardOfReference(reference) : undefined
  if (!reference || shard === undefined || !player || player.shard !== shard) return undefined
  const attempt = await readAttempt(house.db, shard, reference)
  return attempt?.player === player.player ? attempt : undefined
}
