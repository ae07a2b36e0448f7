import { useDateText } from '../base/use-date-text.ts'
import { useMinute } from '../base/use-minute.ts'
import { useSite } from '../base/site.ts'
import { endOf, type Length } from './exclusion-length.ts'

/** Says until when a length lasts that begins now. */
export function useUntilText(): (length: Length) => string {
  const { t } = useSite().texts
  const dateText = useDateText()
  const minute = useMinute()
  return (length) => {
    const end = endOf(length, minute)
    return end === undefined ? t('exclusion.noEnd') : t('exclusion.until', { time: dateText(end, 'wholeMoment') })
  }
}
