import type { SessionRound } from '@fairhouse/contract/office/players/players.ts'
import { Button, Skeleton } from '@fairhouse/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '../../acts/index.ts'
import { askedPages } from '../../base/ask.ts'
import { clockText } from '../../base/moment-text.ts'
import { useOffice, useT } from '../../base/office.ts'
import { usePlayer } from '../base/player-act.ts'
import { amountText } from '../base/player-words.ts'
import style from './Timeline.module.css'

/** The rounds of a game session, folded until somebody opens them. */
export function SessionRounds({ session }: { session: string }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className={style.fold}>
      <button type="button" className={style.open} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(`office-players.rounds.${isOpen ? 'hide' : 'show'}`)}
      </button>
      {isOpen && <Rounds session={session} />}
    </span>
  )
}

function Rounds({ session }: { session: string }) {
  const t = useT()
  const { caller } = useOffice()
  const { player } = usePlayer()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    askedPages(caller, 'GET /office/players/rounds', { player: player.id, session }),
  )
  const rounds = data?.pages.flatMap((page) => page.rounds)
  if (error) return <ErrorNotice error={error} />
  if (!rounds) return <Skeleton lines={3} label={t('office.list.loading')} />
  return (
    <>
      <ul className={style.rounds}>
        {rounds.length === 0 && <li>{t('office-players.none')}</li>}
        {rounds.map((round) => (
          <Round key={round.id} round={round} />
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('office.list.more')}
        </Button>
      )}
    </>
  )
}

/** One round: what it took and gave, and what of each was bonus. */
function Round({ round: { id, at, isOpen, staked, won, bonusStaked, bonusWon, currency } }: { round: SessionRound }) {
  const { texts } = useOffice()
  const { t } = texts
  const hasBonus = !isZero(bonusStaked) || !isZero(bonusWon)
  const money = { staked: amountText(staked, currency), won: amountText(won, currency) }
  return (
    <li>
      <time dateTime={at}>{clockText(texts.language.tag, Date.parse(at))}</time>{' '}
      <bdi>{t(isOpen ? 'office-players.rounds.inPlay' : 'office-players.rounds.moved', money)}</bdi>{' '}
      {hasBonus && (
        <bdi className={style.more}>
          {t('office-players.rounds.bonus', { staked: amountText(bonusStaked, currency), won: amountText(bonusWon, currency) })}{' '}
        </bdi>
      )}
      <bdi className={style.more}>{id}</bdi>
    </li>
  )
}

const isZero = (amount: string): boolean => /^-?0(\.0+)?$/.test(amount)
