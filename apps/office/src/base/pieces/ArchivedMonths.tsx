import { monthsText } from '@fairhouse/contract/base/month-range.ts'
import type { ArchivedMonths as Months } from '@fairhouse/contract/office/base/office-call.ts'
import { useT } from '../office.ts'

/** Says at the end of a list which months it does not show, as the archive has them alone, and how they are read. */
export function ArchivedMonths({ months = [] }: { months: Months | undefined }) {
  const t = useT()
  if (months.length === 0) return null
  return <p>{t('office.list.archived', { months: monthsText(months) })}</p>
}
