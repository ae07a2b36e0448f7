import { moneyText } from '@fairhouse/money'
import { SelectField } from '@fairhouse/ui'
import { useAnswer } from '../base/answers.ts'
import { useT } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'

/** The player's last rounds, of which one can be filled in. */
export function OwnRounds({
  chosen,
  onChoose,
}: {
  chosen: string | undefined
  onChoose: (round: string | undefined, game: string | undefined) => void
}) {
  const t = useT()
  const dateText = useDateText()
  const { data } = useAnswer('GET /api/fairness/rounds', {})
  const rounds = data?.rounds ?? []
  if (rounds.length === 0) return null
  const options = rounds.map(({ round, name, at, staked, won, currency }) => ({
    value: round,
    label: t('fairness.ownRound', {
      game: name,
      time: dateText(at, 'moment'),
      staked: moneyText(staked, currency),
      won: moneyText(won, currency),
    }),
  }))
  return (
    <SelectField
      id="recompute-round"
      label={t('fairness.ownRounds')}
      hint={t('fairness.ownRoundsHint')}
      options={[{ value: '', label: t('fairness.chooseRound') }, ...options]}
      value={rounds.some(({ round }) => round === chosen) ? chosen : ''}
      onChange={(event) => {
        const round = event.currentTarget.value || undefined
        onChoose(round, rounds.find((one) => one.round === round)?.game)
      }}
    />
  )
}
