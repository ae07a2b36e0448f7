import type { PlayerHead, RevealField } from '@fairhouse/contract/office/players/players.ts'
import { createContext, use } from 'react'
import type { CardName } from './player-cards.ts'
import type { FormName } from './form-names.ts'
import type { PageAct } from '../../base/pieces/Page.tsx'

/** Something that can be done about a player: beside the heading, or on the card that it belongs to. */
export type PlayerAct = PageAct & { readonly isHead?: boolean; readonly card: CardName }

/** What the cards of a player's page share. */
export type PlayerActs = {
  readonly player: PlayerHead
  readonly acts: readonly PlayerAct[]
  /** What has been revealed in this tab. */
  readonly values: Readonly<Partial<Record<RevealField, string>>>
  readonly open: (form: FormName) => void
}

export const PlayerActContext = createContext<PlayerActs | undefined>(undefined)

/** The player whose page this is. */
export function usePlayer(): PlayerActs {
  const shared = use(PlayerActContext)
  if (!shared) throw new Error('There is no player around this component')
  return shared
}
