import { dateText } from '../shell/date-text.ts'
import { nowOf, useSite } from '../site.ts'
import { endOf, type Length } from './exclusion-length.ts'

/** Says until when a length lasts that begins now. */
export function useUntilText(): (length: Length) => string {
  const site = useSite()
  const { t, language } = site.texts
  return (length) => {
    const end = endOf(length, nowOf(site))
    return end === undefined ? t('exclusion.noEnd') : t('exclusion.until', { time: dateText(language, end, 'wholeMoment') })
  }
}
