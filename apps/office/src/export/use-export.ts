import type { OfficeAt } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useMay } from '../base/me.ts'
import { useOffice } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'

/** Takes a list along as a file, as it is narrowed now; nothing for whoever may not. */
export function useExport(list: OfficeAt, input: Readonly<Record<string, string | undefined>>): readonly PageAct[] {
  const { texts, toasts } = useOffice()
  const { t } = texts
  const may = useMay()
  const act = useAct()
  if (!may('lists.export')) return []
  const chosen = Object.fromEntries(Object.entries(input).filter((one): one is [string, string] => Boolean(one[1])))
  const run = () =>
    act({
      at: 'POST /office/export',
      input: { list, input: chosen },
      title: t('office-bulk.export.title'),
      about: t('office-bulk.export.about'),
      verb: t('office-bulk.export.verb'),
      done: t('office-bulk.export.done'),
      onDone: ({ name, csv, rows, isMore, broken }) => {
        saveFile(name, csv)
        if (isMore) toasts.show('warning', t('office-bulk.export.isMore', { rows }))
        const [first] = broken
        if (first) toasts.show('warning', t('office-bulk.export.broken', { count: broken.length, row: first.row, why: first.why }))
      },
    })
  return [{ id: 'export', keys: 'E', label: t('office-bulk.export.verb'), run }]
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
