import { formatAmount } from '@fairhouse/money'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { isRefused, type Refused } from '../../base/http/refusal.ts'
import { requestPayout } from '../../cashier/withdrawals/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { outOfReach } from '../base/reach.ts'
import { playerToActOn } from '../players/index.ts'

/** Asks for the whole balance for a player who cannot sign in; it is decided on like any other withdrawal. */
export async function requestWithdrawal(
  asking: ActContext,
  { player: id, to }: { player: string; to?: string | undefined },
): Promise<OfficeAnswers<'POST /office/withdrawals/request'> | OfficeRefused> {
  const { house, colleague, reason, changes } = asking
  const row = await playerToActOn(asking, 'withdrawals.pay', id)
  if (isNo(row)) return row
  const { shard, country, currency } = row
  const asked = await requestPayout(house, { shard, player: row.id, country, currency }, to, { actor: colleague.actor, reason })
  if (isRefused(asked)) return no('mayNot', { message: whyNot(asked, id) })
  const beyond = await outOfReach(asking, 'withdrawals.pay', { player: row.id, country, amount: asked.amount, currency })
  if (beyond) return beyond
  const money = (minor: bigint) => formatAmount(minor, currency)
  const { reference, amount, fee, above, bound } = asked
  changes({ what: 'withdrawal.asked', subject: `player:${id}`, before: null, after: `${money(amount)} ${currency} · ${asked.to}` })
  return { reference, to: asked.to, amount: money(amount), fee: money(fee), above: money(above), bound: money(bound), currency }
}

/** Explains why nothing was requested, and what to do about it. */
function whyNot({ refused, details, until }: Refused, player: string): string {
  const stated = Array.isArray(details?.['destinations']) ? details['destinations'].map(String) : undefined
  if (stated?.length === 0) return `Player ${player} has no card or account that money can go to.`
  if (stated) return `Say to which card or account: ${stated.join(', ')}.`
  if (refused === 'insufficientBalance') return `There is no money of player ${player} that may leave.`
  if (refused === 'paymentMethodLimit') return 'The fee would be as large as the amount.'
  if (refused === 'notValidated') return `It must be known first who player ${player} is.`
  return `The withdrawal is refused (${refused}${until ? ` until ${until.toISOString()}` : ''}); what holds it must end first.`
}
