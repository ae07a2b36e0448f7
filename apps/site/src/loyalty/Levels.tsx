import type { Answers } from '@fairhouse/contract/caller.ts'
import { useT } from '../base/site.ts'
import style from './LoyaltyPage.module.css'

/** All levels from the lowest, with what each asks for and brings. */
export function Levels({ levels, level }: Pick<Answers<'GET /api/loyalty'>, 'levels' | 'level'>) {
  const t = useT()
  return (
    <section className={style.card} aria-labelledby="levels">
      <h2 id="levels" className={style.name}>
        {t('loyalty.levels')}
      </h2>
      <p className={style.soft}>{t('loyalty.levelsText')}</p>
      <ol className={style.levels}>
        {levels.map(({ name, points, benefits }, place) => (
          <li key={name} aria-current={place + 1 === level ? 'step' : undefined}>
            <p className={style.row}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span>{t('loyalty.asks', { points: Number(points) })}</span>
            </p>
            {place + 1 === level && <p className={style.here}>{t('loyalty.here')}</p>}
            <ul className={style.benefits}>
              {benefits.map(({ kind, text }) => (
                <li key={text}>
                  <small className={style.soft}>{t(`loyalty.kind.${kind}`)}</small>
                  <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
