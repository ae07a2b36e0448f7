import { openMail, type Mail } from '../base/mail.ts'
import type { TestHouse } from '../base/test-house.ts'

/** The mails to an address, the newest first: what their worker would send. */
export async function mailsTo(at: TestHouse, email: string): Promise<Mail[]> {
  const rows = await at.sql('select sealed from mail order by id desc')
  return rows.map(({ sealed }) => openMail(at.house.personal, sealed as Buffer)).filter(({ recipient }) => recipient === email) // bytea
}
