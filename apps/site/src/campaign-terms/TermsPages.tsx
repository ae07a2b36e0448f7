import { useParams } from '@tanstack/react-router'
import { useAnswer } from '../base/answers.ts'
import { TermsPage } from './TermsPage.tsx'

/** /promotions/terms/$campaign: an offer's terms, by its number or promo code; /my/campaigns/terms/$bonus: those that a player accepted. */
export function TermsPages() {
  const { campaign = '', bonus } = useParams({ strict: false })
  return bonus === undefined ? <OfOffer campaign={campaign} /> : <OfBonus bonus={bonus} />
}

function OfOffer({ campaign }: { campaign: string }) {
  const { data, isError } = useAnswer('GET /api/campaigns/terms', { campaign })
  return <TermsPage terms={data} isError={isError} back="/promotions" />
}

function OfBonus({ bonus }: { bonus: string }) {
  const { data, isError } = useAnswer('GET /api/bonuses/terms', { bonus })
  return <TermsPage terms={data} isError={isError} back="/my/campaigns/promotions" />
}
