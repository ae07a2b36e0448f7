import { createHash } from 'node:crypto'
import type { House } from '../../base/house.ts'
import { shardOfReference } from '../../base/ids.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import type { Notice, RawNotice } from '../provider-contract/provider.ts'
import { endFailedNotice, writeFailedNotice } from './failed-notice.sql.ts'
import { whyItFailed } from './why-it-failed.ts'

const mostWaiting = 200
const mostBytes = 64 * 1024

/** Names a notice that failed: by its event, or by its words where those could not be read. */
const idOf = (provider: string, about: string): string =>
  createHash('sha256').update(`${provider}\n${about}`).digest('base64url').slice(0, 22)

/** Where the words of a notice that failed are sealed. */
export const rawPlace = (id: string): Place => `failed_notice.sealed_raw ${id}`

/** Keeps a notice that could not be read (no `notice`) or not be applied. That it cannot be kept is logged alone. */
export async function keepFailed(house: House, provider: string, raw: RawNotice, error: unknown, notice?: Notice): Promise<void> {
  const id = idOf(provider, notice?.eventKey ?? raw.body)
  try {
    await writeFailedNotice(
      house.db,
      {
        id,
        provider,
        kind: notice ? 'unapplied' : 'unreadable',
        event_key: notice?.eventKey ?? null,
        reference: notice?.reference ?? null,
        shard: notice ? (shardOfReference(notice.reference) ?? null) : null,
        why: whyItFailed(error),
        sealed_raw: house.personal.seal({ ...raw, body: raw.body.slice(0, mostBytes) }, rawPlace(id)),
        at: house.clock.now(),
      },
      mostWaiting,
    )
  } catch (lost) {
    house.log.warn({ error: lost, provider }, 'a notice that failed could not be kept')
  }
}

/** What failed before has been taken, as the provider sent it again. */
export const failedNoMore = (house: House, provider: string, { eventKey }: Notice): Promise<void> =>
  endFailedNotice(house.db, idOf(provider, eventKey), 'taken', house.clock.now(), `provider:${provider}`)
