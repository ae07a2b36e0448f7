import { Notice, Skeleton } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Facts } from '../base/pieces/pieces.tsx'
import { typedOf, type Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'

/** What a jackpot comes to as it is written: its mistakes, or what it pays back over a long time and whether its reserve pays its beginnings. */
export function JackpotPreview({ data }: { data: Written }) {
  const { background } = useOffice()
  const t = useT()
  const preview = useQuery({ ...asked(background, 'POST /office/jackpots/preview', { data }), placeholderData: keepPreviousData })
  const { mistakes = [], reckoned } = preview.data ?? {}
  const currency = typedOf(data['currency'])
  return (
    <Section title={t('office-jackpots.comesTo')}>
      {preview.error && <ErrorNotice error={preview.error} />}
      {!preview.data && !preview.error && <Skeleton lines={5} label={t('office.list.loading')} />}
      {mistakes.length > 0 && (
        <Notice meaning="warning">
          {t('office-jackpots.mistakes')}
          {mistakes.map((mistake) => (
            <span key={mistake} className={editor.mistake} dir="ltr">
              {mistake}
            </span>
          ))}
        </Notice>
      )}
      {reckoned && (
        <>
          <Facts
            facts={[
              ...(reckoned.rounds
                ? [{ name: t('office-jackpots.rounds'), value: t('office-jackpots.roundsText', { count: Number(reckoned.rounds) }) }]
                : []),
              { name: t('office-jackpots.return'), value: t('office-jackpots.percent', { percent: reckoned.returnPercent }) },
              { name: t('office-jackpots.stakedBetween'), value: <bdi>{`${reckoned.stakedBetween} ${currency}`}</bdi> },
              { name: t('office-jackpots.wonOnAverage'), value: <bdi>{`${reckoned.won} ${currency}`}</bdi> },
              { name: t('office-jackpots.needed'), value: t('office-jackpots.percent', { percent: reckoned.neededPercent }) },
            ]}
          />
          <Notice meaning={reckoned.isFinanced ? 'info' : 'warning'}>
            {reckoned.rounds !== null && `${t('office-jackpots.atFullStake')} `}
            {t(reckoned.isFinanced ? 'office-jackpots.financed' : 'office-jackpots.notFinanced', { percent: reckoned.neededPercent })}
          </Notice>
        </>
      )}
    </Section>
  )
}
