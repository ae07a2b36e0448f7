import { useDateText } from '../shell/use-date-text.ts'
import { useAnswer } from '../asking.ts'
import { useWords } from '../loaded-words.ts'
import { useSite } from '../site.ts'
import style from './ExclusionNotice.module.css'

/** Under the head of every page, while it holds: the player is away, until when, and that money can be withdrawn. */
export function ExclusionNotice() {
  const { texts } = useSite()
  useWords(texts, 'exclusion')
  const { t } = texts
  const dateText = useDateText()
  const exclusion = useAnswer('GET /api/exclusion', {}, { staleMs: 60_000 }).data?.exclusion
  if (!exclusion) return null
  const time = exclusion.until ? dateText(exclusion.until, 'wholeMoment') : ''
  return (
    <p className={style.notice} role="status">
      <strong>
        {t(exclusion.kind === 'timeOut' ? 'exclusion.onBreak' : time ? 'exclusion.isExcluded' : 'exclusion.isExcludedForGood', { time })}
      </strong>{' '}
      {t('exclusion.pointMoney')}
    </p>
  )
}
