import { Button } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { Suspense, type ComponentType } from 'react'
import { ErrorMessage } from '../shell/ErrorMessage.tsx'
import { PageTitle } from '../shell/PageTitle.tsx'
import { Points, Question } from '../shell/Question.tsx'
import { proofDialog, type ProofDialogProps } from '../sign-in/index.ts'
import { useSite } from '../site.ts'
import { MyPage } from './MyPage.tsx'
import page from './ProfilePage.module.css'
import style from './SecondFactorPage.module.css'
import { proofNeeded, useDeletion } from './use-deletion.ts'

const ProofDialog = proofDialog.view as unknown as ComponentType<ProofDialogProps> // the chunk's one component

/** /my/delete-account: what deletion means, asked once more, proven, done; with money left the way to withdraw it. */
export function DeleteAccountPage() {
  const { texts, settings } = useSite()
  const { t } = texts
  const { isAsked, ask, back, busy, refusal, send, forgive } = useDeletion()
  return (
    <MyPage>
      <PageTitle title={t('account.delete')} />
      <h1 className={page.title}>{t('account.delete')}</h1>
      <p className={page.intro}>{t('account.intro')}</p>
      <div className={page.steps}>
        <Points>
          <li>{t('account.pointClosed')}</li>
          <li>{t('account.pointMoney')}</li>
          <li>{t('account.pointBonus')}</li>
          <li>{t('account.pointKept')}</li>
        </Points>
        {refusal && refusal.error !== proofNeeded && <ErrorMessage error={refusal} />}
        {refusal?.error === 'withdrawBeforeDeletion' && <p>{t('account.rest', { email: settings.supportEmail })}</p>}
        {isAsked ? (
          <Asked busy={busy} onDelete={() => void send()} onKeep={back} />
        ) : (
          <div className={style.actions}>
            <Button onClick={ask}>{t('account.delete')}</Button>
          </div>
        )}
        <p>
          {t('account.orBreak')} <Link to="/my/limits/self-exclusion">{t('my.selfExclusion')}</Link>
        </p>
        <p>
          <Link to="/$pageName" params={{ pageName: 'privacy-policy' }}>
            {t('account.whatWeKeep')}
          </Link>
        </p>
      </div>
      {refusal?.error === proofNeeded && (
        <Suspense>
          <ProofDialog asked={refusal} onProven={() => void send()} onCancel={forgive} />
        </Suspense>
      )}
    </MyPage>
  )
}

type AskedProps = { busy: boolean; onDelete: () => void; onKeep: () => void }

/** Whether it is meant. */
function Asked({ busy, onDelete, onKeep }: AskedProps) {
  const { t } = useSite().texts
  return (
    <Question title={t('account.asked')}>
      <div className={style.actions}>
        <Button busy={busy} onClick={onDelete}>
          {t('account.forGood')}
        </Button>
        <Button kind="line" disabled={busy} onClick={onKeep}>
          {t('account.keep')}
        </Button>
      </div>
    </Question>
  )
}
