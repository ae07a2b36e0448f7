import type { PlayerHead, RevealField } from '@fairhouse/contract/office/players/players.ts'
import { Notice } from '@fairhouse/ui'
import { useMomentText } from '../base/moment-text.ts'
import { useOffice, useT } from '../base/office.ts'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import { amountText, usePlayerWords } from './base/player-words.ts'
import style from './base/Player.module.css'

type Values = Readonly<Partial<Record<RevealField, string>>>

/** How a player stands, over each card: what keeps them out, who they are, their money. */
export function PlayerStanding({ player, values, until }: { player: PlayerHead; values: Values; until: string | undefined }) {
  const t = useT()
  const moment = useMomentText()
  return (
    <>
      <KeptOut player={player} />
      {until !== undefined && Object.keys(values).length > 0 && (
        <p className={style.revealed} role="status">
          {t('office-players.revealedUntil', { until: moment(until) })}
        </p>
      )}
      <div className={style.standing}>
        <Who player={player} values={values} />
        <Money player={player} />
      </div>
    </>
  )
}

/** What keeps a player from signing in, playing or paying; each as a sentence. */
function KeptOut({ player: { closure, frozenUntil, protection, holds } }: { player: PlayerHead }) {
  const t = useT()
  const moment = useMomentText()
  const words = usePlayerWords()
  const { exclusion, blocked, limitsReached } = protection
  const until = (at: string | null) => (at === null ? 'none' : moment(at))
  const lines = [
    ...(exclusion
      ? [t('office-players.keptOut.excluded', { kind: exclusion.kind, until: until(exclusion.until), ending: exclusion.ending })]
      : []),
    ...(blocked ? [t('office-players.keptOut.blocked', { until: until(blocked.until) })] : []),
    ...(closure ? [t('office-players.keptOut.closed', { kind: closure.kind, until: until(closure.until) })] : []),
    ...(frozenUntil ? [t('office-players.keptOut.frozen', { until: moment(frozenUntil) })] : []),
    ...holds.map((kind) => t('office-players.keptOut.held', { why: words.hold(kind) })),
    ...limitsReached.map((name) => {
      const [type = '', period = ''] = name.split('.')
      return t('office-players.keptOut.limit', { limit: words.limit(type, period) })
    }),
  ]
  if (lines.length === 0) return null
  return (
    <Notice meaning="warning">
      <ul className={style.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}

function Who({ player, values }: { player: PlayerHead; values: Values }) {
  const { texts } = useOffice()
  const { t } = texts
  const { id, country, rules, ageBand, isAgeProven, isValidated, language, openedAt, seenAt, sessions } = player
  const revealed = (Object.entries(values) as [RevealField, string][]).filter(([field]) => field !== 'name') // its own keys
  return (
    <Facts
      facts={[
        { name: t('office-players.id'), value: <bdi>{id}</bdi> },
        ...revealed.map(([field, value]) => ({
          name: t(`office.value.player.reveal.${field}`),
          value: (
            <mark className={style.mark} dir="auto">
              {value}
            </mark>
          ),
        })),
        {
          name: t('office-players.country'),
          value: rules === country ? country : t('office-players.rulesOf', { country, rules }),
        },
        { name: t('office-players.age'), value: t('office-players.ageBand', { band: ageBand, proven: String(isAgeProven) }) },
        { name: t('office-players.known'), value: t(`office-players.seenOnce.${isValidated ? 'yes' : 'no'}`) },
        { name: t('office-players.language'), value: language },
        { name: t('office-players.opened'), value: <Moment at={openedAt} /> },
        { name: t('office-players.seen'), value: <Moment at={seenAt} /> },
        { name: t('office-players.sessions'), value: sessions },
      ]}
    />
  )
}

function Money({ player: { money, currency } }: { player: PlayerHead }) {
  const t = useT()
  const rows = ['cash', 'reserve', 'held', 'bonus', 'inPlay', 'pending', 'owed'] as const
  const shown = rows.filter((name) => name === 'cash' || !/^-?0(\.0+)?$/.test(money[name]))
  return (
    <Facts
      facts={[
        ...shown.map((name) => ({ name: t(`office-players.money.${name}`), value: <bdi>{amountText(money[name], currency)}</bdi> })),
        {
          name: t('office-players.money.net'),
          value: (
            <>
              <bdi>{amountText(money.net, currency)}</bdi>{' '}
              <span className={style.quiet}>
                {t('office-players.money.inOut', {
                  deposited: amountText(money.deposited, currency),
                  withdrawn: amountText(money.withdrawn, currency),
                })}
              </span>
            </>
          ),
        },
      ]}
    />
  )
}
