import { openMail, type Mail } from './mail.ts'
import type { Sms } from './sms.ts'
import type { TestHouse } from './test-house.ts'

/** The mails to an address, the newest first: what their worker would send. */
export async function mailsTo({ sql, house }: TestHouse, email: string): Promise<Mail[]> {
  const rows = await sql('select sealed from mail order by id desc')
  return rows.map(({ sealed }) => openMail(house.personal, sealed as Buffer)).filter(({ recipient }) => recipient === email) // bytea
}

/** The text messages to a number, the newest first. */
export async function smsTo({ sql, house }: TestHouse, number: string): Promise<Sms[]> {
  const rows = await sql('select sealed from sms order by id desc')
  return rows.map(({ sealed }) => house.personal.open<Sms>(sealed as Buffer)).filter(({ to }) => to === number) // bytea
}
