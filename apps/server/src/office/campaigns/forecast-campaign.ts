import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { awardAmounts, formatAmount, parseAmount } from '@fairhouse/money'
import { forecastCampaign as forecast, type Forecast } from '../../play/campaign-forecast/index.ts'
import { readCampaignInput } from '../../play/campaigns/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

type Answer = OfficeAnswers<'POST /office/campaigns/forecast'>
type Asked = { data: Record<string, unknown>; currency: string; amount: string; stake?: string | undefined }

/** Forecasts a campaign as it is written. */
export async function forecastCampaign({ house }: StaffContext, { data, currency, amount, stake }: Asked): Promise<Answer | OfficeRefused> {
  const read = await readCampaignInput(house, JSON.stringify(data))
  if (Array.isArray(read)) return no('mayNot', { message: read.join(' ') })
  const [amountMinor, stakeMinor] = [parseAmount(amount, currency), stake === undefined ? undefined : parseAmount(stake, currency)]
  if (amountMinor === undefined || (stake !== undefined && (stakeMinor === undefined || stakeMinor <= 0n)))
    return no('mayNot', { message: 'Give amounts of this currency, such as 50.00, and a stake above nothing.' })
  const found = await forecast(house, read, { currency, amountMinor, stakeMinor })
  if (!found) return no('mayNot', { message: `It has no terms in ${currency}: write them, or choose another currency.` })
  return view(found, currency, house.clock.now())
}

function view(
  { from, to, awards, requiredMinor, stakeMinor, play, lossMinor, simulated, deposits }: Forecast,
  currency: string,
  at: Date,
): Answer {
  const money = (minor: bigint | number) => formatAmount(BigInt(Math.round(Number(minor))), currency)
  return {
    from,
    until: to,
    countedAt: at.toISOString(),
    gives: awardAmounts(awards, currency),
    required: formatAmount(requiredMinor, currency),
    stake: formatAmount(stakeMinor, currency),
    play: play ? { ...play, rounds: String(play.rounds) } : null,
    loss: lossMinor === undefined ? null : formatAmount(lossMinor, currency),
    simulated: simulated
      ? {
          ...simulated,
          converted: money(simulated.converted),
          own: money(simulated.own),
          staked: money(simulated.staked),
          won: money(simulated.won),
        }
      : null,
    deposits: {
      deposits: deposits.deposits,
      given: formatAmount(deposits.givenMinor, currency),
      freeSpins: String(deposits.freeSpins),
    },
  }
}
