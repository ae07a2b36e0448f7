import { useSite } from '../../base/site.ts'
import { GameGrid } from './GameGrid.tsx'
import { useMenu } from './game-menu.ts'
import { NoGames } from './NoGames.tsx'
import { Shelf } from './Shelf.tsx'
import { shownGroups } from './view.ts'

/** The groups of a lobby, each on its shelf. */
export function Shelves({ groups }: { groups: readonly string[] }) {
  const { t } = useSite().texts
  const { data, isError } = useMenu()
  if (!data) return isError ? <NoGames failed /> : <GameGrid games={undefined} />
  const shown = shownGroups(groups, data.groups)
  if (shown.length === 0) return <NoGames />
  return (
    <div role="group" aria-label={t('lobby.groups')}>
      {shown.map((group, place) => (
        <Shelf key={group.id} group={group} place={place} />
      ))}
    </div>
  )
}
