import type { ShelfGames } from '@fairhouse/contract/office/lobby.ts'
import { useState } from 'react'
import { useT } from '../base/office.ts'
import { Choice, TextLine } from '../base/pieces/form.tsx'
import type { LobbyAnswer } from './lobby-answer.ts'
import { ListedGames } from './ListedGames.tsx'
import editor from '../base/pieces/editor.module.css'

const rules = ['list', 'group', 'studio', 'new', 'popular', 'name'] as const
const mostGames = 96
type Props = { shows: ShelfGames; answer: LobbyAnswer; change: (shows: ShelfGames) => void }

/** What stands on a shelf: games one by one, or a rule with how many it shows. */
export function ShelfGamesFields({ shows, answer, change }: Props) {
  const t = useT()
  const size = 'size' in shows ? shows.size : 12
  const begin = (by: string) => {
    if (by === 'list') change({ by, games: [] })
    else if (by === 'group') change({ by, group: answer.groups[0]?.id ?? 'all', size })
    else if (by === 'studio') change({ by, studio: answer.studios[0]?.id ?? 0, size })
    else change({ by: by as 'new' | 'popular' | 'name', size }) // the rules that are left
  }
  return (
    <>
      <div className={editor.grid}>
        <Choice
          label={t('office-lobby.rule')}
          value={shows.by}
          options={rules.map((value) => ({ value, label: t(`office-lobby.by.${value}`) }))}
          onChange={begin}
        />
        {shows.by === 'group' && (
          <Choice
            label={t('office-lobby.by.group')}
            value={shows.group}
            options={optionsWith(
              answer.groups.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
              shows.group,
            )}
            onChange={(group) => change({ ...shows, group })}
          />
        )}
        {shows.by === 'studio' && (
          <Choice
            label={t('office-lobby.by.studio')}
            value={String(shows.studio)}
            options={optionsWith(
              answer.studios.map(({ id, name, count }) => ({ value: String(id), label: `${name} (${count})` })),
              String(shows.studio),
            )}
            onChange={(studio) => change({ ...shows, studio: Number(studio) })}
          />
        )}
        {shows.by !== 'list' && <Size key={shows.by} size={shows.size} change={(most) => change({ ...shows, size: most })} />}
      </div>
      {shows.by === 'list' && <ListedGames ids={shows.games} change={(games) => change({ by: 'list', games })} />}
    </>
  )
}

type Option = { value: string; label: string }

/** What is chosen stays among the options, even if the catalogue has nothing of it now. */
const optionsWith = (options: Option[], value: string): Option[] =>
  options.some((option) => option.value === value) ? options : [...options, { value, label: value }]

function Size({ size, change }: { size: number; change: (size: number) => void }) {
  const t = useT()
  const [typed, setTyped] = useState(String(size))
  const read = (text: string) =>
    /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= mostGames ? Number(text) : undefined
  const bounds = t('office-settings.between', { min: 1, max: mostGames })
  return (
    <TextLine
      label={t('office-lobby.size')}
      hint={bounds}
      error={read(typed) === undefined ? bounds : undefined}
      value={typed}
      isMono
      onChange={(text) => {
        setTyped(text)
        const most = read(text)
        if (most !== undefined) change(most)
      }}
    />
  )
}
