import type { OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import { Button, Notice } from '@fairhouse/ui'
import { RefusalNotice } from '../acts/index.ts'
import { useT } from '../base/office.ts'

/** Why an item that somebody works on is not uncovered, where the notices of its queue do not say so already. */
export function LookNotice({
  look: { refusal, isOver, again },
}: {
  look: { refusal?: OfficeRefusal; isOver?: boolean; again: () => void }
}) {
  const t = useT()
  if (refusal && refusal.error !== 'taken') return <RefusalNotice refusal={refusal} />
  if (!isOver) return null
  return (
    <Notice live>
      <p>{t('office-queues.covered')}</p>
      <Button kind="line" onClick={again}>
        {t('office-queues.lookAgain')}
      </Button>
    </Notice>
  )
}
