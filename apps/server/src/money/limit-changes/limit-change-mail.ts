import { languageOf } from '@fairhouse/messages/languages.ts'
import { serverTexts } from '@fairhouse/messages/server-texts.ts'
import type { House } from '../../base/house.ts'
import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../wallet/posting.ts'
import { formatLimit } from '../limits/limit-amount.ts'
import { sendLimitMail } from './limit-mail.ts'
import type { LimitAct } from '../limits/limit-state.ts'
import type { LimitName, LimitsAt } from '../limits/limits-in-force.ts'

/** A limit change, made or requested. */
type Changed = LimitName & {
  act?: LimitAct | undefined
  amount: bigint | null
  effectiveAt: Date
  confirm_hours?: number | null
  review?: boolean
}
/** A row of the log. Rows about all types or periods are not mailed. */
type Logged = Omit<Changed, 'type' | 'period'> & { type: LimitName['type'] | 'all'; period: LimitName['period'] | 'all' }

/**
 * Sends one mail about everything that a request changed or asked for: each limit with its amount and when it applies.
 */
export async function mailAboutChanges(
  house: House,
  sql: Sql,
  wallet: WalletKey,
  { rules: { timeZone }, currency }: LimitsAt,
  changes: readonly Logged[],
): Promise<void> {
  const told = changes.filter(
    (change): change is Changed => change.type !== 'all' && change.period !== 'all' && (change.act ?? 'set') in texts,
  )
  const first = told[0]
  if (!first) return
  await sendLimitMail(house, sql, wallet, { type: first.type, name: 'limitsChanged' }, (say, language) => {
    const tag = `${languageOf(language).tag}-u-nu-latn`
    const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', hour12: false, timeZone })
    const name = serverTexts('limits', language)
    return told.map((change) =>
      say({
        limit: name(`${change.type}.${change.period}`, {}),
        amount: amountText(change, currency),
        time: moment.format(change.effectiveAt),
      })(`limit.${textOf(change)}`),
    )
  })
}

/** The mail sentence for each act. Acts not listed have no mail, or one of their own. */
const texts = {
  set: 'nowIs',
  confirm: 'nowIs',
  raise: 'raiseAsked',
  remove: 'removalAsked',
  undo: 'undone',
  renewOff: 'endsAt',
  renewOn: 'undone',
} as const satisfies Partial<Record<LimitAct, string>>

type Asked = 'raiseAsked' | 'removalAsked'
type LimitText = (typeof texts)[keyof typeof texts] | 'isGone' | `${Asked}InReview` | `${Asked}ToConfirm`

function textOf({ act = 'set', amount, confirm_hours: confirm, review }: Changed): LimitText {
  if ((act === 'set' || act === 'confirm') && amount === null) return 'isGone'
  if (act !== 'raise' && act !== 'remove') return texts[act as keyof typeof texts] // the other acts have no text here
  return review ? `${texts[act]}InReview` : confirm ? `${texts[act]}ToConfirm` : texts[act]
}

/** Formats an amount with its currency; texts of time limits already name hours and days. */
const amountText = ({ type, period, amount }: Changed, currency: string): string => {
  const shown = amount === null ? '' : formatLimit({ type, period, currency }, amount)
  return type === 'session' ? shown : `${shown} ${currency}`
}
