import type { Game } from '@fairhouse/contract'
import { Tile, tileLink } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useProfile } from '../shell/session.ts'
import { useT } from '../site.ts'
import style from './GameGrid.module.css'

/** Games as tiles; without games yet, empty tiles of the same size. */
export function GameGrid({ games, group, eager = false }: { games: readonly Game[] | undefined; group: string; eager?: boolean }) {
  const t = useT()
  if (!games)
    return (
      <div className={style.grid} role="status" aria-label={t('shell.loading')}>
        {Array.from({ length: 12 }, (_, place) => (
          <span key={place} className={style.empty} />
        ))}
      </div>
    )
  return (
    <ul className={style.grid}>
      {games.map((game, place) => (
        <li key={game.id}>
          <GameTile game={game} group={group} eager={eager && place < 6} />
        </li>
      ))}
    </ul>
  )
}

function GameTile({ game, group, eager }: { game: Game; group: string; eager: boolean }) {
  const t = useT()
  const profile = useProfile()
  const type = profile || !game.demo ? 'real' : 'demo'
  return (
    <Tile
      art={game.art}
      eager={eager}
      mark={game.isNew ? t('lobby.new') : undefined}
      name={
        <Link to="/{$group}-games/$id/$type" params={{ group, id: game.friendlyId, type }} className={tileLink} preload={false}>
          {game.name}
        </Link>
      }
      note={
        <>
          {game.provider}
          {game.returnPercent && <> · {t('lobby.return', { percent: game.returnPercent })}</>}
        </>
      }
    />
  )
}
