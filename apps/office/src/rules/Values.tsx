import type { RulesVersion } from '@fairhouse/contract/office/rules.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import style from './Rules.module.css'

type Value = RulesVersion['values'][number]

/** Every value of a version under what it is about, with its source; what stands alone comes first. */
export function Values({ version: { values } }: { version: RulesVersion }) {
  const t = useT()
  const label = useLabel()
  const alone = values.filter(({ field }) => !field.includes('.'))
  const parts = Map.groupBy(
    values.filter(({ field }) => field.includes('.')),
    ({ field }) => field.split('.')[0] ?? field,
  )
  return (
    <>
      <Section title={t('office-house.rules.general')}>
        <dl className={style.values}>
          {alone.map((value) => (
            <ValueRow key={value.field} value={value} label={label(value.field)} />
          ))}
        </dl>
      </Section>
      {[...parts].map(([part, of]) => (
        <Section key={part} title={label(part)}>
          <dl className={style.values}>
            {of.map((value) => (
              <ValueRow key={value.field} value={value} />
            ))}
          </dl>
        </Section>
      ))}
    </>
  )
}

/** Names what a value is about; by its own name where there are no words for it. */
function useLabel(): (part: string) => string {
  const { t, has } = useOffice().texts
  return (part) => {
    const key = `office-house.rules.part.${part}`
    return has(key) ? t(key) : part
  }
}

function ValueRow({ value: { field, value, source }, label }: { value: Value; label?: string }) {
  return (
    <div className={style.value}>
      <dt>{label ?? <code dir="ltr">{field}</code>}</dt>
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
      )}
      {url !== '' && ` · ${t(`office-campaigns.grade.${grade}`)}`} · {checkedOn}
    </span>
  )
}
