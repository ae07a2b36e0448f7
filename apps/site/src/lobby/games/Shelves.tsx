import type { LobbyPlace } from '@fairhouse/contract'
import { useSite } from '../../base/site.ts'
import { GameGrid } from './GameGrid.tsx'
import { useMenu } from './game-menu.ts'
import { NoGames } from './NoGames.tsx'
import { Part } from '../../frame/Part.tsx'
import { lobbyParts } from './lobby-parts.ts'
import { Shelf } from './Shelf.tsx'

/** The shelves of a place. */
export function Shelves({ place }: { place: LobbyPlace }) {
  const { t } = useSite().texts
  const { data, isError } = useMenu()
  if (!data) return isError ? <NoGames failed /> : <GameGrid games={undefined} />
  const shelves = data.shelves[place]
  if (shelves.length === 0) return <NoGames />
  return (
    <>
      {place === 'home' && data.banners.length > 0 && <Part part={lobbyParts.banners} />}
      <div role="group" aria-label={t('lobby.groups')}>
        {shelves.map((shelf, at) => (
          <Shelf key={shelf.id} shelf={shelf} place={place} at={at} />
        ))}
      </div>
    </>
  )
}
