import type { AuditEntry } from '@fairhouse/contract/office/index.ts'
import { Button } from '@fairhouse/ui'
import { useEffect, useRef } from 'react'
import { Key } from '../base/keys/Key.tsx'
import { useKeys } from '../base/keys/use-keys.ts'
import { useT } from '../base/office.ts'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import style from './Entry.module.css'

/** An entry of the audit log, whole. */
export function Entry({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const t = useT()
  const place = useRef<HTMLElement>(null)
  useKeys([{ id: 'entry.close', keys: 'Escape', label: t('office.act.close'), group: 'page', run: onClose }])
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [entry.id])
  return (
    <section ref={place} className={style.entry} aria-label={entry.action}>
      <header className={style.head}>
        <h2 className={style.title}>
          <bdi>{entry.action}</bdi>
        </h2>
        <Button kind="plain" onClick={onClose}>
          {t('office.act.close')} <Key keys="Escape" />
        </Button>
      </header>
      <Facts
        facts={[
          { name: t('office-house.audit.at'), value: <Moment at={entry.at} /> },
          {
            name: t('office-house.audit.actor'),
            value: <bdi>{entry.actorName === null ? entry.actor : `${entry.actorName} (${entry.actor})`}</bdi>,
          },
          { name: t('office-house.audit.subject'), value: <bdi>{entry.subject ?? '–'}</bdi> },
          { name: t('office-house.audit.reason'), value: <span dir="auto">{entry.reason ?? '–'}</span> },
          { name: t('office-house.audit.number'), value: entry.id },
        ]}
      />
      {Object.keys(entry.details).length > 0 && (
        <pre className={style.details} dir="ltr">
          {JSON.stringify(entry.details, null, 2)}
        </pre>
      )}
    </section>
  )
}
