import type { ErrorAnswer } from '@fairhouse/contract'
import { errorText } from '@fairhouse/messages'
import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useAnswer } from '../asking.ts'
import { GameGrid } from '../lobby/index.ts'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useSite } from '../site.ts'
import style from './GamePage.module.css'

/** Refusals that are about the game alone, by their names: another one may open. */
const ofTheGame = /^game(?!NeedsDeposit)/

/** Says why a game did not open, and shows others that do; none to whom no game would open, least of all in a break. */
export function RefusedGame({ id, error }: { id: string; error: ErrorAnswer }) {
  const { texts } = useSite()
  const { t } = texts
  const details = useAnswer('GET /api/games/details', { id }, { staleMs: 60_000 }).data
  const game = details?.game
  const why = game?.state === 'unconnected' ? t('game.unconnectedText', { provider: game.provider }) : errorText(texts, error)
  return (
    <div className={style.refused}>
      <PageTitle title={t('game.failed')} />
      <EmptyState level={1} title={game ? game.name : t('game.failed')} text={why}>
        <Link to="/" className={buttonClass('line')}>
          {t('game.backToLobby')}
        </Link>
      </EmptyState>
      {details && details.alike.length > 0 && (game?.state !== 'open' || ofTheGame.test(error.error)) && (
        <section aria-label={t('game.instead')}>
          <h2 className={style.others}>{t('game.instead')}</h2>
          <GameGrid games={details.alike} />
        </section>
      )}
    </div>
  )
}
