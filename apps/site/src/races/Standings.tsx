import type { Race, RaceRow } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { Money } from '@fairhouse/ui'
import { useT } from '../base/site.ts'
import { scoreText } from './score-text.ts'
import style from './Races.module.css'

type Props = { race: Race; board: readonly RaceRow[]; you: Answers<'GET /api/races/one'>['you'] }

/** Who is where, as it is now; and the reader's own line, also where it is not among the first. */
export function Standings({ race, board, you }: Props) {
  const t = useT()
  const ownScore = (score: string) => (race.format === 'points' ? t('races.points', { count: Number(score) }) : scoreText(race, score))
  // Whether a place is shared is known of those who are on the board.
  const shared = board.some(({ isYou, tied }) => isYou && tied > 1)
  const hasPrizes = board.some(({ amount }) => amount !== null)
  return (
    <section className={style.part} aria-labelledby="race-board">
      <h2 id="race-board">{t('races.board')}</h2>
      {you?.state === 'in' && race.state !== 'over' && (
        <p className={style.own} role="status">
          {you.place === null
            ? t('races.ownNone', { rounds: you.rounds })
            : t('races.own', {
                place: shared ? t('races.tied', { place: you.place }) : you.place,
                score: ownScore(you.score),
                rounds: you.rounds,
              })}
        </p>
      )}
      {board.length === 0 && <p className={style.soft}>{t('races.boardNone')}</p>}
      {board.length > 0 && (
        <table className={style.board}>
          <thead>
            <tr>
              <th scope="col">{t('races.place')}</th>
              <th scope="col">{t('races.player')}</th>
              <th scope="col" className={style.number}>
                {t('races.score')}
              </th>
              <th scope="col" className={style.rounds}>
                {t('races.rounds')}
              </th>
              {hasPrizes && (
                <th scope="col" className={style.number}>
                  {t('races.prize')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {board.map((line, index) => (
              <Line key={`${line.place} ${index}`} line={line} race={race} hasPrizes={hasPrizes} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Line({ line, race, hasPrizes }: { line: RaceRow; race: Race; hasPrizes: boolean }) {
  const t = useT()
  return (
    <tr className={line.isYou ? style.mine : undefined}>
      <td>{line.tied > 1 ? t('races.tied', { place: line.place }) : line.place}</td>
      <th scope="row">
        <bdi>{line.name}</bdi> {line.isYou && <span className={style.badge}>{t('races.you')}</span>}
      </th>
      <td className={style.number}>
        <bdi>{scoreText(race, line.score)}</bdi>
      </td>
      <td className={style.rounds}>{line.rounds}</td>
      {hasPrizes && <td className={style.number}>{line.amount && <Money amount={line.amount} currency={race.currency} />}</td>}
    </tr>
  )
}
