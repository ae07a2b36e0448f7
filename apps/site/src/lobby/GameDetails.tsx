import type { Answers } from '@fairhouse/contract/caller.ts'
import { artUrl, buttonClass, Dialog, Notice, Skeleton } from '@fairhouse/ui'
import { Link, useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useAnswer } from '../base/answers.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useProfile } from '../base/session.ts'
import { useSite } from '../base/site.ts'
import { GameGrid } from './games/GameGrid.tsx'
import { groupName } from './games/group-name.ts'
import { useWords } from '../base/loaded-words.ts'
import { groupPath } from './games/group-path.ts'
import style from './GameDetails.module.css'

// Few games have one.
const JackpotsInGame = lazy(async () => ({ default: (await import('../jackpots/index.ts')).JackpotsInGame }))

type Details = Answers<'GET /api/games/details'>

/** A game's details over the lobby: what it is, what it returns, and the ways to play it. */
export function GameDetails() {
  const { texts } = useSite()
  useWords(texts, 'game')
  const { t } = texts
  const { group, id } = useParams({ strict: false })
  const over = useLocation({ select: ({ search }) => search.game })
  const { data, isError } = useAnswer('GET /api/games/details', { id: over ?? id ?? '' }, { staleMs: 60_000 })
  const close = useClose(group)
  const name = data?.game.name ?? ''
  return (
    <Dialog
      key={over ?? id}
      title={name || t(isError ? 'game.notFound' : 'shell.loading')}
      closeLabel={t('shell.close')}
      onClose={close}
      wide
      isPage
    >
      {data ? (
        <>
          <PageTitle title={name} />
          <About {...data} />
        </>
      ) : isError ? (
        <>
          <PageTitle title={t('game.notFound')} />
          <p>{t('game.notFoundText')}</p>
        </>
      ) : (
        <Skeleton label={t('shell.loading')} lines={6} />
      )}
    </Dialog>
  )
}

/** Returns to where the details were opened, or to the games around them if they were the first page. */
function useClose(group: string | undefined) {
  const router = useRouter()
  const navigate = useNavigate()
  return () => {
    if (router.latestLocation.state.overlay) return router.history.back()
    const { game, ...search } = router.latestLocation.search
    if (game !== undefined) return void navigate({ to: '.', search, replace: true, resetScroll: false })
    void navigate({ to: '/{$group}-games', params: { group: group ?? 'all' }, replace: true })
  }
}

function About({ game, groups, alike }: Details) {
  const { texts, settings } = useSite()
  const { t } = texts
  return (
    <div className={style.details}>
      <img className={style.art} src={artUrl(game.art)} alt="" width="480" height="600" />
      <div className={style.about}>
        <dl className={style.facts}>
          <Fact name={t('game.provider')}>
            <Link to="/{$group}-games" params={{ group: 'all' }} search={{ provider: String(game.providerId) }}>
              {game.provider}
            </Link>
          </Fact>
          {game.returnPercent && <Fact name={t('game.return')}>{t('game.returnPercent', { percent: game.returnPercent })}</Fact>}
          {game.minStake && game.maxStake && (
            <Fact name={t('game.stakes')}>{t('game.stakesFromTo', { from: game.minStake, to: game.maxStake })}</Fact>
          )}
          <Fact name={t('game.groups')}>
            {groups.map((group, place) => (
              <span key={group}>
                {place > 0 && ' · '}
                <Link to={groupPath(settings, group)}>{groupName(texts, group)}</Link>
              </span>
            ))}
            {groups.length === 0 && groupName(texts, 'all')}
          </Fact>
        </dl>
        {game.jackpot && (
          <Suspense>
            <JackpotsInGame game={game.friendlyId} />
          </Suspense>
        )}
        <Ways game={game} />
      </div>
      {alike.length > 0 && (
        <section className={style.alike} aria-label={t('game.alike')}>
          <h3 className={style.heading}>{game.state === 'open' ? t('game.alike') : t('game.instead')}</h3>
          <GameGrid games={alike} />
        </section>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The ways to play: for money, as a demonstration, or why there is none. */
function Ways({ game }: { game: Details['game'] }) {
  const { t } = useSite().texts
  const profile = useProfile()
  if (game.state !== 'open') {
    const closed = game.state === 'disabled'
    return (
      <div className={style.ways}>
        <Notice meaning="info">{t(closed ? 'game.closedText' : 'game.unconnectedText', { provider: game.provider })}</Notice>
      </div>
    )
  }
  const params = { group: game.group ?? 'all', id: game.friendlyId }
  return (
    <div className={style.ways}>
      {profile ? (
        <Link to="/{$group}-games/$id/$type" params={{ ...params, type: 'real' }} className={buttonClass('brass', true)} preload={false}>
          {t('game.play')}
        </Link>
      ) : (
        <Link
          to="/{$group}-games"
          params={params}
          search={{ modal: 'login', 'game-after-login': game.friendlyId }}
          className={buttonClass('brass', true)}
          preload={false}
        >
          {t('game.logInToPlay')}
        </Link>
      )}
      {game.demo ? (
        <Link to="/{$group}-games/$id/$type" params={{ ...params, type: 'demo' }} className={buttonClass('line', true)} preload={false}>
          {t('game.tryDemo')}
        </Link>
      ) : (
        <p className={style.only}>{t('game.realOnly')}</p>
      )}
    </div>
  )
}
