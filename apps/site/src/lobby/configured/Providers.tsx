import { Skeleton } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useAnswer } from '../../base/answers.ts'
import { useSite } from '../../base/site.ts'
import { NoGames } from '../games/NoGames.tsx'
import style from './ConfiguredPage.module.css'

/** Every provider that has games, by its first letter; each leads to its games. */
export function Providers() {
  const { t } = useSite().texts
  const { data, isError } = useAnswer('GET /api/games/providers', {}, { staleMs: 5 * 60_000 })
  if (!data) return isError ? <NoGames failed /> : <Skeleton label={t('shell.loading')} lines={8} />
  const letters = Map.groupBy(
    data.providers.filter(({ count }) => count > 0),
    ({ name }) => name.charAt(0).toUpperCase(),
  )
  if (letters.size === 0) return <NoGames />
  return (
    <div className={style.providers}>
      {[...letters].map(([letter, providers]) => (
        <section key={letter} className={style.letter} aria-label={letter}>
          <h2>{letter}</h2>
          <ul>
            {providers.map(({ id, name, count }) => (
              <li key={id}>
                <Link to="/{$group}-games" params={{ group: 'all' }} search={{ provider: String(id) }} preload={false}>
                  <img src={`/cms/img/game-providers/${id}.svg`} width={36} height={24} alt="" loading="lazy" />
                  <span className={style.name}>{name}</span> <span className={style.count}>{t('lobby.count', { count })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
