import { useSite } from '../base/site.ts'
import { CheckSecret } from '../jackpots/index.ts'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { Calculator } from './Calculator.tsx'
import { Returns } from './Returns.tsx'
import style from './FairnessPage.module.css'

const points = ['fair1', 'fair2', 'fair3', 'fair4'] as const

/** How the house stays fair, the rounds and returns that anybody can look into, and where to find help. */
export function FairnessPage() {
  const {
    settings,
    texts: { t },
  } = useSite()
  return (
    <article className={style.page}>
      <PageTitle title={t('shell.fairness')} />
      <h1 className={style.title}>{t('fairness.title')}</h1>
      <p className={style.intro}>{t('fairness.intro')}</p>
      <ol className={style.points}>
        {points.map((point) => (
          <li key={point}>
            <h2>{t(`fairness.${point}`)}</h2>
            <p>{t(`fairness.${point}Text`)}</p>
          </li>
        ))}
      </ol>
      <Calculator />
      <Returns />
      <CheckSecret />
      <section id="safer" className={style.safer}>
        <h2>{t('shell.saferGambling')}</h2>
        <p>{t('shell.helpText')}</p>
        <ul className={style.help}>
          <li>
            <a href="https://www.gamblingtherapy.org/" rel="noopener">
              Gambling Therapy
            </a>
          </li>
          <li>
            <a href="https://www.gamblersanonymous.org/" rel="noopener">
              Gamblers Anonymous
            </a>
          </li>
          <li>
            <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
          </li>
        </ul>
      </section>
    </article>
  )
}
