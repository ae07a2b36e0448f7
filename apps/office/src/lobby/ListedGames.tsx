import type { FoundGame } from '@fairhouse/contract/office/lobby.ts'
import { Button } from '@fairhouse/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { movedTo } from '../base/order/moved-to.ts'
import { TextLine } from '../base/pieces/form.tsx'
import { artOf } from './art-of.ts'
import style from './Lobby.module.css'

type Props = { ids: readonly string[]; change: (ids: string[]) => void }

/** Games one by one, in their order; others are found by a part of their name and put at the end. */
export function ListedGames({ ids, change }: Props) {
  const { background } = useOffice()
  const t = useT()
  const [words, setWords] = useState('')
  const { data, error } = useQuery({
    ...asked(background, 'GET /office/lobby/games', { words: words.trim(), ids: ids.join(' ') }),
    placeholderData: keepPreviousData,
  })
  const known = new Map([...(data?.named ?? []), ...(data?.found ?? [])].map((game) => [game.id, game]))
  const found = (data?.found ?? []).filter(({ id }) => !ids.includes(id))
  return (
    <>
      {error && <ErrorNotice error={error} />}
      <Ordered ids={ids} known={known} change={change} />
      <TextLine label={t('office-lobby.find')} hint={t('office-lobby.findHint')} value={words} onChange={setWords} />
      {found.length > 0 && words.trim() !== '' && (
        <ul className={style.games} aria-label={t('office-lobby.found')}>
          {found.map((game) => (
            <li key={game.id}>
              <GameLine id={game.id} game={game} />
              <Button kind="plain" aria-label={t('office-lobby.putOn', { name: game.name })} onClick={() => change([...ids, game.id])}>
                +
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Ordered({ ids, known, change }: Props & { known: ReadonlyMap<string, FoundGame> }) {
  const t = useT()
  const nameOf = (id: string) => known.get(id)?.name ?? id
  return (
    <ol className={style.games} aria-label={t('office-lobby.onShelf')}>
      {ids.map((id, place) => (
        <li key={id}>
          <GameLine id={id} game={known.get(id)} />
          <span className={style.move}>
            <Button
              kind="plain"
              aria-label={t('office-methods.up', { name: nameOf(id) })}
              onClick={() => change(movedTo(ids, place, place - 1))}
            >
              ↑
            </Button>
            <Button
              kind="plain"
              aria-label={t('office-methods.down', { name: nameOf(id) })}
              onClick={() => change(movedTo(ids, place, place + 1))}
            >
              ↓
            </Button>
            <Button
              kind="plain"
              aria-label={t('office-lobby.takeOff', { name: nameOf(id) })}
              onClick={() => change(ids.filter((one) => one !== id))}
            >
              ✕
            </Button>
          </span>
        </li>
      ))}
    </ol>
  )
}

function GameLine({ id, game }: { id: string; game: FoundGame | undefined }) {
  return (
    <span className={style.game}>
      {game && <img src={artOf(game.art)} alt="" width="32" height="40" />}
      <span>
        {game?.name ?? id}
        {game && <span className={style.by}>{game.provider}</span>}
      </span>
    </span>
  )
}
