import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { Notice, Skeleton } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../base/load-chunk.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'
import { Prizes } from './Prizes.tsx'
import { Promised } from './Promised.tsx'
import { RaceRules } from './RaceRules.tsx'
import { When } from './RaceCard.tsx'
import { Standings } from './Standings.tsx'
import { useRace } from './use-races.ts'
import style from './Races.module.css'

type One = Answers<'GET /api/races/one'>

const EnterRace = lazy(async () => ({ default: (await loadChunk(() => import('./EnterRace.tsx'))).EnterRace }))

/** One race: how the reader stands, the standings, prizes, the whole rules, and below them the press to enter. */
export function RacePage({ id }: { id: string }) {
  const t = useT()
  const one = useRace(id)
  return (
    <div className={style.page}>
      <PageTitle title={one?.race.name ?? t('races.one')} />
      <p>
        <Link to="/tournaments">{t('races.all')}</Link>
      </p>
      {one ? <Shown one={one} /> : <Skeleton label={t('races.one')} lines={8} />}
    </div>
  )
}

function Shown({ one }: { one: One }) {
  const t = useT()
  const { race, games, why, board } = one
  return (
    <>
      <h1 className={style.title}>{race.name}</h1>
      <p className={style.intro}>
        <When race={race} />
      </p>
      {why && <Notice>{t(`races.why.${why}`)}</Notice>}
      {race.isOffered && (
        <p>
          <a href="#race-enter">{t('races.enterTitle')}</a>
        </p>
      )}
      <Outcome one={one} />
      {race.state !== 'coming' && race.state !== 'cancelled' && <Standings race={race} board={board} you={one.you} />}
      <Prizes one={one} />
      <RaceRules one={one} />
      <section className={style.part} aria-labelledby="race-games">
        <h2 id="race-games">{t('races.games')}</h2>
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
      <Suspense>
        <EnterRace one={one} />
      </Suspense>
      <Promised one={one} />
    </>
  )
}

/** What the reader has won, once it is known. */
function Outcome({ one: { race, you } }: { one: One }) {
  const t = useT()
  if (race.state !== 'over' || you?.state !== 'in') return null
  if (you.place === null || you.amount === null) return <Notice>{t('races.noPlace')}</Notice>
  const won = /[1-9]/.test(you.amount)
  return (
    <Notice meaning={won ? 'success' : 'info'}>
      {t(won ? 'races.wonPlace' : 'races.onlyPlace', { place: you.place, amount: moneyText(you.amount, race.currency) })}
    </Notice>
  )
}
