import type { ErrorAnswer } from '@fairhouse/contract'
import { focusFirst, type Wrong } from '@fairhouse/ui/fields.ts'
import { useEffect, useState } from 'react'
import { wrongFromServer } from './field-words.ts'

/** The mistakes of a form by field: those found here, and those of the server when a refusal arrives. */
export function useMistakes(refusal: ErrorAnswer | undefined, form: { readonly current: HTMLFormElement | null }) {
  const [wrong, setWrong] = useState<Record<string, Wrong>>({})
  useEffect(() => {
    if (!refusal || !form.current) return
    const found = wrongFromServer(refusal.errorDetails)
    setWrong(found)
    focusFirst(form.current, Object.keys(found))
  }, [refusal, form])
  const markWrong = (name: string, mistake: Wrong | undefined) =>
    setWrong(({ [name]: _old, ...others }) => (mistake ? { ...others, [name]: mistake } : others))
  return { wrong, setWrong, markWrong }
}
