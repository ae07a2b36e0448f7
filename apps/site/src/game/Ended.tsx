import { Button, buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useT } from '../site.ts'
import type { GameEnd } from './game-session.ts'

const sentences = {
  timeout: 'game.endedTimeout',
  parallel: 'game.endedParallel',
  excluded: 'game.endedExcluded',
  operator: 'game.endedOperator',
  sessionTime: 'game.endedSessionTime',
  unload: 'game.endedTimeout',
} as const

/** Says why the game ended and what can be done. */
export function Ended({ why, onAgain }: { why: Exclude<GameEnd, 'exit'>; onAgain: () => void }) {
  const t = useT()
  return (
    <EmptyState level={1} title={t('game.ended')} text={t(sentences[why])}>
      {why !== 'excluded' && why !== 'sessionTime' && <Button onClick={onAgain}>{t('game.again')}</Button>}
      <Link to="/" className={buttonClass('line')}>
        {t('game.backToLobby')}
      </Link>
    </EmptyState>
  )
}
