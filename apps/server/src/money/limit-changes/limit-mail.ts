import type { LimitType } from '@fairhouse/country-rules'
import type { MailKey } from '@fairhouse/messages/mail-texts.ts'
import type { MessageName } from '@fairhouse/messages/message-templates.ts'
import type { House } from '../../base/house.ts'
import { messageTexts } from '../../base/mail/own-messages.ts'
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

const messageOf = {
  due: 'limitDue',
  lapsed: 'limitLapsed',
  approved: 'limitApproved',
  rejected: 'limitRejected',
  setByUs: 'limitSetByUs',
} as const satisfies Record<LimitNews['about'], MessageName>

/** Mails a player about a limit that waits for them, has lapsed, or was reviewed by an operator. */
export async function mailAboutLimit(house: House, sql: Sql, wallet: WalletKey, news: LimitNews): Promise<void> {
  const values = { days: news.about === 'due' ? news.days : 0 }
  await sendLimitMail(house, sql, wallet, { type: news.type, name: messageOf[news.about] }, (say) => [say(values)(`limit.${news.about}`)])
}

/** Speaks the texts of the mail with values of a sentence. */
type Say = (values: Record<string, string | number>) => (key: MailKey) => string

/** Sends a mail about limits in the player's language, with a link to their limits page. */
export async function sendLimitMail(
  house: House,
  sql: Sql,
  { shard, player }: WalletKey,
  { type, name }: { type: LimitType; name: MessageName },
  told: (say: Say, language: string) => string[],
): Promise<void> {
  const row = await readPlayer(sql, shard, player)
  if (!row) return
  const { settings, env } = house
  const { email, firstName } = openPerson(house, row)
  const always = { site: settings.get('site.name'), name: firstName }
  const say: Say = (values) => messageTexts(house, name, row.language, { ...always, ...values })
  const t = say({})
  const mail = mailOf(house, row.language, email, {
    subject: t('limit.subject'),
    paragraphs: [t('password.hello'), ...told(say, row.language), t('limit.lower')],
    button: { text: t('limit.button'), url: env.publicOrigin + pagePath(house, row.language, pages[type]) },
  })
  await queueMail(sql, house, mail, { shard, player })
}
