import { Button } from '@fairhouse/ui'
import { useState, type ReactNode } from 'react'
import { useAct } from '../acts/index.ts'
import { useDraft } from '../base/drafts.ts'
import { useOffice, useT } from '../base/office.ts'
import type { Written } from '../written/index.ts'
import { Beside } from './Beside.tsx'

/** The area of messages of what is written. */
export type DraftArea = 'office-jackpots' | 'office-races'

type Props = {
  area: DraftArea
  /** What it is called where it is kept and in preconditions. */
  kind: 'jackpot' | 'race'
  at: 'POST /office/jackpots/draft' | 'POST /office/races/draft'
  /** The address of the list, below which it will stand. */
  list: string
  id: string
  first: () => Written
  fields: (typed: Written, onChange: (data: Written) => void) => ReactNode
  seen: (data: Written) => ReactNode
}

/** Something new: kept as a draft, of which nothing follows yet. */
export function NewDraft({ area, kind, at, list, id, first: firstOf, fields, seen }: Props) {
  const { go } = useOffice()
  const t = useT()
  const act = useAct()
  const [first] = useState(firstOf)
  const [typed, setTyped, forget] = useDraft<Written>(`${kind} new`, first)
  const data = { ...typed, id: Number(id) }
  const keep = () =>
    act({
      at,
      input: { id, data },
      precondition: { [`${kind}:${id}`]: '0' },
      title: t(`${area}.draftTitle`, { name: id }),
      verb: t(`${area}.keepDraft`),
      onDone: () => {
        forget()
        go(`${list}/${id}`)
      },
    })
  return (
    <Beside
      title={t(`${area}.data`)}
      onSubmit={keep}
      form={
        <>
          {fields(typed, setTyped)}
          <Button type="submit">{t('office-settings.look')}</Button>
        </>
      }
      seen={seen(data)}
    />
  )
}
