import type { DocumentStatus } from '@fairhouse/contract'
import { useT } from '../../base/site.ts'
import style from './Documents.module.css'

/** The status of a document or group, as a word and a colour. */
export function StatusMark({ status }: { status: DocumentStatus | null }) {
  const t = useT()
  return (
    <span className={style.mark} data-status={status ?? 'none'}>
      {t(`documents.status.${status ?? 'none'}`)}
    </span>
  )
}
