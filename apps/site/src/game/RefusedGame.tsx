import type { ErrorAnswer, Exclusion } from '@fairhouse/contract'
import type { ErrorName } from '@fairhouse/errors'
import { errorText } from '@fairhouse/messages'
import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useAnswer } from '../base/answers.ts'
import { textOf } from '../exclusion/index.ts'
import { useWords } from '../base/loaded-words.ts'
import { GameGrid } from '../lobby/index.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useProfile } from '../base/session.ts'
import { useDateText } from '../base/use-date-text.ts'
import { useSite } from '../base/site.ts'
import style from './GamePage.module.css'

/** Refusals that are about the game alone, by their names: another one may open. */
const ofTheGame = /^game(?!NeedsDeposit)/

/** A player on a break has no closed account, although the refusal is the same. */
const ofAnAbsence: ReadonlySet<string> = new Set<ErrorName>(['excluded', 'closedForPeriod', 'closedUntilDate'])

/** Returns the exclusion, if that is why the game does not open. */
function useAway({ error }: ErrorAnswer): Exclusion | undefined {
  const asks = useProfile() !== null && ofAnAbsence.has(error)
  const away = useAnswer('GET /api/exclusion', {}, { enabled: asks, staleMs: 60_000 }).data?.exclusion
  return asks ? (away ?? undefined) : undefined
}

function Away({ away }: { away: Exclusion }) {
  const { texts } = useSite()
  useWords(texts, 'exclusion')
  const dateText = useDateText()
  return texts.t(textOf(away), { time: away.until ? dateText(away.until, 'wholeMoment') : '' })
}

/** Says why a game did not open, and shows others that do; none to whom no game would open, least of all in a break. */
export function RefusedGame({ id, error }: { id: string; error: ErrorAnswer }) {
  const { texts } = useSite()
  const { t } = texts
  const details = useAnswer('GET /api/games/details', { id }, { staleMs: 60_000 }).data
  const game = details?.game
  const away = useAway(error)
  const why = game?.state === 'unconnected' ? t('game.unconnectedText', { provider: game.provider }) : errorText(texts, error)
  return (
    <div className={style.refused}>
      <PageTitle title={t('game.failed')} />
      <EmptyState
        level={1}
        title={game ? game.name : t('game.failed')}
        text={
          away ? (
            <Suspense>
              <Away away={away} />
            </Suspense>
          ) : (
            why
          )
        }
      >
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
