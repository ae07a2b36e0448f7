import type { DocumentGroupView } from '@fairhouse/contract'
import { Button, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { useSite } from '../../base/site.ts'
import { UploadForm } from './UploadForm.tsx'
import type { UploadGroup } from './use-upload.ts'
import style from '../state/Documents.module.css'

type Props = { group: UploadGroup; view: DocumentGroupView; ends?: 'finish' | 'ok'; onEnd?: () => void; onBack?: () => void }

/**
 * The status of a group and the form that sends a document of it: while one waits or is approved, the status takes the
 * form's place until another document is wanted.
 */
export function GroupForm({ group, view, ends = 'finish', onEnd, onBack }: Props) {
  const { t } = useSite().texts
  const [isOpen, setOpen] = useState(false)
  const { groupStatus, offered, reason } = view
  const isSettled = groupStatus === 'uploaded' || groupStatus === 'approved'
  const end = () => {
    setOpen(false)
    onEnd?.()
  }
  if (isSettled && !isOpen)
    return (
      <div className={style.group}>
        <Standing group={group} view={view} />
        {offered.length > 0 && (
          <Button kind="line" onClick={() => setOpen(true)}>
            {t('documents.another')}
          </Button>
        )}
      </div>
    )
  return (
    <div className={style.group}>
      {groupStatus === 'rejected' && !isOpen && (
        <Notice meaning="warning">
          <p>{t('documents.rejected')}</p>
          {reason && <p>{t('documents.reason', { reason })}</p>}
        </Notice>
      )}
      <UploadForm group={group} view={view} ends={ends} onSent={() => setOpen(true)} onEnd={end} {...(onBack ? { onBack } : {})} />
    </div>
  )
}

/** The message for a group that waits or is approved. */
function Standing({ group, view: { groupStatus } }: { group: UploadGroup; view: DocumentGroupView }) {
  const { t } = useSite().texts
  if (groupStatus === 'approved')
    return (
      <Notice meaning="success">
        <p>{t(group === 'identity' || group === 'address' ? 'documents.approvedPerson' : 'documents.approved')}</p>
      </Notice>
    )
  return (
    <Notice>
      <p className={style.strong}>{t('documents.status.uploaded')}</p>
      <p>{t('documents.waitingTime')}</p>
    </Notice>
  )
}
