import { useOffice } from '../base/office.ts'
import { recordIn, type Written } from '../written/index.ts'
import { ranges } from './segment-data.ts'

/** Says in words what a segment says of its players. */
export function useSegmentWords(): (data: Written) => string {
  const { texts } = useOffice()
  const { t } = texts
  return (data) => {
    const countries = Array.isArray(data['countries']) ? data['countries'].map(String) : []
    const said = ranges.flatMap((name) => {
      const { least, most, withinDays } = recordIn(data[name])
      if (least === undefined && most === undefined) return []
      const range =
        least === undefined
          ? t('office-segments.atMost', { most: String(most) })
          : most === undefined
            ? t('office-segments.atLeast', { least: String(least) })
            : t('office-segments.between', { least: String(least), most: String(most) })
      return [t(`office-segments.of.${name}`, { range, days: String(withinDays ?? '') })]
    })
    return new Intl.ListFormat(texts.language.tag, { type: 'conjunction' }).format([
      ...(countries.length > 0 ? [countries.join(' ')] : []),
      ...said,
    ])
  }
}
