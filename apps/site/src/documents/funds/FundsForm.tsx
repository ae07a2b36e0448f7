import type { SourceOfFunds } from '@fairhouse/contract'
import { fundsField } from '@fairhouse/fields'
import { fieldText } from '@fairhouse/messages'
import { Button, CheckboxField, Notice, SelectField, TextField } from '@fairhouse/ui'
import { useState } from 'react'
import { useAnswer } from '../../base/answers.ts'
import { ErrorMessage } from '../../frame/page/ErrorMessage.tsx'
import { useSite } from '../../base/site.ts'
import { FilePicker } from '../upload/FilePicker.tsx'
import { fileRulesOf } from '../upload/file-rules.ts'
import { ImageStack } from '../upload/ImageStack.tsx'
import { Loaded } from '../state/Loaded.tsx'
import { rangeText } from './range-text.ts'
import { StatusMark } from '../state/StatusMark.tsx'
import { typeText } from '../state/type-text.ts'
import { useFunds } from './use-funds.ts'
import style from '../state/Documents.module.css'

type Props = { ends: 'finish' | 'ok'; onEnd?: () => void; onBack?: () => void }

/** Source of funds: the status of each source, and the form for those that can still be sent. */
export function FundsForm(props: Props) {
  const answer = useAnswer('GET /api/source-of-funds', {}, { staleMs: 0 })
  return <Loaded answer={answer}>{(funds) => <Funds funds={funds} {...props} />}</Loaded>
}

function Funds({ funds, ends, onEnd, onBack }: Props & { funds: SourceOfFunds }) {
  const { t } = useSite().texts
  const [isSent, setSent] = useState(false)
  const { groupStatus, offered } = funds
  return (
    <div className={style.funds}>
      {groupStatus === 'uploaded' && (
        <Notice live={isSent}>
          <p className={style.strong}>{t('documents.status.uploaded')}</p>
          <p>{t('documents.waitingTime')}</p>
        </Notice>
      )}
      {groupStatus === 'approved' && (
        <Notice meaning="success">
          <p>{t('documents.fundsApproved')}</p>
        </Notice>
      )}
      {groupStatus === null && (
        <Notice meaning={funds.isAsked ? 'warning' : 'info'}>{t(funds.isAsked ? 'documents.fundsAsked' : 'documents.fundsText')}</Notice>
      )}
      <Statuses funds={funds} />
      {offered.length === 0 && groupStatus !== 'approved' && <p>{t('documents.fundsNone')}</p>}
      {offered.length > 0 && !isSent && <Choices funds={funds} onSent={() => setSent(true)} {...(onBack ? { onBack } : {})} />}
      {isSent && (
        <div className={style.ways}>
          {onEnd && <Button onClick={onEnd}>{t(ends === 'ok' ? 'documents.ok' : 'documents.finish')}</Button>}
          {offered.length > 0 && (
            <Button kind="line" onClick={() => setSent(false)}>
              {t('documents.another')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** The status of each source that was sent. */
function Statuses({ funds: { sofDetails, currency, amountRanges } }: { funds: SourceOfFunds }) {
  const { texts } = useSite()
  const { t } = texts
  const sent = Object.entries(sofDetails).filter(([, { status }]) => status !== null)
  if (sent.length === 0) return null
  return (
    <ul className={style.sent}>
      {sent.map(([type, { status, amount, reason }]) => (
        <li key={type} className={style.row}>
          <div className={style.what}>
            <p className={style.strong}>{typeText(texts, type)}</p>
            {amount && (
              <p className={style.soft}>
                <bdi>{amountRanges.includes(amount) ? rangeText(texts, amount, currency) : `${amount} ${currency}`}</bdi>
              </p>
            )}
            {reason && <p>{t('documents.reason', { reason })}</p>}
          </div>
          <StatusMark status={status} />
        </li>
      ))}
    </ul>
  )
}

type Going = ReturnType<typeof useFunds>

function Choices({ funds, onSent, onBack }: { funds: SourceOfFunds; onSent: () => void; onBack?: () => void }) {
  const { texts } = useSite()
  const { t } = texts
  const going = useFunds(funds, onSent)
  const { form, types, tick, refusal, busy, send } = going
  return (
    <form ref={form} className={style.choices} onSubmit={(event) => (event.preventDefault(), void send())} method="post" noValidate>
      <fieldset className={style.choices}>
        <legend className={style.legend}>{t('documents.fundsChoose')}</legend>
        {funds.offered.map((type) => (
          <div key={type} className={style.choice}>
            <CheckboxField
              id={`funds-${type}`}
              name={type}
              label={typeText(texts, type)}
              checked={types.includes(type)}
              onChange={({ currentTarget }) => tick(type, currentTarget.checked)}
            />
            {types.includes(type) && <Source type={type} funds={funds} going={going} />}
          </div>
        ))}
      </fieldset>
      {refusal && <ErrorMessage error={refusal} />}
      <div className={style.ways}>
        <Button type="submit" busy={busy}>
          {t(busy ? 'documents.sending' : 'documents.confirm')}
        </Button>
        {onBack && (
          <Button kind="plain" onClick={onBack}>
            {t('documents.back')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The amount and the files of one source. */
export function Source({ type, funds, going }: { type: string; funds: SourceOfFunds; going: Going }) {
  const site = useSite()
  const { texts } = site
  const { t } = texts
  const { of, change, wrong } = going
  const field = fundsField(type, funds)
  const [label, name] = [t('documents.fundsAmount', { currency: funds.currency }), field.name]
  const errorOf = (one: string) => wrong[one] && fieldText(texts, label, wrong[one])
  const shared = { id: `funds-${name}`, name, label, error: errorOf(name), value: of(type).amount, required: funds.amountRequired }
  const { files } = of(type)
  return (
    <>
      {field.kind === 'select' ? (
        <SelectField
          {...shared}
          onChange={({ currentTarget }) => change(type, { amount: currentTarget.value }, name)}
          options={[
            { value: '', label: t('field.choose') },
            ...funds.amountRanges.map((range) => ({ value: range, label: rangeText(texts, range, funds.currency) })),
          ]}
        />
      ) : (
        <TextField
          {...shared}
          inputMode="decimal"
          dir="ltr"
          onChange={({ currentTarget }) => change(type, { amount: currentTarget.value }, name)}
        />
      )}
      {files.length > 0 && (
        <ImageStack
          files={files}
          label={t('documents.set')}
          onDelete={(place) => change(type, { files: files.filter((_, at) => at !== place) }, `files.${type}`)}
        />
      )}
      <FilePicker
        rules={{ ...fileRulesOf(site.settings), imagesThere: files.filter((file) => file.type.startsWith('image/')).length }}
        multiple
        picked={[]}
        missing={errorOf(`files.${type}`)}
        about={typeText(texts, type)}
        onPick={(more) => change(type, { files: [...files, ...more] }, `files.${type}`)}
      />
    </>
  )
}
