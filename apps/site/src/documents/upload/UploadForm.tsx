import type { DocumentGroupView } from '@fairhouse/contract'
import { Button, buttonClass, Notice, SelectField } from '@fairhouse/ui'
import { FieldSet } from '@fairhouse/ui/fields.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fieldWordsOf } from '../../base/forms/field-words.ts'
import { useSite } from '../../base/site.ts'
import { FilePicker } from './FilePicker.tsx'
import { ImageStack } from './ImageStack.tsx'
import { typeText } from '../state/type-text.ts'
import { useUpload, type UploadGroup } from './use-upload.ts'
import style from './Upload.module.css'

type Props = {
  group: UploadGroup
  view: DocumentGroupView
  /** What ends the form: Finish on a page, OK in a modal. */
  ends: 'finish' | 'ok'
  /** A document is here: the form stays until it is ended. */
  onSent: () => void
  onEnd: () => void
  /** Leads back from the first view; without it there is none before. */
  onBack?: () => void
}

/**
 * The form that sends a document: its type if there are several, its details, its sides or pages one after the other,
 * and all of them together.
 */
export function UploadForm({ group, view, ends, onSent, onEnd, onBack }: Props) {
  const { texts } = useSite()
  const { t } = texts
  const upload = useUpload(group, view, onSent)
  const { form, now, step, type, fields, wrong, markWrong } = upload
  if (now.at === 'sent')
    return <Sent ends={ends} onEnd={onEnd} onAnother={view.offered.length > 0 ? () => step({ does: 'reset' }) : undefined} />
  return (
    <form ref={form} className={style.form} onSubmit={(event) => event.preventDefault()} method="post" noValidate>
      {view.offered.length > 1 && (
        <SelectField
          id={`${group}-type`}
          name="type"
          label={t('documents.typeLabel')}
          value={type}
          disabled={now.set.length > 0}
          onChange={(event) => step({ does: 'choose', type: event.currentTarget.value })}
          options={[
            ...(type === '' ? [{ value: '', label: t('field.choose') }] : []),
            ...view.offered.map((one) => ({ value: one, label: typeText(texts, one) })),
          ]}
        />
      )}
      {type !== '' && type !== 'otherDocument' && view.offered.length === 1 && <p className={style.side}>{typeText(texts, type)}</p>}
      {fields.length > 0 && (
        <FieldSet key={type} fields={fields} values={{}} wrong={wrong} words={fieldWordsOf(texts)} prefix={group} onWrong={markWrong} />
      )}
      {type !== '' && <Files upload={upload} onBack={onBack} />}
    </form>
  )
}

/** A document is here: what happens with it next, and the ways on. */
function Sent({ ends, onEnd, onAnother }: Pick<Props, 'ends' | 'onEnd'> & { onAnother: (() => void) | undefined }) {
  const { t } = useSite().texts
  return (
    <div className={style.form}>
      <Notice meaning="success" live>
        <p className={style.side}>{t('documents.uploaded')}</p>
        <p>{t('documents.uploadedNext')}</p>
      </Notice>
      <div className={style.ways}>
        <Button onClick={onEnd}>{t(ends === 'ok' ? 'documents.ok' : 'documents.finish')}</Button>
        {onAnother && (
          <Button kind="line" onClick={onAnother}>
            {t('documents.another')}
          </Button>
        )}
        {ends === 'ok' && (
          <Link to="/my/documents" className={buttonClass('plain')}>
            {t('documents.title')}
          </Link>
        )}
      </div>
    </div>
  )
}

type Going = ReturnType<typeof useUpload>

/** The files of a document: one is chosen, or those that were chosen stand under each other. */
function Files({ upload, onBack }: { upload: Going; onBack: (() => void) | undefined }) {
  const { t } = useSite().texts
  const { now, step, rules, sided, sides, missing, next } = upload
  if (now.at === 'sent') return null
  if (now.at !== 'file') return <SetOfFiles upload={upload} />
  const back = now.set.length > 0 ? () => step({ does: 'back' }) : onBack
  return (
    <>
      {sided && sides > 1 && <p className={style.side}>{t('documents.side', { number: now.set.length + 1, total: sides })}</p>}
      {now.picked.length > 0 && <ImageStack files={now.picked} label={t('documents.picked')} />}
      <FilePicker
        rules={rules}
        multiple={!sided}
        picked={now.picked}
        missing={missing ? t('field.rule.fileRequired') : undefined}
        onPick={(files) => step({ does: 'pick', files })}
      />
      <Buttons back={back}>
        <Button onClick={next}>{t('documents.next')}</Button>
      </Buttons>
    </>
  )
}

function SetOfFiles({ upload }: { upload: Going }) {
  const { t } = useSite().texts
  const { now, step, sided, sides, most, confirm, restart } = upload
  if (now.at === 'sent') return null
  const [count, busy] = [now.set.length, now.at === 'sending']
  return (
    <>
      <ImageStack files={now.set} label={t('documents.set')} {...(busy ? {} : { onDelete: (place) => step({ does: 'delete', place }) })} />
      {count >= most && !sided && <p className={style.hint}>{t('field.rule.maxImageCount')}</p>}
      <Buttons back={busy ? undefined : () => step({ does: 'back' })}>
        {count >= sides && (
          <Button busy={busy} onClick={() => void confirm()}>
            {t(busy ? 'documents.sending' : 'documents.confirm')}
          </Button>
        )}
        {count < most && !busy && (
          <Button kind={count < sides ? 'brass' : 'line'} onClick={() => step({ does: 'more' })}>
            {t(sided ? 'documents.anotherSide' : 'documents.uploadMore')}
          </Button>
        )}
        {!busy && (
          <Button kind="plain" onClick={restart}>
            {t('documents.toStart')}
          </Button>
        )}
      </Buttons>
    </>
  )
}

function Buttons({ back, children }: { back: (() => void) | undefined; children: ReactNode }) {
  const { t } = useSite().texts
  return (
    <div className={style.ways}>
      {children}
      {back && (
        <Button kind="plain" onClick={back}>
          {t('documents.back')}
        </Button>
      )}
    </div>
  )
}
