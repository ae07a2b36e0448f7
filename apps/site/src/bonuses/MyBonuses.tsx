import type { Bonus } from '@fairhouse/contract'
import { Button, EmptyState, Notice, Skeleton } from '@fairhouse/ui'
import { useAnswer } from '../base/answers.ts'
import { useT } from '../base/site.ts'
import { Awaited } from './Awaited.tsx'
import { Ended } from './Ended.tsx'
import { Events } from './Events.tsx'
import { GiveUp } from './GiveUp.tsx'
import { MyEndedFreeRounds, MyFreeRounds } from './MyFreeRounds.tsx'
import { Price } from './Price.tsx'
import { Progress } from './Progress.tsx'
import { Waiting } from './Waiting.tsx'
import style from './Bonuses.module.css'

/** The player's bonuses: the one that is played, those that wait, and free spins. */
export function MyBonuses() {
  const t = useT()
  const { data, isError, refetch } = useAnswer('GET /api/bonuses', {})
  if (!data)
    return isError ? (
      <EmptyState title={t('bonuses.failed')}>
        <Button kind="line" onClick={() => void refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </EmptyState>
    ) : (
      <Skeleton label={t('shell.loading')} lines={4} />
    )
  const played = data.running.filter(({ state }) => state !== 'waiting')
  const waiting = data.running.filter(({ state }) => state === 'waiting')
  return (
    <>
      <Awaited />
      {played.map((bonus) => (
        <Played key={bonus.id} bonus={bonus} />
      ))}
      {waiting.length > 0 && <Waiting bonuses={waiting} />}
      <MyFreeRounds />
    </>
  )
}

/** The bonuses and the free spins that ended; nothing before they are known. */
export function MyEndedBonuses() {
  const { data } = useAnswer('GET /api/bonuses', {})
  return (
    <>
      {data && data.ended.length > 0 && <Ended bonuses={data.ended} next={data.next} />}
      <MyEndedFreeRounds />
    </>
  )
}

/** The bonus that is active, or paused while its player takes a break. */
function Played({ bonus }: { bonus: Bonus }) {
  const t = useT()
  const { id, title, state, events, currency } = bonus
  return (
    <section aria-labelledby={`bonus-${id}`} className={style.card}>
      <div className={style.row}>
        <h2 id={`bonus-${id}`} className={style.name}>
          {title}
        </h2>
        <span className={style.state}>{t(`bonuses.state.${state}`)}</span>
      </div>
      {state === 'paused' && <Notice>{t('bonuses.pausedText')}</Notice>}
      <Progress bonus={bonus} />
      <Price bonus={bonus} />
      <Events events={events} currency={currency} />
      <GiveUp bonus={bonus} />
    </section>
  )
}
