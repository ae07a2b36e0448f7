import { Link } from '@tanstack/react-router'
import { useDateText } from '../base/use-date-text.ts'
import { useAnswer } from '../base/answers.ts'
import { useWords } from '../base/loaded-words.ts'
import { useSite } from '../base/site.ts'
import { textOf } from './exclusion-text.ts'
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
  const isOver = exclusion.ending === 'toBeAsked'
  return (
    <p className={style.notice} role="status">
      <strong>{t(textOf(exclusion), { time })}</strong>{' '}
      {isOver ? <Link to="/my/limits/self-exclusion">{t('exclusion.returnTitle')}</Link> : t('exclusion.pointMoney')}
    </p>
  )
}
