import { Button, buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { ModalLink } from '../frame/modal/ModalLink.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'
import type { GameEnd } from './game-session.ts'
import type { LoginEnd } from './login-end.ts'
import style from './GamePage.module.css'

type Why = Exclude<GameEnd, 'exit'> | LoginEnd['ended']

const sentences = {
  timeout: 'game.endedTimeout',
  parallel: 'game.endedParallel',
  excluded: 'game.endedExcluded',
  operator: 'game.endedOperator',
  sessionTime: 'game.endedSessionTime',
  unload: 'game.endedTimeout',
  elsewhere: 'shell.sessionElsewhere',
  expired: 'shell.sessionEnded',
} as const

/** Says why the game ended, when the player can log in again if known, and what can be done. */
export function Ended({ why, until, onAgain }: { why: Why; until?: string | undefined; onAgain?: () => void }) {
  const t = useT()
  return (
    <div className={style.refused}>
      <PageTitle title={t('game.ended')} />
      <EmptyState
        level={1}
        title={t('game.ended')}
        text={
          <>
            <p>{t(sentences[why])}</p>
            {why === 'sessionTime' && until && <p>{t('game.playAgainFrom', { until })}</p>}
          </>
        }
      >
        {onAgain && why !== 'excluded' && why !== 'sessionTime' && <Button onClick={onAgain}>{t('game.again')}</Button>}
        {(why === 'elsewhere' || why === 'expired') && (
          <ModalLink modal="login" className={buttonClass('brass')}>
            {t('shell.logIn')}
          </ModalLink>
        )}
        <Link to="/" className={buttonClass('line')}>
          {t('game.backToLobby')}
        </Link>
      </EmptyState>
    </div>
  )
}
