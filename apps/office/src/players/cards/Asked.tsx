import type { OfficeAnswers, OfficeAt, OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import { Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../../acts/index.ts'
import { asked } from '../../base/ask.ts'
import { useOffice, useT } from '../../base/office.ts'
import { usePlayer } from '../base/player-act.ts'

type CardAt = Extract<OfficeAt, `GET /office/players/${string}`>

/** Reads what a card shows, and draws it once it is there. */
export function Asked<At extends CardAt>({ at, children }: { at: At; children: (answer: OfficeAnswers<At>) => ReactNode }) {
  const t = useT()
  const { caller } = useOffice()
  const { player } = usePlayer()
  const { data, error } = useQuery(asked(caller, at, { player: player.id } as OfficeTakes<At>)) // each takes the player
  if (data && !error) return children(data)
  return error ? <ErrorNotice error={error} /> : <Skeleton lines={6} label={t('office.list.loading')} />
}
