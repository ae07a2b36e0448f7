import type { ErrorAnswer, SourceOfFunds } from '@fairhouse/contract'
import { check, format, fundsField } from '@fairhouse/fields'
import { focusFirst, type Wrong } from '@fairhouse/ui/fields.ts'
import { useRef, useState } from 'react'
import { wrongFromServer } from '../../base/forms/field-words.ts'
import { showError } from '../../base/show-error.ts'
import { useSite } from '../../base/site.ts'
import { documentError } from '../upload/document-error.ts'
import { forgetDocuments } from '../state/forget-documents.ts'
import type { Chosen } from '../upload/upload-flow.ts'
import { sentFile } from '../upload/use-upload.ts'

type Given = { readonly amount: string; readonly files: readonly Chosen[] }
const nothing: Given = { amount: '', files: [] }
const noType: ErrorAnswer = { error: 'sofValidation', errorCode: 0 }

/** Holds the form of source of funds: ticked types, an amount and files for each, mistakes, and how to send it. */
export function useFunds(funds: SourceOfFunds, onSent: () => void) {
  const site = useSite()
  const key = useRef<string>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const [types, setTypes] = useState<readonly string[]>([])
  const [given, setGiven] = useState<Readonly<Record<string, Given>>>({})
  const [wrong, setWrong] = useState<Record<string, Wrong>>({})
  const [refusal, setRefusal] = useState<ErrorAnswer>()
  const [busy, setBusy] = useState(false)
  const of = (type: string): Given => given[type] ?? nothing
  const change = (type: string, more: Partial<Given>, name: string) => {
    setGiven((now) => ({ ...now, [type]: { ...(now[type] ?? nothing), ...more } }))
    // A file for one source is enough for all of them.
    const isOver = ([one]: [string, Wrong]) => one === name || (more.files?.length && one.startsWith('files.'))
    setWrong((now) => Object.fromEntries(Object.entries(now).filter((entry) => !isOver(entry))))
  }
  const tick = (type: string, isTicked: boolean) => {
    setRefusal(undefined)
    setTypes((now) => (isTicked ? [...now, type] : now.filter((one) => one !== type)))
  }
  const amountOf = (type: string) => format(fundsField(type, funds).format, of(type).amount)
  const send = async () => {
    if (types.length === 0) return setRefusal(noType)
    // One file can show several sources.
    const without = funds.fileRequired && types.every((type) => of(type).files.length === 0)
    const found = Object.fromEntries(types.flatMap((type) => wrongIn(type, funds, amountOf(type), without)))
    setWrong(found)
    if (Object.keys(found).length > 0) return form.current ? focusFirst(form.current, Object.keys(found)) : undefined
    setBusy(true)
    key.current ??= crypto.randomUUID()
    const answer = await site.call('POST /api/source-of-funds', bodyOf(types, amountOf, of), { key: key.current })
    setBusy(false)
    if (answer.ok || answer.error.error !== 'connection') key.current = undefined
    if (!answer.ok) {
      setWrong(wrongFromServer(answer.error.errorDetails))
      return void (answer.error.errorDetails?.['fields'] ? undefined : await showError(site, documentError(answer.error)))
    }
    setTypes([])
    setGiven({})
    onSent()
    site.queries.setQueryData(['GET /api/source-of-funds', {}], answer.value)
    forgetDocuments(site.queries)
    site.toasts.show('success', site.texts.t('documents.fundsUpdated'))
    return undefined
  }
  return { form, types, of, change, tick, wrong, refusal, busy, send }
}

/** Returns the mistakes in the amount and files of one source. */
function wrongIn(type: string, funds: SourceOfFunds, amount: string, without: boolean): (readonly [string, Wrong])[] {
  const field = fundsField(type, funds)
  const found = check(field, amount)
  return [...(found ? [[field.name, found] as const] : []), ...(without ? [[`files.${type}`, { rule: 'fileRequired' }] as const] : [])]
}

function bodyOf(types: readonly string[], amountOf: (type: string) => string, of: (type: string) => Given) {
  const amount = Object.fromEntries(types.filter((type) => amountOf(type) !== '').map((type) => [type, amountOf(type)]))
  return { selectedTypes: [...types], amount, files: Object.fromEntries(types.map((type) => [type, of(type).files.map(sentFile)])) }
}
