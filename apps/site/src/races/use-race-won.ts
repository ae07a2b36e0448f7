import { moneyText } from '@fairhouse/money'
import { useEffect } from 'react'
import { forget, question } from '../base/answers.ts'
import { useSite, type Site } from '../base/site.ts'
import { onPushEvent } from '../push/index.ts'

/** Long enough for somebody who looks away from the page for a while. */
const shownMs = 120_000

/** Tells a player on whatever page that a race is over and what they have won. */
export function useRaceWon(): void {
  const site = useSite()
  useEffect(() => onPushEvent((news) => void (news.event === 'raceWon' && tell(site, news.data))), [site])
}

async function tell(site: Site, { id, place, amount, currency }: { id: string; place: number; amount: string; currency: string }) {
  const { queries, call, texts, toasts } = site
  forget(queries, 'GET /api/races', 'GET /api/races/one')
  const [one] = await Promise.all([
    queries.fetch(question(call, 'GET /api/races/one', { id })).catch(() => undefined),
    texts.load(['races']),
  ])
  const name = one?.race.name ?? texts.t('races.one')
  const text = texts.t('races.youWon', { name, place, amount: moneyText(amount, currency) })
  toasts.show('success', text, { to: `/tournaments/${id}`, text: texts.t('races.look') }, shownMs)
}
