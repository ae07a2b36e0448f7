import { useParams } from '@tanstack/react-router'
import { useAnswer } from '../base/answers.ts'
import { TermsPage } from './TermsPage.tsx'

/** /promotions/terms/$campaign: the whole terms of an offer, by its number or the promo code that leads to it. */
export function OfferTermsPage() {
  const { campaign = '' } = useParams({ strict: false })
  const { data, isError } = useAnswer('GET /api/campaigns/terms', { campaign })
  return <TermsPage terms={data} isError={isError} back="/promotions" />
}
