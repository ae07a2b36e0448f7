import { Link, useParams } from '@tanstack/react-router'
import { useAnswer } from '../base/answers.ts'
import { useSite } from '../base/site.ts'
import { PlayGame } from './PlayGame.tsx'
import style from './BingoPage.module.css'

const rooms = 12

/** A bingo game: its room, and under it the doors to the other rooms, so that a player can change between them. */
export function BingoPage() {
  const { t } = useSite().texts
  const { id, type = 'real' } = useParams({ strict: false })
  const others = useAnswer('GET /api/games', { group: 'bingo', size: rooms + 1 }, { staleMs: 60_000 }).data?.games ?? []
  return (
    <div className={style.bingo}>
      <PlayGame />
      <nav className={style.rooms} aria-label={t('game.bingoRooms')}>
        <h2 className={style.title}>{t('game.bingoRooms')}</h2>
        <ul>
          {others
            .filter(({ friendlyId }) => friendlyId !== id)
            .slice(0, rooms)
            .map(({ friendlyId, name, group = 'all' }) => (
              <li key={friendlyId}>
                <Link to="/{$group}-games/$id/$type" params={{ group, id: friendlyId, type }} preload={false}>
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}
