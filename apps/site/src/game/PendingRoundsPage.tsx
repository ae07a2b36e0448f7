import type { Answers } from '@fairhouse/contract/caller.ts'
import { artUrl, buttonClass, EmptyState, Money, Skeleton } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useAnswer } from '../base/answers.ts'
import { useDateText } from '../base/use-date-text.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useProfile } from '../base/session.ts'
import { useSite } from '../base/site.ts'
import style from './PendingRoundsPage.module.css'

/** Rounds that were interrupted: their stake, since when, and the way back into the game. */
export function PendingRoundsPage() {
  const { t } = useSite().texts
  const { data, isError, refetch } = useAnswer('GET /api/game/rounds/pending', {}, { staleMs: 0 })
  return (
    <>
      <PageTitle title={t('game.pending')} />
      <h1 className={style.title}>{t('game.pending')}</h1>
      <p className={style.intro}>{t('game.pendingText')}</p>
      {!data && !isError && <Skeleton label={t('shell.loading')} lines={4} />}
      {!data && isError && (
        <EmptyState title={t('game.pendingFailed')}>
          <button type="button" className={buttonClass('line')} onClick={() => void refetch()}>
            {t('shell.tryAgain')}
          </button>
        </EmptyState>
      )}
      {data?.rounds.length === 0 && (
        <EmptyState title={t('game.noPending')} text={t('game.noPendingText')}>
          <Link to="/" className={buttonClass('line')}>
            {t('game.backToLobby')}
          </Link>
        </EmptyState>
      )}
      <Rounds rounds={data?.rounds ?? []} />
    </>
  )
}

function Rounds({ rounds }: { rounds: Answers<'GET /api/game/rounds/pending'>['rounds'] }) {
  const { t } = useSite().texts
  const dateText = useDateText()
  const currency = useProfile()?.currency
  return (
    <ul className={style.rounds}>
      {rounds.map(({ roundId, game, stake, openedAt }) => (
        <li key={roundId} className={style.round}>
          <img src={artUrl(game.art)} alt="" width="96" height="120" />
          <div>
            <h2 className={style.name}>{game.name}</h2>
            <p>
              {t('game.stake')} <strong>{currency && <Money amount={stake} currency={currency} />}</strong>
            </p>
            <p className={style.since}>{t('game.openSince', { date: dateText(openedAt, 'moment') })}</p>
          </div>
          <Link
            to="/{$group}-games/$id/$type"
            params={{ group: game.group ?? 'all', id: game.friendlyId, type: 'real' }}
            className={buttonClass('brass')}
            preload={false}
          >
            {t('game.goOn')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
