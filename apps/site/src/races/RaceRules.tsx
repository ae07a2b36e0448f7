import type { Answers } from '@fairhouse/contract/caller.ts'
import { moneyText } from '@fairhouse/money'
import { useT } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'
import style from './Races.module.css'

type One = Answers<'GET /api/races/one'>

/** The whole rules of a race: what counts, when, how ties share, what happens with too few, and what is paid when. */
export function RaceRules({ one }: { one: One }) {
  const t = useT()
  const points = usePoints(one)
  return (
    <section className={style.part} aria-labelledby="race-rules">
      <h2 id="race-rules">{t('races.rules')}</h2>
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

function usePoints({ race, rules, prizes }: One): { name: string; text: string }[] {
  const t = useT()
  const date = useDateText()
  const money = (amount: string) => moneyText(amount, race.currency)
  const { buyIn } = race
  const steps = rules.points.map(({ from, points }) => t('races.step', { from, points })).join(' ')
  const scored = {
    bestMultiplier: t('races.scored.bestMultiplier', { count: rules.consecutive ?? 1 }),
    points: `${t('races.scored.points')} ${steps}`,
    sprint: t('races.scored.sprint', { count: rules.firstRounds ?? 0 }),
    wager: t('races.scored.wager'),
  }[race.format]
  const [least, most] = [money(rules.minStake), money(rules.maxStake)]
  return [
    { name: t('races.rule.scored'), text: scored },
    { name: t('races.rule.rounds'), text: t('races.rule.roundsText', { least, most }) },
    {
      name: t('races.rule.time'),
      text: t('races.rule.timeText', { from: date(race.from, 'wholeMoment'), until: date(race.until, 'wholeMoment') }),
    },
    {
      name: t('races.rule.entry'),
      text: buyIn === null ? t('races.rule.entryFree') : t('races.rule.entryPaid', { amount: money(buyIn), least: rules.minPlayers ?? 2 }),
    },
    { name: t('races.rule.ties'), text: t('races.rule.tiesText') },
    ...(prizes.some(({ amount }) => amount !== null) ? [{ name: t('races.rule.house'), text: t('races.rule.houseText') }] : []),
    ...(buyIn === null ? [] : [{ name: t('races.rule.pool'), text: t('races.rule.poolText') }]),
    { name: t('races.rule.paid'), text: t('races.rule.paidText', { at: date(race.paysAt, 'wholeMoment') }) },
    { name: t('races.rule.ends'), text: t('races.rule.endsText') },
  ]
}
