import type { LimitType } from '@fairhouse/country-rules'
import { mailTexts } from '@fairhouse/messages/mail-texts.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import { mailOf } from '../../base/mail/mail-layout.ts'
import { pagePath } from '../../base/http/page-path.ts'
import { queueMail } from '../../base/mail/mail.ts'
import { openPerson, readPlayer } from '../../people/players/index.ts'
import type { WalletKey } from '../wallet/posting.ts'

/** News about a limit that is mailed to the player. */
export type LimitNews = { type: LimitType } & ({ about: 'due'; days: number } | { about: 'lapsed' | 'approved' | 'rejected' | 'setByUs' })

const pages: Readonly<Record<LimitType, string>> = {
  deposit: '/my/limits/payments',
  netDeposit: '/my/limits/payments',
  loss: '/my/limits/gaming',
  wager: '/my/limits/gaming',
  session: '/my/limits/time',
  maxBalance: '/my/limits/max-balance',
}

/** Mails a player about a limit that waits for them, has lapsed, or was reviewed by an operator. */
export async function mailAboutLimit(house: House, sql: Sql, wallet: WalletKey, news: LimitNews): Promise<void> {
  const days = news.about === 'due' ? news.days : 0
  await sendLimitMail(house, sql, wallet, news.type, (language) => [mailTexts(language, { days })(`limit.${news.about}`)])
}

/** Sends a mail about limits in the player's language, with a link to their limits page. */
export async function sendLimitMail(
  house: House,
  sql: Sql,
  { shard, player }: WalletKey,
  type: LimitType,
  told: (language: string) => string[],
): Promise<void> {
  const row = await readPlayer(sql, shard, player)
  if (!row) return
  const { settings, env } = house
  const { email, firstName } = openPerson(house, row)
  const t = mailTexts(row.language, { site: settings.get('site.name'), name: firstName })
  const mail = mailOf(house, row.language, email, {
    subject: t('limit.subject'),
    paragraphs: [t('password.hello'), ...told(row.language), t('limit.lower')],
    button: { text: t('limit.button'), url: env.publicOrigin + pagePath(house, row.language, pages[type]) },
  })
  await queueMail(sql, house, mail, { shard, player })
}
