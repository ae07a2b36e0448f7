import type { Documents } from '@fairhouse/contract'
import { Notice } from '@fairhouse/ui'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useSite } from '../../base/site.ts'
import { GroupForm } from '../upload/GroupForm.tsx'
import { LateError } from '../state/LateError.tsx'
import { StatusMark } from '../state/StatusMark.tsx'
import style from '../state/Documents.module.css'

const Automatic = lazy(async () => ({ default: (await import('./Automatic.tsx')).Automatic }))

/** Identity and address, one part each: its status, and what proves it. */
export function ValidationParts({ documents: { groups, automatic } }: { documents: Documents }) {
  const { t } = useSite().texts
  const target = useLocation({ select: ({ hash }) => hash })
  const parts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const part = target && parts.current?.querySelector(`#${CSS.escape(target)}`)
    if (part) part.scrollIntoView({ block: 'start' })
  }, [target])
  return (
    <div ref={parts}>
      <Groups documents={{ groups, automatic }}>
        {(group, form) => (
          <section key={group} id={group} className={style.part} aria-labelledby={`${group}-title`}>
            <div className={style.partHead}>
              <h2 id={`${group}-title`} className={style.heading}>
                {t(`documents.group.${group}`)}
              </h2>
              <StatusMark status={groups[group].groupStatus} />
            </div>
            <Suspense>{form}</Suspense>
          </section>
        )}
      </Groups>
    </div>
  )
}

type PersonGroup = 'identity' | 'address'
type GroupsProps = {
  documents: Pick<Documents, 'groups' | 'automatic'>
  children: (group: PersonGroup, form: ReactNode) => ReactNode
}

/**
 * The content of each group: the automatic validation if it covers the group (once for all, unless it takes them one by
 * one), otherwise the form.
 */
function Groups({ documents: { groups, automatic }, children }: GroupsProps) {
  const { t } = useSite().texts
  const [byHand, setByHand] = useState<'limited' | 'chosen'>()
  // The groups open when the page loaded: a running validation stays in place while their status changes.
  const [open, setOpen] = useState<readonly PersonGroup[]>(automatic?.refused ? [] : (automatic?.groups ?? []))
  const formOf = (group: PersonGroup) => {
    const form = <GroupForm key={groups[group].nextType ?? ''} group={group} view={groups[group]} />
    if (byHand === 'limited' && group === open[0])
      return (
        <div className={style.group}>
          <Notice meaning="warning" live>
            <p>{t('documents.automatic.limit')}</p>
          </Notice>
          {form}
        </div>
      )
    if (!automatic || byHand || !open.includes(group)) return form
    if (automatic.provider !== 'incode' && group !== open[0]) return <p className={style.soft}>{t('documents.automatic.together')}</p>
    const end = () => setOpen(open.filter((one) => automatic.provider === 'incode' && one !== group))
    const leave = (isLimited: boolean) => setByHand(isLimited ? 'limited' : 'chosen')
    return <Automatic automatic={automatic} group={group} onByHand={leave} onEnd={end} />
  }
  return (
    <>
      {automatic?.refused && open.length === 0 && (
        <div className={style.needed}>
          <LateError error={{ error: automatic.refused, errorCode: 0 }} />
        </div>
      )}
      {(['identity', 'address'] as const).map((group) => children(group, formOf(group)))}
    </>
  )
}
