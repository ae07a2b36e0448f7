import type { MessageKey } from '@fairhouse/messages'
import { Button } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { PageTitle } from '../frame/page/PageTitle.tsx'
import { Points, Question } from '../frame/page/Question.tsx'
import { stepUpDialog, type StepUpProps } from '../step-up/index.ts'
import { useSite } from '../base/site.ts'
import { MyPage } from '../frame/my-page/MyPage.tsx'
import page from './ProfilePage.module.css'
import style from './SecondFactorPage.module.css'
import { proofNeeded, useEnding, type Ending } from './use-ending.ts'

const StepUpDialog = stepUpDialog.view as unknown as ComponentType<StepUpProps> // the chunk's one component

type EndAccountProps = Ending & {
  /** What ending the account means, point by point. */
  points: readonly MessageKey[]
  words: Ending['words'] & { title: MessageKey; intro: MessageKey; asked: MessageKey; confirm: MessageKey }
  /** Alternatives the player may prefer. */
  children?: ReactNode
}

/** Ends an account by its owner: explained, confirmed, proven, done; offers a withdrawal if money is left. */
export function EndAccount({ call, points, words, children }: EndAccountProps) {
  const { texts, settings } = useSite()
  const { t } = texts
  const { isAsked, ask, back, busy, refusal, send, forgive } = useEnding({ call, words })
  return (
    <MyPage>
      <PageTitle title={t(words.title)} />
      <h1 className={page.title}>{t(words.title)}</h1>
      <p className={page.intro}>{t(words.intro)}</p>
      <div className={page.steps}>
        <Points>
          {points.map((point) => (
            <li key={point}>{t(point)}</li>
          ))}
        </Points>
        {refusal && refusal.error !== proofNeeded && <ErrorMessage error={refusal} />}
        {refusal?.error === 'withdrawBeforeDeletion' && <p>{t('account.rest', { email: settings.supportEmail })}</p>}
        {isAsked ? (
          <Asked title={t(words.asked)} confirm={t(words.confirm)} busy={busy} onEnd={() => void send()} onKeep={back} />
        ) : (
          <div className={style.actions}>
            <Button onClick={ask}>{t(words.title)}</Button>
          </div>
        )}
        <p>
          {t('account.orBreak')} <Link to="/my/limits/self-exclusion">{t('my.selfExclusion')}</Link>
        </p>
        {children}
        <p>
          <Link to="/$pageName" params={{ pageName: 'privacy-policy' }}>
            {t('account.whatWeKeep')}
          </Link>
        </p>
      </div>
      {refusal?.error === proofNeeded && (
        <Suspense>
          <StepUpDialog asked={refusal} onProven={() => void send()} onCancel={forgive} />
        </Suspense>
      )}
    </MyPage>
  )
}

type AskedProps = { title: string; confirm: string; busy: boolean; onEnd: () => void; onKeep: () => void }

/** Asks for confirmation. */
function Asked({ title, confirm, busy, onEnd, onKeep }: AskedProps) {
  const { t } = useSite().texts
  return (
    <Question title={title}>
      <div className={style.actions}>
        <Button busy={busy} onClick={onEnd}>
          {confirm}
        </Button>
        <Button kind="line" disabled={busy} onClick={onKeep}>
          {t('account.keep')}
        </Button>
      </div>
    </Question>
  )
}
