import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { forgetMoney } from '../asking.ts'
import { ErrorWords } from '../shell/ErrorMessage.tsx'
import { ModalLink } from '../shell/ModalLink.tsx'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useProfile } from '../shell/session.ts'
import { useSite } from '../site.ts'
import { Ended } from './Ended.tsx'
import { GameBar } from './GameBar.tsx'
import { GameFrame } from './GameFrame.tsx'
import { useGameSession } from './use-game-session.ts'
import style from './GamePage.module.css'

type Launch = Answers<'POST /api/game/launch'>
type Opening = { at: 'opening' } | { at: 'open'; launch: Launch } | { at: 'refused'; error: ErrorAnswer }

/** /games/{id}/{type}: the studio's game in the whole height of the page. */
export function GamePage() {
  const {
    texts: { t },
  } = useSite()
  const { id = '', type = 'demo' } = useParams({ strict: false })
  const profile = useProfile()
  if (type === 'real' && !profile) {
    return (
      <EmptyState level={1} title={t('game.logInFirst')}>
        <PageTitle title={t('game.logInFirst')} />
        <ModalLink modal="login" className={buttonClass('brass')}>
          {t('shell.logIn')}
        </ModalLink>
        <Link to="/games/$id/$type" params={{ id, type: 'demo' }} className={buttonClass('line')}>
          {t('game.tryDemo')}
        </Link>
      </EmptyState>
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
  const { ended, end } = useGameSession(launch?.sessionId)
  if (ended && ended !== 'exit') return <Ended why={ended} onAgain={again} />
  if (opening.at === 'refused') {
    return (
      <EmptyState level={1} title={t('game.failed')} text={<ErrorWords error={opening.error} />}>
        <PageTitle title={t('game.failed')} />
        <Link to="/" className={buttonClass('line')}>
          {t('game.backToLobby')}
        </Link>
      </EmptyState>
    )
  }
  const leave = () => {
    end('exit')
    forgetMoney(queries)
    void navigate({ to: '/' })
  }
  const deposit = () =>
    void navigate({ to: '.', search: (now) => ({ ...now, modal: 'deposit' }), state: { overlay: true }, resetScroll: false })
  return (
    <div className={style.game}>
      <PageTitle title={launch ? launch.game.name : t('shell.loading')} />
      <GameBar launch={launch} type={type} onLeave={leave} />
      <GameFrame launch={launch} name={launch?.game.name ?? id} onExit={leave} onDeposit={deposit} />
    </div>
  )
}

/** Asks the server to open the game; `again` asks once more. */
function useLaunch(id: string, type: 'real' | 'demo') {
  const { call, texts } = useSite()
  const [round, setRound] = useState(0)
  const [opening, setOpening] = useState<Opening>({ at: 'opening' })
  useEffect(() => {
    const controller = new AbortController()
    setOpening({ at: 'opening' })
    void call('POST /api/game/launch', { game: id, type, language: texts.language.code }, { signal: controller.signal }).then((answer) => {
      if (!controller.signal.aborted) setOpening(answer.ok ? { at: 'open', launch: answer.value } : { at: 'refused', error: answer.error })
    })
    return () => controller.abort()
  }, [call, texts, id, type, round])
  return { opening, again: () => setRound((now) => now + 1) }
}
