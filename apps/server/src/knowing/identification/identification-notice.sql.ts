import type { Sql } from '../../base/database/database.ts'

/** A service's notice: its own id, the attempt it is about, and what it says. */
type IdentificationNotice = { method: string; noticeId: string; vendorRef: string; sealed: Buffer }

/** Inserts a notice; a repeated one changes nothing. */
export async function writeNotice(sql: Sql, { method, noticeId, vendorRef, sealed }: IdentificationNotice, at: Date): Promise<void> {
  await sql.query({
    text: `insert into identification_notice (method, notice_id, vendor_ref, sealed, came_at) values ($1, $2, $3, $4, $5)
           on conflict (method, notice_id) do nothing`,
    values: [method, noticeId, vendorRef, sealed, at],
  })
}

/** Reads a service's notices about an attempt, in order of arrival. */
export async function readNotices(sql: Sql, method: string, vendorRef: string): Promise<{ noticeId: string; sealed: Buffer }[]> {
  const { rows } = await sql.query<{ noticeId: string; sealed: Buffer }>({
    text: 'select notice_id as "noticeId", sealed from identification_notice where method = $1 and vendor_ref = $2 order by came_at, notice_id',
    values: [method, vendorRef],
  })
  return rows
}

/** Deletes notices received before a moment. */
export async function deleteOldNotices(sql: Sql, before: Date): Promise<void> {
  await sql.query({ text: 'delete from identification_notice where came_at < $1', values: [before] })
}
