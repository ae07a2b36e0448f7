import type { FileRules } from '@fairhouse/fields'
import { Button, buttonClass, FieldError } from '@fairhouse/ui'
import { lazy, Suspense, useId, useState, type InputHTMLAttributes } from 'react'
import { useT } from '../../base/site.ts'
import { limitsIn } from './file-rules.ts'
import type { Chosen } from './upload-flow.ts'
import { usePicking } from './use-picking.ts'
import style from './Upload.module.css'

const CameraView = lazy(async () => ({ default: (await import('./CameraView.tsx')).CameraView }))

type Props = {
  rules: FileRules
  /** Whether several files can be chosen together. */
  multiple: boolean
  /** The files picked and not in a set yet. */
  picked: readonly Chosen[]
  /** The message if Next was pressed without a file. */
  missing?: string | undefined
  /** Names whose files these are, for screen readers. */
  about?: string
  onPick: (files: readonly Chosen[]) => void
}

/** A photo, or files: the two ways to one, each of them replacing what was picked before. */
export function FilePicker({ rules, multiple, picked, missing, about, onPick }: Props) {
  const t = useT()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { camera, wrong, take, chosen, failed } = usePicking(rules, onPick)
  const byCamera = picked.some(({ by }) => by === 'camera')
  const photo = t(byCamera ? 'documents.retake' : 'documents.takePhoto')
  const files = t(picked.length > 0 && !byCamera ? 'documents.reUpload' : multiple ? 'documents.chooseFiles' : 'documents.chooseFile')
  const shared = { about, 'aria-describedby': `${id}-hint ${id}-error` }
  const shot = (file: File) => (setOpen(false), void take([file], 'camera'))
  return (
    <div className={style.picker}>
      {open && (
        <Suspense>
          <CameraView onPhoto={shot} onFailed={failed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <div className={style.ways}>
        {camera === 'computer' && !open && (
          <Button kind="line" onClick={() => setOpen(true)}>
            {photo}
          </Button>
        )}
        {camera === 'phone' && <FileButton {...shared} text={photo} accept="image/*" capture="environment" onChange={chosen('camera')} />}
        <FileButton {...shared} text={files} accept={rules.allowedTypes.join(',')} multiple={multiple} onChange={chosen('file')} />
      </div>
      <p id={`${id}-hint`} className={style.hint}>
        {t('documents.allowed', limitsIn(rules))}
      </p>
      <FieldError id={id} error={wrong ?? (picked.length > 0 ? undefined : missing)} />
    </div>
  )
}

/** A button that opens the browser's own choice of files, or the phone's camera. */
function FileButton({ text, about, ...input }: InputHTMLAttributes<HTMLInputElement> & { text: string; about: string | undefined }) {
  return (
    <label className={buttonClass('line')}>
      {text}
      <input {...input} type="file" className={style.hidden} aria-label={about ? `${text}: ${about}` : text} />
    </label>
  )
}
