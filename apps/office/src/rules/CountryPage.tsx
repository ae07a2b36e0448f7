import type { RulesVersion } from '@fairhouse/contract/office/rules.ts'
import { Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { useFilters, useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Tag } from '../base/pieces/pieces.tsx'
import { Affected } from './Affected.tsx'
import { Values } from './Values.tsx'
import style from './Rules.module.css'

const tones = { past: 'quiet', now: 'good', coming: 'brass' } as const

/** The rules of one country: its versions on a line of time, and of one of them what changed, whom it concerns and where each value is from. */
export function CountryPage() {
  const { caller } = useOffice()
  const t = useT()
  const thing = useThing()
  const country = thing === 'others' ? '*' : thing
  const [filters, setFilters] = useFilters()
  const { data, error } = useQuery(asked(caller, 'GET /office/rules/one', { country }))
  const shown = data?.versions.find(({ from }) => from === filters['from']) ?? inForce(data?.versions)
  return (
    <Page
      title={t('office-house.rules.of', { country: country === '*' ? t('office-house.rules.others') : country })}
      back={{ href: '/rules', label: t('office-house.rules.title') }}
    >
      {error && <ErrorNotice error={error} />}
      {!data && !error && <Skeleton lines={10} label={t('office.list.loading')} />}
      {data && shown && (
        <>
          <TimeLine versions={data.versions} timeZone={data.timeZone} shown={shown} onChoose={({ from }) => setFilters({ from })} />
          <p className={style.source}>
            {t('office-house.rules.file')}: <code dir="ltr">{data.file}</code>. {t('office-house.rules.verified')}:{' '}
            {t(`office-house.rules.isVerified.${shown.isVerified ? 'yes' : 'no'}`)}.
          </p>
          <Changes version={shown} />
          <Affected country={country} />
          <Values version={shown} />
        </>
      )}
    </Page>
  )
}

/** The version in force; where none is, the next to come. */
const inForce = (versions: readonly RulesVersion[] = []): RulesVersion | undefined =>
  versions.find(({ standing }) => standing === 'now') ?? versions.at(-1)

type TimeLineProps = { versions: readonly RulesVersion[]; timeZone: string; shown: RulesVersion; onChoose: (version: RulesVersion) => void }

function TimeLine({ versions, timeZone, shown, onChoose }: TimeLineProps) {
  const t = useT()
  const momentText = useMomentText()
  const moment = (at: string) => momentText(at, timeZone)
  return (
    <ol aria-label={t('office-house.rules.versions')} className={style.line}>
      {versions.map((version) => (
        <li key={version.from}>
          <button type="button" className={style.version} aria-pressed={version === shown} onClick={() => onChoose(version)}>
            <Tag tone={tones[version.standing]}>{t(`office-house.rules.standing.${version.standing}`)}</Tag>
            <span>
              {version.until === null
                ? t('office-house.rules.fromOn', { from: moment(version.from) })
                : t('office-house.rules.fromUntil', { from: moment(version.from), until: moment(version.until) })}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function Changes({ version: { changes } }: { version: RulesVersion }) {
  const t = useT()
  return (
    <Section title={t('office-house.rules.changes')}>
      {changes.length === 0 && <p>{t('office-house.rules.first')}</p>}
      {changes.length > 0 && (
        <dl className={style.values}>
          {changes.map(({ field, before, after }) => (
            <div key={field} className={style.value}>
              <dt>
                <code dir="ltr">{field}</code>
              </dt>
              <dd>
                <del dir="auto">{before ?? '–'}</del> → <ins dir="auto">{after ?? '–'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
