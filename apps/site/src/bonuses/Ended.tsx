import type { Bonus } from '@fairhouse/contract'
import { Button, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { useAnswer } from '../base/answers.ts'
import { useDateText } from '../base/use-date-text.ts'
import { useT } from '../base/site.ts'
import { Events } from './Events.tsx'
import { AmountRow } from './Progress.tsx'
import style from './Bonuses.module.css'

/** The bonuses that ended, the last first, page by page. */
export function Ended({ bonuses, next }: { bonuses: readonly Bonus[]; next: string | null }) {
  const t = useT()
  return (
    <section aria-labelledby="bonuses-ended" className={style.part}>
      <h2 id="bonuses-ended" className={style.name}>
        {t('bonuses.ended')}
      </h2>
      <List bonuses={bonuses} />
      {next && <More before={next} />}
    </section>
  )
}

function List({ bonuses }: { bonuses: readonly Bonus[] }) {
  const t = useT()
  const dateText = useDateText()
  return (
    <ul className={style.ended}>
      {bonuses.map(({ id, title, state, endedAt, given, converted, returned, currency, events }) => (
        <li key={id}>
          <p className={style.row}>
            <strong>{title}</strong>
            {endedAt && (
              <time dateTime={endedAt} className={style.soft}>
                {dateText(endedAt, 'day')}
              </time>
            )}
          </p>
          <p className={style.soft}>{t(`bonuses.state.${state}`)}</p>
          <dl className={style.terms}>
            <AmountRow label={t('bonuses.given')} amount={given} currency={currency} />
            <AmountRow label={t('bonuses.becameYours')} amount={anyOf(converted)} currency={currency} />
            <AmountRow label={t('bonuses.wentBack')} amount={anyOf(returned)} currency={currency} />
          </dl>
          <Events events={events} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

const anyOf = (amount: string) => (/[1-9]/.test(amount) ? amount : null)

/** The page before a moment, once somebody wants it; and the one before that. */
function More({ before }: { before: string }) {
  const t = useT()
  const [wanted, setWanted] = useState(false)
  const { data, isError, refetch } = useAnswer('GET /api/bonuses', { before }, { enabled: wanted })
  if (data)
    return (
      <>
        <List bonuses={data.ended} />
        {data.next && <More before={data.next} />}
      </>
    )
  if (wanted && !isError) return <Skeleton label={t('shell.loading')} lines={3} />
  return (
    <Button kind="line" onClick={() => (wanted ? void refetch() : setWanted(true))}>
      {t('bonuses.earlier')}
    </Button>
  )
}
