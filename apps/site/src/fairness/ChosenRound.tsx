import { Notice, Skeleton } from '@fairhouse/ui'
import { SearchSelect } from '@fairhouse/ui/fields.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useAnswer } from '../base/answers.ts'
import { useProfile } from '../base/session.ts'
import { useT } from '../base/site.ts'
import { CheckFrame } from './CheckFrame.tsx'
import { OwnRounds } from './OwnRounds.tsx'
import { useOwnRound } from './use-own-round.ts'

/** Recomputes the round that the address names, or one of the game that it names, or of the first game. */
export function ChosenRound() {
  const t = useT()
  const navigate = useNavigate()
  const profile = useProfile()
  const { game: wanted, round } = useLocation({ select: ({ search: { game, round } }) => ({ game, round }), structuralSharing: true })
  const { data, isError, isPending } = useAnswer('GET /api/fairness/games', {}, { staleMs: 600_000 })
  const own = useOwnRound(profile ? round : undefined)
  if (isError) return <Notice meaning="warning">{t('fairness.gamesFailed')}</Notice>
  if (isPending || data === undefined) return <Skeleton label={t('shell.loading')} lines={3} />
  const { games } = data
  const game = games.find((one) => one.game === (own.game ?? wanted)) ?? games[0]
  if (!game) return null
  const go = (search: { game?: string; round?: string | undefined }) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...search }), replace: true, resetScroll: false, hash: true })
  return (
    <>
      <SearchSelect
        key={game.game}
        id="recompute-game"
        label={t('fairness.chooseGame')}
        options={games.map((one) => ({ value: one.game, label: one.name }))}
        defaultValue={game.game}
        noResults={t('fairness.noGame')}
        onChange={(event) => go({ game: event.currentTarget.value, round: undefined })}
      />
      {profile && <OwnRounds chosen={round} onChoose={(id, of) => go({ game: of ?? game.game, round: id })} />}
      {own.said && <Notice meaning="info">{t(own.said)}</Notice>}
      {!own.isAsked && <CheckFrame key={game.game} name={game.name} page={game.page} fields={own.fields} />}
    </>
  )
}
