import type { CountryCheck } from '@fairhouse/contract/office/bonuses/campaigns.ts'
import type { MessageKey } from '@fairhouse/messages'
import { useOffice, useT } from '../base/office.ts'
import { Facts } from '../base/pieces/pieces.tsx'
import style from './Campaigns.module.css'

/** Where a campaign may be offered as it is written, and for each country where it may not the rule with its source. */
export function LawCheck({ countries }: { countries: readonly CountryCheck[] }) {
  const t = useT()
  const of = (verdict: CountryCheck['verdict']) => countries.filter((one) => one.verdict === verdict)
  const codes = (verdict: CountryCheck['verdict']) =>
    of(verdict)
      .map(({ country }) => (country === '*' ? t('office-campaigns.law.others') : country))
      .join(' ') || t('office-campaigns.law.nobody')
  return (
    <div role="group" aria-label={t('office-campaigns.law')} className={style.law}>
      {of('unlawful').map((one) => (
        <div key={one.country} className={style.country}>
          <strong>{one.country === '*' ? t('office-campaigns.law.others') : one.country}</strong>
          <ul>
            {one.against.map((broken) => (
              <Broken key={broken.kind} broken={broken} />
            ))}
          </ul>
        </div>
      ))}
      <Facts
        facts={[
          { name: t('office-campaigns.law.offered'), value: codes('offered') },
          { name: t('office-campaigns.law.noTerms'), value: codes('noTerms') },
        ]}
      />
    </div>
  )
}

function Broken({ broken: { kind, wants, values, says, source, grade, checkedOn } }: { broken: CountryCheck['against'][number] }) {
  const { t, has } = useOffice().texts
  const key = `office-campaigns.rule.${kind}`
  const from = source || (grade === 'own' ? t('office-campaigns.ownSource') : t('office-campaigns.noSource'))
  return (
    <li>
      {has(key) ? t(key, { ...values, wants }) : says}
      <span className={style.source}>
        {t('office-campaigns.source', { source: `${from} (${t(`office-campaigns.grade.${grade}` satisfies MessageKey)})`, checkedOn })}
      </span>
    </li>
  )
}
