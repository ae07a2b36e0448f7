import { useNavigate, useParams } from '@tanstack/react-router'
import { Link } from '@tanstack/react-router'
import { buttonClass, EmptyState } from '@fairhouse/ui'
import { lazy, Suspense, useEffect } from 'react'
import { forgetMoney } from '../wallet/index.ts'
import { preloadGames } from '../lobby/index.ts'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useProfile } from '../base/session.ts'
import { useSite } from '../base/site.ts'
import { Ended } from './Ended.tsx'
import { GameBar } from './GameBar.tsx'
import { GameFrame } from './GameFrame.tsx'
import { useLoginEnd } from './use-login-end.ts'
import { useGameSession } from './use-game-session.ts'
import { useLaunch } from './use-launch.ts'
import style from './GamePage.module.css'

// Most games open.
const RefusedGame = lazy(async () => ({ default: (await import('./RefusedGame.tsx')).RefusedGame }))

/** The game named in the address: opened at its studio, or what prevents that. */
export function PlayGame() {
  const site = useSite()
  const { t } = site.texts
  const { group = 'all', id = '', type = 'demo' } = useParams({ strict: false })
  const profile = useProfile()
  const loginEnd = useLoginEnd()
  useEffect(() => preloadGames(site), [site])
  if (type === 'real' && !profile) {
    if (loginEnd) return <Ended why={loginEnd.ended} until={loginEnd.until} />
    return (
      <div className={style.refused}>
        <EmptyState level={1} title={t('game.logInFirst')}>
          <PageTitle title={t('game.logInFirst')} />
          <ModalLink modal="login" className={buttonClass('brass')}>
            {t('shell.logIn')}
          </ModalLink>
          <Link to="/{$group}-games/$id/$type" params={{ group, id, type: 'demo' }} className={buttonClass('line')}>
            {t('game.tryDemo')}
          </Link>
        </EmptyState>
      </div>
    )
  }
  return <Play key={`${id} ${type}`} id={id} type={type === 'real' ? 'real' : 'demo'} />
}

function Play({ id, type }: { id: string; type: 'real' | 'demo' }) {
  const { queries, texts } = useSite()
  const { t } = texts
  const navigate = useNavigate()
  const { opening, again } = useLaunch(id, type)
  const launch = opening.at === 'open' ? opening.launch : undefined
  const { ended, leave: end } = useGameSession(launch?.sessionId)
  if (ended && ended !== 'exit') return <Ended why={ended} onAgain={again} />
  if (opening.at === 'refused')
    return (
      <Suspense>
        <RefusedGame id={id} error={opening.error} />
      </Suspense>
    )
  const leave = () => {
    end()
    forgetMoney(queries)
    void navigate({ to: '/' })
  }
  const deposit = () =>
    void navigate({ to: '.', search: (now) => ({ ...now, modal: 'deposit' }), state: { overlay: true }, resetScroll: false })
  return (
    <div className={style.game}>
      <PageTitle title={launch ? launch.game.name : t('shell.loading')} />
      <GameBar name={launch?.game.name ?? ''} game={id} type={type} />
      <GameFrame launch={launch} name={launch?.game.name ?? id} onExit={leave} onDeposit={deposit} />
    </div>
  )
}
