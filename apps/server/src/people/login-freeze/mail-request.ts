import type { RequestContext, House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { writeJob } from '../../base/jobs/jobs.sql.ts'
import type { Worker } from '../../base/jobs/jobs.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import { networkOf } from '../../base/http/network-of.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { lockPlayer, readPlayerByLogin, type PlayerRow } from '../players/player.sql.ts'
import { captchaRefusal } from '../captcha/captcha-refusal.ts'
import { countTry, readFailures } from './login-tries.sql.ts'
import { insertMailRequest, takeMailRequest, writeSealedRequest } from './mail-request.sql.ts'

/** The mails with links that a visitor can request for a login; also the names of the jobs that send them. */
type LinkMail = 'password-link' | 'activation-link'
type Request = { login: string }
const requestPlace = (id: bigint): Place => `mail_request.sealed ${id}`

const hourMs = 3_600_000

/**
 * Records a request for a mail. Nothing here depends on whether the account exists: the worker looks that up after the
 * answer. Only the address is counted, and may be refused.
 */
export async function requestMail(
  asking: RequestContext,
  kind: LinkMail,
  { login, captcha }: { login: string; captcha?: string | undefined },
): Promise<Record<string, never> | Refused> {
  const { db, clock, settings, personal } = asking.house
  const now = clock.now()
  const spentBy = `link-mail:${personal.indexOf('address', networkOf(asking.ip))}`
  const most = settings.get('be.linkMailsPerAddressPerHour')
  const hour = { ago: new Date(now.getTime() - hourMs), ahead: new Date(now.getTime() + hourMs) }
  const before = await readFailures(db, [spentBy], hour.ago)
  const puzzle = await captchaRefusal(asking, before, settings.get('be.captcha.afterLinkMails'), captcha)
  if (puzzle) return puzzle
  // A try at the limit still passes; the next one waits.
  const tries = await countTry(db, spentBy, most, hour.ago, now, hour.ahead)
  if (tries.wasFrozen && tries.frozenUntil) return refuse('tooManyRequests', { until: tries.frozenUntil })
  await db.transaction(async (tx) => {
    const id = await insertMailRequest(tx, now)
    await writeSealedRequest(tx, id, personal.seal({ login } satisfies Request, requestPlace(id)))
    await writeJob(tx, kind, String(id), now)
  })
  return {}
}

/**
 * Builds a worker for such requests: finds the account, if any, locks its row, and lets `send` write link and mail in
 * the same transaction.
 */
export function mailRequestWorker(house: House, send: (tx: Sql, row: PlayerRow) => Promise<void>): Worker {
  const { db, personal } = house
  return (job) =>
    db.transaction(async (tx) => {
      const sealed = await takeMailRequest(tx, BigInt(job.key))
      if (!sealed) return
      const { login } = personal.open<Request>(sealed, requestPlace(BigInt(job.key)))
      const found = await readPlayerByLogin(tx, personal.indexOf('login', login))
      const row = found && (await lockPlayer(tx, found.shard, found.id))
      if (row) await send(tx, row)
    })
}

/** Returns since when an account's mails are counted. */
export const mailWindowStart = ({ clock }: House): Date => new Date(clock.now().getTime() - hourMs)
