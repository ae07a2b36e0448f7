import { Button, EmptyState, Icon, Money, Notice, Skeleton, Spinner, Stepper, TextField } from '@fairhouse/ui'
import { PageTitle } from '../shell/PageTitle.tsx'
import { useT } from '../site.ts'
import style from './StyleGuidePage.module.css'

const colours = ['paper', 'sheet', 'well', 'ink', 'ink-soft', 'brass', 'brass-deep', 'danger', 'success', 'warning', 'info'] as const
const signs = ['menu', 'person', 'globe', 'search', 'clock', 'shield', 'ledger', 'leave', 'forward', 'back', 'eye', 'offline'] as const
const meanings = ['info', 'success', 'warning', 'danger'] as const

/** /StyleGuide: the house's colours, letters, signs and parts, as pages use them. */
export function StyleGuidePage() {
  const t = useT()
  return (
    <div className={style.guide}>
      <PageTitle title={t('content.styleGuide')} description={t('content.styleGuideText')} />
      <header>
        <h1 className={style.title}>{t('content.styleGuide')}</h1>
        <p className={style.intro}>{t('content.styleGuideText')}</p>
      </header>
      <section>
        <h2>{t('content.colours')}</h2>
        <ul className={style.colours}>
          {colours.map((name) => (
            <li key={name}>
              <span className={style.patch} data-colour={name} />
              <code>--{name}</code>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('content.letters')}</h2>
        <p className={style.large}>{t('content.sample')}</p>
        <p>{t('content.sample')}</p>
        <p>
          <Money amount="1234.50" currency="EUR" />
        </p>
      </section>
      <Parts />
    </div>
  )
}

function Parts() {
  const t = useT()
  return (
    <>
      <section>
        <h2>{t('content.signs')}</h2>
        <p className={style.row}>
          {signs.map((name) => (
            <Icon key={name} name={name} size={26} />
          ))}
        </p>
      </section>
      <section>
        <h2>{t('content.parts')}</h2>
        <p className={style.row}>
          <Button>{t('shell.continue')}</Button>
          <Button kind="line">{t('shell.cancel')}</Button>
          <Button busy>{t('shell.loading')}</Button>
          <Spinner large />
        </p>
        {meanings.map((meaning) => (
          <Notice key={meaning} meaning={meaning}>
            {t('content.sample')}
          </Notice>
        ))}
        <Stepper label={t('content.parts')} steps={['1', '2', '3']} current={1} now="2 / 3" />
        <div className={style.fields}>
          <TextField id="sample" label={t('content.field')} hint={t('content.sample')} />
          <TextField id="sample-wrong" label={t('content.field')} error={t('content.sample')} />
        </div>
        <Skeleton label={t('shell.loading')} lines={3} />
        <EmptyState title={t('content.nothing')} text={t('content.sample')} />
      </section>
    </>
  )
}
