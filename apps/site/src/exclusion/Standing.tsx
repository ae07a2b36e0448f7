import type { Exclusion } from '@fairhouse/contract'
import { Notice } from '@fairhouse/ui'
import { dateText } from '../shell/date-text.ts'
import { useSite } from '../site.ts'

/** Says what holds now: a break or an exclusion, and until when. */
export function Standing({ exclusion }: { exclusion: Exclusion }) {
  const {
    texts: { t, language },
  } = useSite()
  const time = exclusion.until ? dateText(language, exclusion.until, 'wholeMoment') : ''
  return (
    <Notice meaning="warning">
      <p suppressHydrationWarning>
        {t(exclusion.kind === 'timeOut' ? 'exclusion.onBreak' : time ? 'exclusion.isExcluded' : 'exclusion.isExcludedForGood', { time })}
      </p>
      <p>{t('exclusion.pointMoney')}</p>
    </Notice>
  )
}
