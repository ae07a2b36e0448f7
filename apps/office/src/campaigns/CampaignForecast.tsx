import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { TextLine } from '../base/pieces/form.tsx'
import { Facts } from '../base/pieces/pieces.tsx'
import { recordIn, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import style from './Forecast.module.css'

type Answer = OfficeAnswers<'POST /office/campaigns/forecast'>
type Props = { data: Written; currencies: readonly string[] }

/** What a campaign would come to as it is written, for one deposit that is typed and for those of the last days. */
export function CampaignForecast({ data, currencies }: Props) {
  const { background } = useOffice()
  const t = useT()
  const [filters] = useFilters()
  const written = Object.keys(recordIn(data['terms']))
  const currency = [...written, ...currencies].find((one) => one === filters['currency']) ?? written[0] ?? currencies[0] ?? 'EUR'
  const [amount, setAmount] = useState('50.00')
  const [stake, setStake] = useState('')
  const wanted = useDeferredValue({ data, currency, amount: amount.trim(), ...(stake.trim() === '' ? {} : { stake: stake.trim() }) })
  const forecast = useQuery({
    ...asked(background, 'POST /office/campaigns/forecast', wanted),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <>
      <div className={editor.grid}>
        <TextLine label={t('office-campaigns.forecast.amount', { currency })} value={amount} isMono onChange={setAmount} />
        <TextLine
          label={t('office-campaigns.forecast.stake', { currency })}
          hint={t('office-campaigns.forecast.stakeHint')}
          value={stake}
          isMono
          onChange={setStake}
        />
      </div>
      {forecast.error && <ErrorNotice error={forecast.error} />}
      {!forecast.data && !forecast.error && <Skeleton lines={8} label={t('office.list.loading')} />}
      {forecast.data && !forecast.error && <Outcome answer={forecast.data} currency={currency} />}
    </>
  )
}

function Outcome({ answer, currency }: { answer: Answer; currency: string }) {
  const { texts } = useOffice()
  const { t } = texts
  const numbers = new Intl.NumberFormat(texts.language.tag)
  const percent = new Intl.NumberFormat(texts.language.tag, { style: 'percent', maximumFractionDigits: 1 })
  const { required, play, simulated } = answer
  return (
    <div role="status" aria-live="polite" className={style.outcome}>
      {simulated && Number(required) > 0 && <Chance simulated={simulated} percent={percent} />}
      <Facts facts={useFacts(answer, currency, numbers)} />
      {play ? (
        <p className={style.basis}>
          {t('office-campaigns.forecast.basis', {
            rounds: numbers.format(Number(play.rounds)),
            games: numbers.format(play.games),
            returns: percent.format(play.returns),
            counts: percent.format(play.counts),
          })}
        </p>
      ) : (
        <Notice>{t('office-campaigns.forecast.notPlayed')}</Notice>
      )}
    </div>
  )
}

function useFacts(
  { gives, required, stake, loss, simulated, deposits, from, until }: Answer,
  currency: string,
  numbers: Intl.NumberFormat,
) {
  const { t, has } = useOffice().texts
  const money = (amount: string) => `${amount} ${currency}`
  const given = gives.map(({ kind, amount }) => {
    const key = `office-campaigns.kind.${kind}`
    return `${has(key) ? t(key) : kind} ${kind === 'freeSpin' ? amount : money(amount)}`
  })
  const rounds = { amount: money(required), rounds: numbers.format(Math.ceil(Number(required) / Number(stake))), stake: money(stake) }
  const taken = { deposits: numbers.format(deposits.deposits), given: money(deposits.given), freeSpins: deposits.freeSpins }
  const fact = (name: string, value: string | null | undefined) => (value ? [{ name, value: <bdi>{value}</bdi> }] : [])
  return [
    ...fact(t('office-campaigns.forecast.gets'), given.join(' · ') || t('office-campaigns.forecast.nothing')),
    ...fact(
      t('office-campaigns.forecast.required'),
      Number(required) > 0 ? t('office-campaigns.forecast.rounds', rounds) : t('office-campaigns.forecast.notWagered'),
    ),
    ...fact(t('office-campaigns.forecast.loss'), loss && money(loss)),
    ...fact(t('office-campaigns.forecast.converted'), simulated && money(simulated.converted)),
    ...fact(t('office-campaigns.forecast.own'), simulated && money(simulated.own)),
    ...fact(t('office-campaigns.forecast.deposits', { from, until }), t('office-campaigns.forecast.depositsOf', taken)),
  ]
}

/** How likely the requirement is met, as a number and as a bar. */
function Chance({
  simulated: { completed, error, lives },
  percent,
}: {
  simulated: NonNullable<Answer['simulated']>
  percent: Intl.NumberFormat
}) {
  const t = useT()
  return (
    <div className={style.chance}>
      <strong>{t('office-campaigns.forecast.completed', { share: percent.format(completed), error: percent.format(error) })}</strong>
      <span className={style.bar} aria-hidden="true">
        <span style={{ inlineSize: `${completed * 100}%` }} />
      </span>
      <span className={style.basis}>{t('office-campaigns.forecast.lives', { lives })}</span>
    </div>
  )
}
