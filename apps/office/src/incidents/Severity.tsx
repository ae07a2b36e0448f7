import type { IncidentRow } from '@fairhouse/contract/office/incidents.ts'
import { useT } from '../base/office.ts'
import { Tag } from '../base/pieces/pieces.tsx'

/** How bad an incident is, while it is open; that it is closed, afterwards. */
export function Severity({ of: { severity, closedAt } }: { of: Pick<IncidentRow, 'severity' | 'closedAt'> }) {
  const t = useT()
  if (closedAt !== null) return <Tag>{t('office-incidents.isClosed')}</Tag>
  return <Tag tone={severity === 'minor' ? 'warning' : 'bad'}>{t(`office-incidents.severity.${severity}`)}</Tag>
}
