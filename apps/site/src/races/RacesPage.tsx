import type { Race } from '@fairhouse/contract'
import { buttonClass, EmptyState, Skeleton } from '@fairhouse/ui'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../base/load-chunk.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'
import { RaceCard } from './RaceCard.tsx'
import { useRaces } from './use-races.ts'
import style from './Races.module.css'

const parts = [
  { name: 'running', states: ['running', 'closing'] },
  { name: 'coming', states: ['coming'] },
  { name: 'over', states: ['over', 'cancelled'] },
] as const satisfies readonly { name: string; states: readonly Race['state'][] }[]

const RacePage = lazy(async () => ({ default: (await loadChunk(() => import('./RacePage.tsx'))).RacePage }))

/** /tournaments: races that run, come and are over; /tournaments/$id: one of them. */
export function RacesPage() {
  const { id } = useParams({ strict: false })
  const t = useT()
  if (id === undefined) return <All />
  return (
    <Suspense fallback={<Skeleton label={t('races.one')} lines={8} />}>
      <RacePage key={id} id={id} />
    </Suspense>
  )
}

function All() {
  const t = useT()
  const races = useRaces()
  return (
    <div className={style.page}>
      <PageTitle title={t('races.title')} description={t('races.intro')} />
      <h1 className={style.title}>{t('races.title')}</h1>
      <p className={style.intro}>{t('races.intro')}</p>
      {!races && <Skeleton label={t('races.title')} lines={4} />}
      {races?.length === 0 && (
        <EmptyState title={t('races.none')} text={t('races.noneText')}>
          <Link to="/" className={buttonClass('line')}>
            {t('shell.toLobby')}
          </Link>
        </EmptyState>
      )}
      {parts.map(({ name, states }) => (
        <Part key={name} name={name} races={races?.filter(({ state }) => states.some((one) => one === state)) ?? []} />
      ))}
    </div>
  )
}

function Part({ name, races }: { name: (typeof parts)[number]['name']; races: readonly Race[] }) {
  const t = useT()
  if (races.length === 0) return null
  return (
    <section className={style.part} aria-labelledby={`races-${name}`}>
      <h2 id={`races-${name}`}>{t(`races.part.${name}`)}</h2>
      <ul className={style.list}>
        {races.map((race) => (
          <li key={race.id}>
            <RaceCard race={race} />
          </li>
        ))}
      </ul>
    </section>
  )
}
