import { Button, Notice } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { Ways } from '../content/index.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { useT } from '../base/site.ts'
import { frequencies, questions, readingOf, type Reading } from './self-test.ts'
import style from './QuestionnairePage.module.css'

/** /my/limits/questionnaire: a short self-test. The answers stay in the page. */
export function QuestionnairePage() {
  const t = useT()
  const [reading, setReading] = useState<Reading | 'missing'>()
  const said = useRef<HTMLDivElement>(null)
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const answers = Object.fromEntries([...given].map(([name, points]) => [name, Number(points)]))
    setReading(readingOf(answers) ?? 'missing')
    requestAnimationFrame(() => said.current?.scrollIntoView({ block: 'center' }))
  }
  return (
    <MyPage>
      <PageTitle title={t('play.testTitle')} />
      <div className={style.page}>
        <h1 className={style.title}>{t('play.testTitle')}</h1>
        <p className={style.intro}>{t('play.testIntro')}</p>
        <form onSubmit={read} onChange={() => setReading(undefined)} className={style.form} method="post">
          {questions.map((question) => (
            <Question key={question} question={question} />
          ))}
          <div ref={said}>
            {reading && (
              <Notice meaning={reading === 'well' ? 'success' : reading === 'stop' ? 'danger' : 'warning'} live>
                <p>{t(`play.reading.${reading}`)}</p>
              </Notice>
            )}
          </div>
          <div>
            <Button type="submit">{t('play.testRead')}</Button>
          </div>
        </form>
        <Ways title={t('play.next')}>
          <Link to="/my/limits/time-out">{t('play.toBreak')}</Link>
          <Link to="/my/limits/self-exclusion">{t('play.toExclusion')}</Link>
          <Link to="/my/limits/responsible-gambling">{t('play.toHelp')}</Link>
        </Ways>
      </div>
    </MyPage>
  )
}

function Question({ question }: { question: (typeof questions)[number] }) {
  const t = useT()
  return (
    <fieldset className={style.question}>
      <legend>{t(`play.test.${question}`)}</legend>
      <div className={style.answers}>
        {frequencies.map((frequency, points) => (
          <label key={frequency} className={style.answer}>
            <input type="radio" name={question} value={points} />
            <span>{t(`play.frequency.${frequency}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
