import { moneyText } from '@fairhouse/money'
import { useEffect } from 'react'
import { question } from '../base/answers.ts'
import { useSite, type Site } from '../base/site.ts'
import { onPushEvent } from '../push/index.ts'

/** Long enough for somebody who looks away from the page for a while. */
const shownMs = 120_000

/** Tells a player on whatever page, in a game, too, that they have won a jackpot. */
export function useJackpotWon(): void {
  const site = useSite()
  useEffect(() => onPushEvent((news) => void (news.event === 'jackpotWon' && tell(site, news.data))), [site])
}

async function tell(
  { queries, call, texts, toasts }: Site,
  { id, amount, currency }: { id: string; amount: string; currency: string },
): Promise<void> {
  const [one] = await Promise.all([
    queries.fetch(question(call, 'GET /api/jackpots/one', { id })).catch(() => undefined),
    texts.load(['jackpots']),
  ])
  const name = one?.jackpot.name ?? texts.t('jackpots.one')
  const text = texts.t('jackpots.youWon', { name, amount: moneyText(amount, currency) })
  toasts.show('success', text, { to: `/jackpots/${id}`, text: texts.t('jackpots.look') }, shownMs)
}
