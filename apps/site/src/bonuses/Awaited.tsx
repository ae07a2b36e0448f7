import { Notice } from '@fairhouse/ui'
import { useAnswer } from '../base/answers.ts'
import { useT } from '../base/site.ts'

/** Says that the bonus chosen while registering comes once the account is ready; nothing where there is none. */
export function Awaited() {
  const t = useT()
  const title = useAnswer('GET /api/campaigns', {}).data?.awaited
  return title === undefined ? null : <Notice>{t('bonuses.awaited', { title })}</Notice>
}
