import { moneyText } from '@fairhouse/money'
import type { PlayerHead, PlayerRow } from '@fairhouse/contract/office/players/players.ts'
import type { Texts } from '@fairhouse/messages'
import { useOffice } from '../../base/office.ts'

type Speaking = Pick<Texts, 't' | 'has'>
type Tone = 'quiet' | 'good' | 'warning' | 'bad' | 'brass'

/** Words for values of the server; a value that has none yet is shown as it is. */
function playerWords({ t, has }: Speaking) {
  const word = (key: string, value: string) => (has(key) ? t(key) : value)
  return {
    state: (value: string) => word(`office-players.state.${value}`, value),
    event: (value: string) => word(`office-players.event.${value}`, value),
    audit: (action: string) => word(`office-players.audit.${action.replace(/^(?:office\.players|player)\./, '')}`, action),
    field: (value: string) => word(`office.value.player.reveal.${value}`, word(`office-players.by.${value}`, value)),
    hold: (value: string) => word(`office-players.hold.${value}`, value),
    source: (value: string) => word(`office-players.source.${value}`, value),
    document: (value: string) => word(`office-players.doc.${value}`, value),
    share: (value: string) => word(`office-players.share.${value}`, value),
    award: (value: string) => word(`office-players.award.${value}`, value),
    limit: (type: string, period: string) =>
      [word(`office-players.limit.${type}`, type), period === 'all' ? '' : word(`office-players.period.${period}`, period)]
        .filter(Boolean)
        .join(', '),
  }
}

/** The same words, of the page's language. */
export const usePlayerWords = () => playerWords(useOffice().texts)

export const toneOfStatus: Readonly<Record<PlayerRow['status'], Tone>> = {
  notActivated: 'quiet',
  active: 'good',
  suspended: 'bad',
  inactive: 'warning',
  onHold: 'warning',
  closed: 'bad',
}

export const toneOfFlag: Readonly<Record<PlayerHead['flags'][number], Tone>> = {
  potentialMinor: 'bad',
  notValidated: 'warning',
  moneyHeld: 'bad',
  noBonuses: 'quiet',
  marked: 'warning',
  owes: 'bad',
  documentsWanted: 'brass',
  inReview: 'brass',
  erased: 'bad',
}

const good: readonly string[] = ['ok', 'paid', 'approved', 'granted', 'sent', 'allowed', 'clear']
const bad: readonly string[] = ['failed', 'rejected', 'refused', 'mismatch', 'blocked', 'excluded', 'barred', 'undone']

/** The colour of a state; the word alone would be enough. */
export const toneOfState = (state: string): Tone => (good.includes(state) ? 'good' : bad.includes(state) ? 'bad' : 'quiet')

/** An amount with its currency; below zero with a minus. */
export const amountText = (amount: string, currency: string): string =>
  amount.startsWith('-') ? `−${moneyText(amount.slice(1), currency)}` : moneyText(amount, currency)
