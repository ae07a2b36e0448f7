import type { RulesVersion } from '@fairhouse/contract/office/rules.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import style from './Rules.module.css'

type Value = RulesVersion['values'][number]

/** Every value of a version under what it is about, with its source. */
export function Values({ version: { values } }: { version: RulesVersion }) {
  const { t, has } = useOffice().texts
  const parts = Map.groupBy(values, ({ field }) => field.split('.')[0] ?? field)
  return (
    <>
      {[...parts].map(([part, of]) => {
        const key = `office-house.rules.part.${part}`
        return (
          <Section key={part} title={has(key) ? t(key) : part}>
            <dl className={style.values}>
              {of.map((value) => (
                <ValueRow key={value.field} value={value} />
              ))}
            </dl>
          </Section>
        )
      })}
    </>
  )
}

function ValueRow({ value: { field, value, source } }: { value: Value }) {
  return (
    <div className={style.value}>
      <dt>
        <code dir="ltr">{field}</code>
      </dt>
      <dd>
        <bdi>{value}</bdi>
        {source && <SourceLine source={source} />}
      </dd>
    </div>
  )
}

function SourceLine({ source: { url, grade, checkedOn } }: { source: NonNullable<Value['source']> }) {
  const t = useT()
  // A source may be an address, with words around it or without.
  const [address] = /(?:[\w-]+\.)+[a-z]{2,}\/\S*/.exec(url) ?? []
  const words = url || t(grade === 'own' ? 'office-campaigns.ownSource' : 'office-campaigns.noSource')
  return (
    <span className={style.source}>
      {address === url && url !== '' ? (
        <a href={`https://${url}`} target="_blank" rel="noreferrer">
          {url}
        </a>
      ) : (
        words
      )}{' '}
      · {t(`office-campaigns.grade.${grade}`)} · {checkedOn}
    </span>
  )
}
