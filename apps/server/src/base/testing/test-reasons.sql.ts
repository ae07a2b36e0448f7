import { openReason } from '../audit/reason.ts'
import { readReasons } from '../audit/verify-reasons.sql.ts'
import type { TestHouse } from './test-house.ts'

/** Reads the reasons of the entries of the audit log about a subject, in order. */
export async function reasonsAbout({ house, sql }: Pick<TestHouse, 'house' | 'sql'>, subject: string): Promise<string[]> {
  const rows = await sql(`select reason_hash as hash from audit where subject = '${subject}' and reason_hash is not null order by id`)
  const known = new Map((await readReasons(house.db, '', 10_000)).map((one) => [one.hash, one]))
  return rows.map(({ hash }) => openReason(house.personal, known.get(String(hash))!)) // no entry is without its reason here
}
