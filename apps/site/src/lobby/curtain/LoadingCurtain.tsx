import { Spinner } from '@fairhouse/ui'
import { useFlow } from '@fairhouse/flow'
import { useEffect } from 'react'
import { useT } from '../../base/site.ts'
import { curtainClock } from './curtain-clock.ts'
import { stepCurtain, type Curtain, type CurtainEvent } from './curtain.ts'
import { useMenu } from '../games/game-menu.ts'
import style from './LoadingCurtain.module.css'

const up: Curtain = { at: 'up', asked: false }

/**
 * The curtain of a page of games: present from the first paint until the game menu has loaded. It is visible only if
 * there are no tiles yet and the wait is long enough to be noticed.
 */
export function LoadingCurtain() {
  const t = useT()
  const menu = useMenu()
  const [curtain, send] = useFlow<Curtain, CurtainEvent>(stepCurtain, up, curtainClock)
  const answered = menu.data !== undefined
  useEffect(() => {
    if (answered) send('answered')
    else if (menu.isError) send('failed')
    else if (menu.isFetching) send('asked')
  }, [send, answered, menu.isError, menu.isFetching])
  useEffect(() => {
    const caught = () => send('caught')
    window.addEventListener('error', caught)
    window.addEventListener('unhandledrejection', caught)
    return () => {
      window.removeEventListener('error', caught)
      window.removeEventListener('unhandledrejection', caught)
    }
  }, [send])
  if (curtain.at === 'down') return null
  return (
    <div className={style.curtain} data-curtain={curtain.at} data-over={answered ? 'tiles' : 'nothing'}>
      {!answered && (
        <p className={style.words} role="status">
          <Spinner large />
          {t('lobby.preparing')}
        </p>
      )}
    </div>
  )
}
