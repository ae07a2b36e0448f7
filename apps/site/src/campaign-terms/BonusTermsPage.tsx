import { useParams } from '@tanstack/react-router'
import { useAnswer } from '../base/answers.ts'
import { TermsPage } from './TermsPage.tsx'

/** /my/campaigns/terms/$bonus: the terms of a bonus as they were accepted. */
export function BonusTermsPage() {
  const { bonus = '' } = useParams({ strict: false })
  const { data, isError } = useAnswer('GET /api/bonuses/terms', { bonus })
  return <TermsPage terms={data} isError={isError} back="/my/campaigns/promotions" />
}
