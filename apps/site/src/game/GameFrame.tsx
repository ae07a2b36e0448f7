import type { Answers } from '@fairhouse/contract/caller.ts'
import { listenToFrame, readGameMessage } from '@fairhouse/frame'
import { Spinner } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { forget } from '../base/answers.ts'
import { useSite, useT } from '../base/site.ts'
import { roundUnderWay } from '../push/index.ts'
import style from './GamePage.module.css'

type GameFrameProps = {
  launch: Answers<'POST /api/game/launch'> | undefined
  name: string
  onExit: () => void
  onDeposit: () => void
}

/** The studio's game in its frame: ready, a round played, the wish to leave or to deposit. */
export function GameFrame({ launch, name, onExit, onDeposit }: GameFrameProps) {
  const t = useT()
  const [ready, setReady] = useState(false)
  const frame = useGameMessages(launch?.origin, { onExit, onDeposit, onReady: () => setReady(true) })
  return (
    <div className={style.stage}>
      {!(ready && launch) && (
        <div className={style.opening} role="status">
          <Spinner large />
          <p>{t('game.opening', { game: name })}</p>
        </div>
      )}
      {launch && (
        <iframe
          ref={frame}
          src={launch.url}
          title={t('game.frameTitle', { game: name })}
          className={style.frame}
          allow="autoplay; fullscreen; screen-wake-lock"
          onLoad={() => setReady(true)}
        />
      )}
    </div>
  )
}

function useGameMessages(origin: string | undefined, tell: { onExit: () => void; onDeposit: () => void; onReady: () => void }) {
  const { queries } = useSite()
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (!origin) return
    const deaf = listenToFrame({
      window: () => frame.current?.contentWindow,
      origin,
      schema: readGameMessage,
      onMessage: (message) => {
        if (message.type === 'deposit') return latest.current.onDeposit()
        if (message.value === 'ready') return latest.current.onReady()
        if (message.value === 'exit') return latest.current.onExit()
        if (message.value !== 'round') return
        if (message.state === 'started') return roundUnderWay.begin(Date.now())
        roundUnderWay.end()
        forget(queries, 'GET /api/wallet', 'GET /api/game/session/summary')
      },
    })
    return () => {
      deaf()
      roundUnderWay.end()
    }
  }, [origin, queries])
  return frame
}
