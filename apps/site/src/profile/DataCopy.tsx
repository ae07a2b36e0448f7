import type { ErrorAnswer } from '@fairhouse/contract'
import { Button } from '@fairhouse/ui'
import { Suspense, useState, type ComponentType } from 'react'
import { ErrorMessage } from '../frame/page/ErrorMessage.tsx'
import { stepUpDialog, type StepUpProps } from '../step-up/index.ts'
import { useSite } from '../base/site.ts'
import style from './ProfileDetails.module.css'

const StepUpDialog = stepUpDialog.view as unknown as ComponentType<StepUpProps> // the chunk's one component
const proofNeeded = 'proofNeeded'

type Form = 'html' | 'json'

/** Everything that is kept about the player, as a file: a page to read, or one for programs. They prove first who they are. */
export function DataCopy() {
  const { t } = useSite().texts
  const { busy, refusal, ask, again, forgive } = useCopy()
  return (
    <section className={style.details} aria-labelledby="profile-copy">
      <h2 id="profile-copy">{t('my.copyTitle')}</h2>
      <p>{t('my.copyText')}</p>
      {refusal && refusal.error !== proofNeeded && <ErrorMessage error={refusal} />}
      <div className={style.actions}>
        <Button busy={busy === 'html'} onClick={() => void ask('html')}>
          {t('my.copyHtml')}
        </Button>
        <Button kind="line" busy={busy === 'json'} onClick={() => void ask('json')}>
          {t('my.copyJson')}
        </Button>
      </div>
      {refusal?.error === proofNeeded && (
        <Suspense>
          <StepUpDialog asked={refusal} onProven={() => void again()} onCancel={forgive} />
        </Suspense>
      )}
    </section>
  )
}

function useCopy() {
  const site = useSite()
  const [form, setForm] = useState<Form>('html')
  const [busy, setBusy] = useState<Form>()
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const ask = async (wanted: Form) => {
    setForm(wanted)
    setBusy(wanted)
    setRefusal(undefined)
    const answer = await site.call('POST /api/profile/copy', { form: wanted, language: site.texts.language.code })
    if (!answer.ok && answer.error.error === proofNeeded) await site.texts.load(stepUpDialog.areas)
    setBusy(undefined)
    if (!answer.ok) return setRefusal(answer.error)
    // A file: the browser keeps the page.
    location.assign(answer.value.path)
  }
  return { busy, refusal, ask, again: () => ask(form), forgive: () => setRefusal(undefined) }
}
