import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { useT } from '../base/site.ts'
import style from './Jackpots.module.css'

type Rules = Answers<'GET /api/jackpots/one'>['rules']
type Translate = ReturnType<typeof useT>

/** What fills a jackpot, what it begins with, how it is won, what happens to two at once and when it ends, and what it pays back. */
export function Rules({ rules, currency, outcome }: { rules: Rules; currency: string; outcome: string | null }) {
  const t = useT()
  const { seed, meterPercent, reservePercent, reserve, returnPercent, fullStake } = rules
  const money = (amount: string) => moneyText(amount, currency)
  const stake = fullStake === null ? undefined : money(fullStake)
  const begins = { seed: money(seed), reserve: money(reserve) }
  const points = [
    { name: t('jackpots.rule.filled'), text: t('jackpots.rule.filledText', { meter: meterPercent, reserve: reservePercent, currency }) },
    { name: t('jackpots.rule.begins'), text: stake ? t('jackpots.rule.beginsReels', begins) : t('jackpots.rule.beginsText', begins) },
    { name: t('jackpots.rule.won'), text: howWon(t, rules, money, outcome) },
    { name: t('jackpots.rule.two'), text: t(stake ? 'jackpots.rule.twoReels' : 'jackpots.rule.twoText') },
    { name: t('jackpots.rule.paid'), text: t('jackpots.rule.paidText') },
    {
      name: t('jackpots.rule.return'),
      text: stake
        ? t('jackpots.rule.returnReels', { percent: returnPercent, stake })
        : t('jackpots.rule.returnText', { percent: returnPercent }),
    },
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

function howWon(
  t: Translate,
  { kind, seed, ceiling, oneIn, fullStake, rounds }: Rules,
  money: (amount: string) => string,
  outcome: string | null,
) {
  if (kind === 'mustHitBy') return t('jackpots.rule.mustHitBy', { seed: money(seed), ceiling: money(ceiling ?? seed) })
  if (kind === 'random') return t('jackpots.rule.random', { oneIn: money(oneIn ?? seed) })
  return t('jackpots.rule.reels', { outcome: outcome ?? '', rounds: Number(rounds), stake: money(fullStake ?? seed) })
}
