import { mailTexts } from '@fairhouse/messages/mail-texts.ts'
import type { Sql } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { mailOf } from '../../base/mail/mail-layout.ts'
import { emailOf } from '../records/staff-email.ts'
import { listStaff } from '../records/staff.sql.ts'

const mostOfARole = 500
type Told = { incident: bigint; title: string; words: string }

/**
 * Tells everybody who has one of these roles of an incident, by mail, in the house's own language. Returns how many were
 * told.
 */
export async function tellStaff(house: House, sql: Sql, roles: readonly string[], { incident, title, words }: Told): Promise<number> {
  const at = house.clock.now()
  const holders = await Promise.all(roles.map((role) => listStaff(sql, { state: 'active', role, at, most: mostOfARole })))
  const people = new Map(holders.flat().map((row) => [row.id, row]))
  const language = house.settings.get('language')
  for (const row of people.values()) {
    const t = mailTexts(language, { name: row.name, title })
    const mail = mailOf(house, language, emailOf(house, row), {
      subject: t('incident.subject'),
      paragraphs: [t('incident.hello'), words, t('incident.body')],
      button: { text: t('incident.button'), url: `${house.env.officeOrigin}/incidents/${incident}` },
    })
    await queueMail(sql, house, mail)
  }
  return people.size
}
