import type { MessageKey } from '@fairhouse/messages'
import { useAnswer } from '../base/answers.ts'

/** A round of the player's own: what it is recomputed from, or why it cannot be. */
type OwnRound = { game: string | undefined; fields: Readonly<Record<string, string>>; said: MessageKey | undefined; isAsked: boolean }

const noFields = {}
const sentences = { sealed: 'fairness.sealed', open: 'fairness.roundOpen', unknown: 'fairness.roundUnknown' } as const

/** Fetches what a round is recomputed from; nothing where none is named. */
export function useOwnRound(round: string | undefined): OwnRound {
  const { data, isError } = useAnswer('GET /api/fairness/round', { round: round ?? '' }, { enabled: round !== undefined, staleMs: 2000 })
  if (round === undefined) return { game: undefined, fields: noFields, said: undefined, isAsked: false }
  if (isError) return { game: undefined, fields: noFields, said: 'fairness.roundFailed', isAsked: false }
  if (!data) return { game: undefined, fields: noFields, said: undefined, isAsked: true }
  const { state, game, fields } = data
  return { game: game ?? undefined, fields, said: state === 'ready' ? undefined : sentences[state], isAsked: false }
}
