import type { Conditions } from '@fairhouse/contract'
import { countryName } from '@fairhouse/fields/lists/countries.ts'
import { conditionsText, type ConditionsPart } from '@fairhouse/messages/campaign-conditions.ts'
import { Button, buttonClass, EmptyState, Skeleton } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useSite, useT } from '../base/site.ts'
import { useDateText } from '../base/use-date-text.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { Shares } from './Counting.tsx'
import style from './Terms.module.css'

type TermsPageProps = { terms: Conditions | undefined; isError: boolean; back: string }

/** The whole terms of a bonus, once they are known, and the way back. */
export function TermsPage({ terms, isError, back }: TermsPageProps) {
  const t = useT()
  if (terms) return <Terms terms={terms} back={back} />
  if (!isError) return <Skeleton label={t('shell.loading')} lines={8} />
  return (
    <EmptyState title={t('bonuses.terms.failed')} text={t('bonuses.terms.failedText')}>
      <Link to={back} className={buttonClass('line')}>
        {t('campaigns.title')}
      </Link>
    </EmptyState>
  )
}

function Terms({ terms, back }: { terms: Conditions; back: string }) {
  const { texts } = useSite()
  const { t } = texts
  const dateText = useDateText()
  const date = (moment: string) => dateText(moment, 'day')
  const title = t('bonuses.terms.title', { title: terms.title })
  const parts = conditionsText(terms, { t, date, country: (code) => countryName(code, texts.language.tag) })
  return (
    <article className={style.page}>
      <PageTitle title={title} />
      <div className={style.head}>
        <h1 className={style.title}>{title}</h1>
        {terms.about && <p>{terms.about}</p>}
        <p className={style.soft}>{t('bonuses.terms.version', { version: terms.version })}</p>
        {terms.acceptedAt && <p className={style.soft}>{t('bonuses.terms.accepted', { date: date(terms.acceptedAt) })}</p>}
        <p className={style.acts}>
          <Button kind="line" onClick={() => window.print()}>
            {t('bonuses.terms.print')}
          </Button>
          <Link to={back}>{t('campaigns.title')}</Link>
        </p>
      </div>
      {parts.map((one) => (
        <Part key={one.name} part={one} terms={terms} />
      ))}
    </article>
  )
}

function Part({ part: { name, title, lines, says }, terms }: { part: ConditionsPart; terms: Conditions }) {
  return (
    <section aria-labelledby={`terms-${name}`} className={style.part}>
      <h2 id={`terms-${name}`}>{title}</h2>
      {lines.length > 0 && (
        <dl className={style.lines}>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {name === 'games' && terms.counting && <Shares counting={terms.counting} />}
      {name === 'back' && terms.cashBackCounting && (
        <Shares counting={{ ...terms.cashBackCounting, excludedGames: [], wholeStake: true }} />
      )}
      {says.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  )
}
