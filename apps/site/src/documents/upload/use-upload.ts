import type { DocumentGroupView, ErrorAnswer } from '@fairhouse/contract'
import type { Outcome } from '@fairhouse/contract/caller.ts'
import { checkFiles, type FileRules } from '@fairhouse/fields'
import { focusFirst, valuesOf, wrongOf, type Wrong } from '@fairhouse/ui/fields.ts'
import { useRef, useState } from 'react'
import { showError } from '../../base/show-error.ts'
import { useSite, type Site } from '../../base/site.ts'
import { useMistakes } from '../../base/forms/use-mistakes.ts'
import { documentError } from './document-error.ts'
import { fileRulesOf, sidesOf } from './file-rules.ts'
import { forgetDocuments } from '../state/forget-documents.ts'
import { emptyUpload, stepUpload, type Chosen, type Upload, type UploadEvent } from './upload-flow.ts'

/** The groups whose documents have a form of their own. */
export type UploadGroup = 'identity' | 'address' | 'account' | 'paymentDetails'

const ibanVerification = 'ibanVerification'

/** One document on its way: what was chosen and typed, what is wrong with it, and the way to send it. */
export function useUpload(group: UploadGroup, view: DocumentGroupView, onSent: () => void) {
  const site = useSite()
  const form = useRef<HTMLFormElement>(null)
  const key = useRef<string>(undefined)
  const empty = emptyUpload(view.offered, view.nextType)
  const [now, setNow] = useState<Upload>(empty)
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const [missing, setMissing] = useState(false)
  const { wrong, setWrong, markWrong } = useMistakes(refusal, form)
  const step = (event: UploadEvent) => {
    setMissing(false)
    setNow((before) => stepUpload(before, event, empty))
  }
  /** Starts over, whatever was chosen and typed. */
  const restart = () => (form.current?.reset(), (key.current = undefined), setWrong({}), step({ does: 'reset' }))
  const type = now.at === 'sent' ? '' : now.type
  const sided = group === 'identity' || group === 'address'
  const fields = type === '' || type === ibanVerification ? [] : view.fields
  const held = now.at === 'sent' ? [] : now.set
  const rules: FileRules = { ...fileRulesOf(site.settings), imagesThere: held.filter((file) => file.type.startsWith('image/')).length }
  const typed = () => typedIn(form.current, fields, setWrong)
  const next = () => {
    if (now.at !== 'file') return
    const without = checkFiles(now.picked, rules)?.rule === 'fileRequired'
    setMissing(without)
    // The details of an identity document are typed while its sides are chosen, and checked on Confirm.
    if (!without && (sided || typed())) step({ does: 'next' })
  }
  const confirm = async () => {
    const values = typed()
    if (!values || now.at !== 'set') return
    step({ does: 'send' })
    const answer = await send(site, key, { group, type, values, set: now.set })
    setRefusal(answer.ok ? undefined : answer.error)
    step({ does: answer.ok ? 'sent' : 'failed' })
    if (!answer.ok) return
    // Before the group's status changes: its parent keeps this form until it is ended.
    onSent()
    site.queries.setQueryData(['GET /api/documents', {}], answer.value)
    forgetDocuments(site.queries)
  }
  const most = sided ? sidesOf(site.settings, type) : rules.maxImages
  const sides = sided ? most : 1
  return { form, now, step, type, fields, rules, sided, sides, most, wrong, markWrong, missing, next, confirm, restart }
}

/** Returns what was typed if all of it is valid; otherwise shows the mistakes. */
function typedIn(
  form: HTMLFormElement | null,
  fields: DocumentGroupView['fields'],
  setWrong: (wrong: Record<string, Wrong>) => void,
): Record<string, string> | undefined {
  if (!form) return undefined
  const values = valuesOf(form, fields)
  const wrong = wrongOf(fields, values)
  setWrong(wrong)
  if (Object.keys(wrong).length === 0) return values
  focusFirst(form, Object.keys(wrong))
  return undefined
}

type Ready = { group: UploadGroup; type: string; values: Record<string, string>; set: readonly Chosen[] }

/** Sends a document; what is refused and has no place in the form is told by a floating notice. */
async function send(
  site: Site,
  key: { current: string | undefined },
  { group, type, values, set }: Ready,
): Promise<Outcome<'POST /api/documents'>> {
  key.current ??= crypto.randomUUID()
  const { name = '', ...fields } = values
  const body = { group, type, name: type === ibanVerification ? 'iban' : name, fields, files: set.map(sentFile) }
  const answer = await site.call('POST /api/documents', body, { key: key.current })
  // A call whose answer did not arrive may have: it is sent again as the same one.
  if (answer.ok || answer.error.error !== 'connection') key.current = undefined
  if (!answer.ok && !answer.error.errorDetails?.['fields']) await showError(site, documentError(answer.error))
  return answer
}

/** A file as the call takes it. */
export const sentFile = ({ dataUrl, type, name, size }: Chosen) => ({ dataUrl, type, name, size })
