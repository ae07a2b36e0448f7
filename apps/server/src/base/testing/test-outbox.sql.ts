import type { OutboxRow } from '../mail/outbox.sql.ts'
import { openMail, type Mail } from '../mail/mail.ts'
import { openSms, type Sms } from '../mail/sms.ts'
import type { TestHouse } from './test-house.ts'

/** Reads the mails queued for an address, newest first. */
export async function mailsTo({ sql, house }: Pick<TestHouse, 'sql' | 'house'>, email: string): Promise<Mail[]> {
  const rows = await sql(`select m.id, m.sealed, m.shard, m.player, k.sealed as person_key
    from mail m left join person_key k on k.shard = m.shard and k.player = m.player order by m.id desc`)
  return rows.map((row) => openMail(house.personal, row as OutboxRow)).filter(({ recipient }) => recipient === email) // the query selects a row's columns
}

/** Reads the text messages to a number, newest first. */
export async function smsTo({ sql, house }: Pick<TestHouse, 'sql' | 'house'>, number: string): Promise<Sms[]> {
  const rows = await sql(`select m.id, m.sealed, m.shard, m.player, k.sealed as person_key
    from sms m left join person_key k on k.shard = m.shard and k.player = m.player order by m.id desc`)
  return rows.map((row) => openSms(house.personal, row as OutboxRow)).filter(({ to }) => to === number) // the query selects a row's columns
}
