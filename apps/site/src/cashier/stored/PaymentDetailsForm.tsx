import type { ErrorAnswer, PaymentDetails } from '@fairhouse/contract'
import { describedField } from '@fairhouse/fields'
import { Button } from '@fairhouse/ui'
import { FieldSet, focusFirst, valuesOf, wrongOf } from '@fairhouse/ui/fields.ts'
import { Suspense, useRef, useState, type ComponentType } from 'react'
import { forgetMoney } from '../../wallet/index.ts'
import { fieldWordsOf } from '../../base/forms/field-words.ts'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { stepUpDialog, type StepUpProps } from '../../step-up/index.ts'
import { useSite } from '../../base/site.ts'
import { useMistakes } from '../../base/forms/use-mistakes.ts'
import style from '../style/WithdrawModal.module.css'

const StepUpDialog = stepUpDialog.view as unknown as ComponentType<StepUpProps> // the chunk's one component
const proofNeeded = 'proofNeeded'

/** Name and IBAN of the account that a player is paid out to. */
export function PaymentDetailsForm({ details }: { details: PaymentDetails }) {
  const { texts } = useSite()
  const { t } = texts
  const { form, fields, busy, refusal, wrong, markWrong, submit, forgive } = useDetails(details)
  const hasPlace = refusal === undefined || refusal.errorDetails?.['fields'] !== undefined || refusal.error === proofNeeded
  return (
    <>
      <form ref={form} className={style.form} onSubmit={(event) => (event.preventDefault(), void submit())} method="post" noValidate>
        <FieldSet
          key={JSON.stringify(details.fields)}
          fields={fields}
          values={{}}
          wrong={wrong}
          words={fieldWordsOf(texts)}
          prefix="details"
          onWrong={markWrong}
        />
        {!hasPlace && refusal && <ErrorMessage error={refusal} />}
        <Button type="submit" wide busy={busy}>
          {t(busy ? 'cashier.detailsSaving' : 'cashier.detailsSave')}
        </Button>
      </form>
      {refusal?.error === proofNeeded && (
        <Suspense>
          <StepUpDialog asked={refusal} onProven={() => void submit()} onCancel={forgive} />
        </Suspense>
      )}
    </>
  )
}

/** Holds what is typed, its mistakes, and how to save it; the server may ask for another proof of identity. */
function useDetails(details: PaymentDetails) {
  const site = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const { wrong, setWrong, markWrong } = useMistakes(refusal, form)
  const fields = details.fields.map(describedField)
  const submit = async () => {
    if (!form.current) return
    const values = valuesOf(form.current, fields)
    const found = wrongOf(fields, values)
    setWrong(found)
    if (Object.keys(found).length > 0) return focusFirst(form.current, Object.keys(found))
    setBusy(true)
    const answer = await site.call('POST /api/payment/details', { methodId: details.methodId, fields: values })
    setBusy(false)
    if (!answer.ok && answer.error.error === proofNeeded) await site.texts.load(stepUpDialog.areas)
    setRefusal(answer.ok ? undefined : answer.error)
    if (!answer.ok) return
    site.queries.setQueryData<PaymentDetails>(['GET /api/payment/details', {}], answer.value)
    forgetMoney(site.queries)
    site.toasts.show('success', site.texts.t('cashier.detailsSaved'))
  }
  return { form, fields, busy, refusal, wrong, markWrong, submit, forgive: () => setRefusal(undefined) }
}
