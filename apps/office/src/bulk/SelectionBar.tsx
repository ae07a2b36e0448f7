import type { BulkKind } from '@fairhouse/contract/office/bulk-calls.ts'
import { Button } from '@fairhouse/ui'
import { Key } from '../base/keys/Key.tsx'
import { useKeys } from '../base/keys/use-keys.ts'
import { useT } from '../base/office.ts'
import type { Selection } from '../base/pieces/selection.ts'
import { useBeginBulk } from './bulk-draft.ts'
import style from './Bulk.module.css'

/** Lies under a list in which something is chosen: how many, and what leads on. `chooseAll` takes all that the filters let through. */
export function SelectionBar({ kind, selection, chooseAll }: { kind: BulkKind; selection: Selection; chooseAll?: () => void }) {
  const t = useT()
  const begin = useBeginBulk()
  const { chosen, choose } = selection
  const goOn = () => begin({ kind, subjects: chosen, from: location.pathname + location.search })
  useKeys([
    ...(chosen.length > 0
      ? [
          { id: 'bulk.goOn', keys: 'b', label: t('office-bulk.goOn'), group: 'page' as const, run: goOn },
          { id: 'bulk.none', keys: 'Escape', label: t('office-bulk.none'), group: 'page' as const, run: () => choose([]) },
        ]
      : []),
    ...(chooseAll ? [{ id: 'bulk.all', keys: 'mod+a', label: t('office-bulk.all'), group: 'page' as const, run: chooseAll }] : []),
  ])
  if (chosen.length === 0) return null
  return (
    <section className={style.bar} aria-label={t('office-bulk.chosen', { count: chosen.length })}>
      <p className={style.count} aria-live="polite">
        {t('office-bulk.chosen', { count: chosen.length })}
      </p>
      {chooseAll && (
        <Button kind="plain" onClick={chooseAll}>
          {t('office-bulk.all')}
          <Key keys="mod+a" />
        </Button>
      )}
      <Button kind="plain" onClick={() => choose([])}>
        {t('office-bulk.none')}
        <Key keys="Escape" />
      </Button>
      <Button onClick={goOn}>
        {t('office-bulk.goOn')}
        <Key keys="b" />
      </Button>
    </section>
  )
}
