import type { PlayerHead } from '@fairhouse/contract/office/players/players.ts'
import { Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters, useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useKeys } from '../base/keys/use-keys.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page } from '../base/pieces/Page.tsx'
import { Tag } from '../base/pieces/pieces.tsx'
import { Card } from './cards/Card.tsx'
import { CardTabs } from './CardTabs.tsx'
import { cardNames, cardNeeds } from './base/player-cards.ts'
import { PlayerActContext, type PlayerActs } from './base/player-act.ts'
import { PlayerStanding } from './PlayerStanding.tsx'
import { toneOfFlag, toneOfStatus } from './base/player-words.ts'
import { useRevealed } from './base/revealed.ts'
import { usePaletteKey } from './use-palette-key.ts'
import type { FormName } from './base/form-names.ts'
import { usePlayerActs } from './base/use-player-acts.ts'
import { useView } from './view/use-view.ts'

const PlayerView = lazy(() => import('./view/PlayerView.tsx').then((part) => ({ default: part.PlayerView })))
const PlayerForm = lazy(() => import('./forms/PlayerForm.tsx').then((part) => ({ default: part.PlayerForm })))

/** The whole of a player: how they stand, everything that happened, and what may be done. */
export function PlayerPage() {
  const { caller } = useOffice()
  const t = useT()
  const id = useThing()
  const { data, error } = useQuery(asked(caller, 'GET /office/players/one', { player: id }))
  const back = { href: '/players', label: t('office-players.title') }
  usePaletteKey()
  if (data && !error) return <OnePlayer key={id} player={data.player} back={back} />
  return (
    <Page title={t('office-players.one')} back={back}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={10} label={t('office.list.loading')} />}
    </Page>
  )
}

function OnePlayer({ player, back }: { player: PlayerHead; back: { href: string; label: string } }) {
  const viewing = useView(player)
  if (!viewing.view) return <Standing player={player} back={back} see={viewing.open} />
  return (
    <Suspense>
      <PlayerView player={player} view={viewing.view} onClose={viewing.close} />
    </Suspense>
  )
}

type StandingProps = { player: PlayerHead; back: { href: string; label: string }; see: (label: string) => void }

function Standing({ player, back, see }: StandingProps) {
  const t = useT()
  const may = useMay()
  const [filters, setFilters] = useFilters()
  const [form, setForm] = useState<FormName>()
  const revealed = useRevealed(player.id)
  const cards = cardNames.filter((name) => may(cardNeeds[name]))
  const card = cards.find((name) => name === filters['card']) ?? 'timeline'
  const acts = usePlayerActs(player, setForm, see)
  const open = (name: string) => setFilters({ card: name === 'timeline' ? '' : name, kinds: '' })
  useKeys([
    ...cards.map((name) => ({
      id: `card.${name}`,
      keys: String(cardNames.indexOf(name)),
      label: t(`office-players.card.${name}`),
      group: 'page' as const,
      run: () => open(name),
    })),
    ...acts.flatMap(({ isHead, ...one }) => (isHead ? [] : [{ ...one, group: 'page' as const }])),
  ])
  const shared: PlayerActs = { player, acts, values: revealed.values, open: setForm }
  return (
    <PlayerActContext value={shared}>
      <Page
        title={revealed.values.name ?? (player.name || player.id)}
        back={back}
        aside={<Tags player={player} />}
        acts={acts.filter(({ isHead }) => isHead)}
      >
        <Suspense>{form && <PlayerForm name={form} onClose={() => setForm(undefined)} onRevealed={revealed.add} />}</Suspense>
        <PlayerStanding player={player} values={revealed.values} until={revealed.until} />
        <CardTabs cards={cards} card={card} />
        <Card name={card} />
      </Page>
    </PlayerActContext>
  )
}

function Tags({ player: { status, flags } }: { player: PlayerHead }) {
  const t = useT()
  return (
    <span>
      <Tag tone={toneOfStatus[status]}>{t(`office-queues.playerStatus.${status}`)}</Tag>
      {flags.map((flag) => (
        <span key={flag}>
          {' '}
          <Tag tone={toneOfFlag[flag]}>{t(`office-players.flag.${flag}`)}</Tag>
        </span>
      ))}
    </span>
  )
}
