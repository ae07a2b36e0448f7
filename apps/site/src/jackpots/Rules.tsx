import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { useT } from '../base/site.ts'
import style from './Jackpots.module.css'

type Rules = Answers<'GET /api/jackpots/one'>['rules']

/** What fills a jackpot, what it begins with, how it is won, what happens to two at once and when it ends, and what it pays back. */
export function Rules({ rules, currency }: { rules: Rules; currency: string }) {
  const t = useT()
  const { kind, seed, ceiling, oneIn, meterPercent, reservePercent, reserve, returnPercent } = rules
  const money = (amount: string) => moneyText(amount, currency)
  const points = [
    { name: t('jackpots.rule.filled'), text: t('jackpots.rule.filledText', { meter: meterPercent, reserve: reservePercent, currency }) },
    { name: t('jackpots.rule.begins'), text: t('jackpots.rule.beginsText', { seed: money(seed), reserve: money(reserve) }) },
    {
      name: t('jackpots.rule.won'),
      text:
        kind === 'mustHitBy'
          ? t('jackpots.rule.mustHitBy', { seed: money(seed), ceiling: money(ceiling ?? seed) })
          : t('jackpots.rule.random', { oneIn: money(oneIn ?? seed) }),
    },
    { name: t('jackpots.rule.two'), text: t('jackpots.rule.twoText') },
    { name: t('jackpots.rule.paid'), text: t('jackpots.rule.paidText') },
    { name: t('jackpots.rule.return'), text: t('jackpots.rule.returnText', { percent: returnPercent }) },
    { name: t('jackpots.rule.ends'), text: t('jackpots.rule.endsText') },
  ]
  return (
    <section className={style.part} aria-labelledby="jackpot-rules">
      <h2 id="jackpot-rules">{t('jackpots.rules')}</h2>
      <dl className={style.rules}>
        {points.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
