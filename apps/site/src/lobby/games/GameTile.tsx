import type { Game } from '@fairhouse/contract'
import { Tile, tileLink } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, type ComponentType } from 'react'
import { lobbyParts } from './lobby-parts.ts'
import { useSite } from '../../base/site.ts'
import { loadWords } from '../../base/loaded-words.ts'

const OnTile = lobbyParts.onTile.view as ComponentType<{ game: Game; wide?: boolean }> // the component that is loaded takes them

/** A game's tile. Pressing it opens the details over the page; its address is the game's own. */
export function GameTile({ game, eager = false, level = 3, wide }: { game: Game; eager?: boolean; level?: 2 | 3; wide?: boolean }) {
  const site = useSite()
  const { t } = site.texts
  const prepare = () => void Promise.all([lobbyParts.gameDetails.view.preload?.(), loadWords(site.texts, 'game')]).catch(() => undefined)
  return (
    <Tile
      art={game.art}
      maker={game.providerId}
      eager={eager}
      level={level}
      wide={wide}
      onArt={
        (wide || game.jackpot) && (
          <Suspense>
            <OnTile game={game} wide={wide} />
          </Suspense>
        )
      }
      mark={game.isNew ? t('lobby.new') : undefined}
      name={
        <Link
          to="."
          search={(now) => ({ ...now, game: game.friendlyId })}
          mask={{
            to: '/{$group}-games/$id',
            params: { group: game.group ?? 'all', id: game.friendlyId },
            search: {},
            unmaskOnReload: true,
          }}
          state={{ overlay: true }}
          resetScroll={false}
          className={tileLink}
          preload={false}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {game.name}
        </Link>
      }
      note={game.state === 'open' ? game.provider : t('lobby.notOpen', { provider: game.provider })}
    />
  )
}
