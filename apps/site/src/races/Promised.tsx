import type { Answers } from '@fairhouse/contract/caller.ts'
import { useT } from '../base/site.ts'
import style from './Races.module.css'

/** What was promised of a race when it was opened, and once it is over, the seed with which tied players can check their order. */
export function Promised({ one: { commitment, seed, board, you } }: { one: Answers<'GET /api/races/one'> }) {
  const t = useT()
  const tied = board.filter(({ digest }) => digest !== null)
  return (
    <section className={style.part} aria-labelledby="race-promise">
      <h2 id="race-promise">{t('races.promise')}</h2>
      <p className={style.soft}>{t('races.promiseText')}</p>
      <dl className={style.rules}>
        <Fact name={t('races.commitment')} value={commitment} />
        {seed !== null && <Fact name={t('races.seed')} value={seed} />}
        {you && <Fact name={t('races.yourNumber')} value={you.number} />}
        {tied.map(({ place, name, digest }) => (
          <Fact key={digest} name={t('races.digestOf', { place, name })} value={digest ?? ''} />
        ))}
      </dl>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code className={style.digest}>{value}</code>
      </dd>
    </div>
  )
}
