import type { Texts } from '@fairhouse/messages'
import type { ReactNode } from 'react'
import { Moment } from '../base/pieces/pieces.tsx'

const fields = ['until', 'status', 'kind', 'isMarked'] as const

/** What an act on many takes besides whom it is about, in words. */
export function inputFacts({ t }: Pick<Texts, 't'>, input: Readonly<Record<string, unknown>>): { name: string; value: ReactNode }[] {
  return fields
    .filter((field) => field in input)
    .map((field) => ({ name: t(`office-bulk.field.${field}`), value: valueOf({ t }, field, input[field]) }))
}

function valueOf({ t }: Pick<Texts, 't'>, field: (typeof fields)[number], value: unknown): ReactNode {
  if (field === 'until') return typeof value === 'string' ? <Moment at={value} /> : t('office-bulk.forGood')
  if (field === 'isMarked') return t(`office-bulk.mark.${value === true ? 'on' : 'off'}`)
  const word = String(value)
  if (field === 'kind') return t(`office-players.form.exclude.${word === 'blocked' ? 'blocked' : 'excluded'}`)
  return t(`office-queues.playerStatus.${word as 'onHold'}`) // a state of an account, by the contract
}
