import { Button } from '@fairhouse/ui'
import { Fragment, useState, type ReactNode } from 'react'
import { useDraft } from '../base/drafts.ts'
import { useT } from '../base/office.ts'
import type { Written } from '../written/index.ts'
import editor from '../base/pieces/editor.module.css'
import { Beside } from './Beside.tsx'
import type { DraftArea } from './NewDraft.tsx'

type Props = {
  area: DraftArea
  /** What the typed is kept under, such as `race 7 3`: the thing and its version. */
  kept: string
  data: Written
  /** Sends it; undefined: it may not be changed, and is only looked at. */
  change: ((data: Written, onDone: () => void) => void) | undefined
  fields: (typed: Written, onChange: (data: Written) => void) => ReactNode
  seen: (typed: Written) => ReactNode
}

/** The form of what was written beside all that follows from it. What is typed stays until it is sent. */
export function ChangeForm({ area, kept, data, change, fields, seen }: Props) {
  const t = useT()
  const [typed, setTyped, forget] = useDraft<Written>(kept, data)
  const [forgotten, setForgotten] = useState(0)
  const isTyped = typed !== data
  const forgetTyped = () => {
    forget()
    setForgotten(forgotten + 1)
  }
  return (
    <Beside
      title={t(`${area}.data`)}
      onSubmit={() => change?.(typed, forget)}
      form={
        <>
          <Fragment key={forgotten}>{fields(typed, setTyped)}</Fragment>
          {change && (
            <div className={editor.send}>
              <Button type="submit" disabled={!isTyped}>
                {t('office-settings.look')}
              </Button>
              <Button kind="plain" disabled={!isTyped} onClick={forgetTyped}>
                {t(`${area}.forget`)}
              </Button>
            </div>
          )}
        </>
      }
      seen={seen(typed)}
    />
  )
}
