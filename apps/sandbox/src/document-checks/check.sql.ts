import type { Queries } from '@fairhouse/process/database.ts'

export const checkStates = ['open', 'approved', 'denied', 'suspected', 'moneyLaundering', 'expired', 'abandoned'] as const
export type CheckState = (typeof checkStates)[number]
export type ServiceName = 'shuftipro' | 'incode' | 'idenfy'

/** A document check that a service was asked for. */
export type Check = {
  id: string
  service: ServiceName
  reference: string
  asked: Record<string, unknown>
  state: CheckState
  birthDate: string | null
  begunAt: Date
  expiresAt: Date
}

const columns = 'id, service, reference, asked, state, birth_date as "birthDate", begun_at as "begunAt", expires_at as "expiresAt"'

export async function insertCheck(query: Queries, check: Omit<Check, 'state' | 'birthDate'>): Promise<void> {
  await query(
    `insert into document_checks (id, service, reference, asked, state, begun_at, expires_at) values ($1, $2, $3, $4, 'open', $5, $6)`,
    [check.id, check.service, check.reference, JSON.stringify(check.asked), check.begunAt, check.expiresAt],
  )
}

export async function readCheck(query: Queries, service: ServiceName, id: string): Promise<Check | undefined> {
  return (await query<Check>(`select ${columns} from document_checks where service = $1 and id = $2`, [service, id]))[0]
}

export async function readCheckByReference(query: Queries, service: ServiceName, reference: string): Promise<Check | undefined> {
  return (await query<Check>(`select ${columns} from document_checks where service = $1 and reference = $2`, [service, reference]))[0]
}

/** Reads the newest checks. */
export async function readChecks(query: Queries): Promise<Check[]> {
  return query<Check>(`select ${columns} from document_checks order by begun_at desc, id limit 50`)
}

export async function writeCheckState(query: Queries, id: string, state: CheckState, birthDate: string | null): Promise<Check | undefined> {
  const rows = await query<Check>(
    `update document_checks set state = $2, birth_date = coalesce($3, birth_date) where id = $1 returning ${columns}`,
    [id, state, birthDate],
  )
  return rows[0]
}

export type DueNotice = { id: bigint; service: ServiceName; url: string; body: string; tries: number }

export async function insertNotice(query: Queries, notice: Pick<DueNotice, 'service' | 'url' | 'body'>, nextAt: Date): Promise<void> {
  await query('insert into document_check_notices (service, url, body, next_at) values ($1, $2, $3, $4)', [
    notice.service,
    notice.url,
    notice.body,
    nextAt,
  ])
}

export async function readDueNotices(query: Queries, at: Date): Promise<DueNotice[]> {
  return query<DueNotice>('select id, service, url, body, tries from document_check_notices where next_at <= $1 order by id limit 20', [at])
}

export async function deleteNotice(query: Queries, id: bigint): Promise<void> {
  await query('delete from document_check_notices where id = $1', [id])
}

export async function delayNotice(query: Queries, id: bigint, nextAt: Date): Promise<void> {
  await query('update document_check_notices set tries = tries + 1, next_at = $2 where id = $1', [id, nextAt])
}
