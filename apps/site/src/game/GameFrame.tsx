import type { Answers } from '@fairhouse/contract/caller.ts'
import { listenToFrame, readGameMessage } from '@fairhouse/frame'
import { Spinner } from '@fairhouse/ui'
import { useEffect, useRef, useState } from 'react'
import { forget } from '../asking.ts'
import { useSite } from '../site.ts'
import style from './GamePage.module.css'

/** The studio's game in its frame: ready, a round played, the wish to leave or to deposit. */
export function GameFrame({ launch, name, onExit, onDeposit }: { launch: Answers<'POST /api/game/launch'> | undefined; name: string; onExit: () => void; onDeposit: () => void }) {
  const { queries, texts: { t } } = useSite()
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const heard = useRef({ onExit, onDeposit })
  heard.current = { onExit, onDeposit }
  const origin = launch?.origin
  useEffect(() => {
    if (!origin) return
    return listenToFrame({
      window: () => frame.current?.contentWindow,
      origin,
      schema: readGameMessage,
      onMessage: (message) => {
        if (message.type === 'deposit') return heard.current.onDeposit()
        if (message.value === 'ready') return setReady(true)
        if (message.value === 'exit') return heard.current.onExit()
        if (message.value === 'round') forget(queries, 'GET /api/wallet', 'GET /api/game/session/summary')
      },
    })
  }, [origin, queries])
  return (
    <div className={style.stage}>
      {!(ready && launch) && (
        <div className={style.opening} role="status">
          <Spinner large />
          <p>{t('game.opening', { game: name })}</p>
        </div>
      )}
      {launch && <iframe ref={frame} src={launch.url} title={t('game.frameTitle', { game: name })} className={style.frame} allow="autoplay; fullscreen; screen-wake-lock" onLoad={() => setReady(true)} />}
    </div>
  )
}
