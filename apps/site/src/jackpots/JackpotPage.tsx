import type { Answers } from '@fairhouse/contract/caller.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useAnswer } from '../base/answers.ts'
import { useT } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'
import { Draws } from './Draws.tsx'
import { Meter } from './Meter.tsx'
import { Rules } from './Rules.tsx'
import { useJackpots } from './use-jackpots.ts'
import style from './Jackpots.module.css'

type One = Answers<'GET /api/jackpots/one'>

/** What is in a jackpot, how it is filled and won, its games, and its draws, each of which can be checked. */
export function JackpotPage({ id }: { id: string }) {
  const t = useT()
  const { data } = useAnswer('GET /api/jackpots/one', { id }, { staleMs: 5000 })
  return (
    <div className={style.page}>
      <PageTitle title={data?.jackpot.name ?? t('jackpots.one')} />
      <p>
        <Link to="/jackpots">{t('jackpots.all')}</Link>
      </p>
      {data ? <Shown one={data} /> : <Skeleton label={t('jackpots.one')} lines={8} />}
    </div>
  )
}

function Shown({ one: { jackpot, rules, games, movedTo, draws } }: { one: One }) {
  const t = useT()
  const date = useDateText()
  const now = useJackpots()?.find(({ id }) => id === jackpot.id) ?? jackpot
  return (
    <>
      <h1 className={style.title}>{jackpot.name}</h1>
      {jackpot.state !== 'ended' && (
        <p className={style.large}>
          <Meter jackpot={now} />
        </p>
      )}
      {jackpot.state === 'ended' && (
        <Notice>
          {movedTo ? (
            <>
              {t('jackpots.moved')}{' '}
              <Link to="/jackpots/$id" params={{ id: movedTo.id }}>
                {movedTo.name}
              </Link>
            </>
          ) : (
            t('jackpots.over')
          )}
        </Notice>
      )}
      {jackpot.state === 'closing' && jackpot.closesAt && (
        <Notice>{t('jackpots.lastDayText', { at: date(jackpot.closesAt, 'wholeMoment') })}</Notice>
      )}
      <Rules rules={rules} currency={jackpot.currency} outcome={jackpot.outcome} />
      <section className={style.part} aria-labelledby="jackpot-games">
        <h2 id="jackpot-games">{t('jackpots.games')}</h2>
        <ul className={style.games}>
          {games.map((game) => (
            <li key={game.id}>
              <Link to="/{$group}-games/$id" params={{ group: 'all', id: game.id }} preload={false}>
                {game.name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Draws draws={draws} currency={jackpot.currency} oneIn={rules.oneIn} />
    </>
  )
}
