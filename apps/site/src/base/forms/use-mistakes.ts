import type { ErrorAnswer } from '@fairhouse/contract'
import { focusFirst, type Wrong } from '@fairhouse/ui/fields.ts'
import { useEffect, useState } from 'react'
import { wrongFromServer } from './field-words.ts'

/** The mistakes of a form by field: those found here, and those of the server when a refusal arrives. What is wrong comes into sight: the first such field, else the form's notice. */
export function useMistakes(refusal: ErrorAnswer | undefined, form: { readonly current: HTMLFormElement | null }) {
  const [wrong, setWrong] = useState<Record<string, Wrong>>({})
  useEffect(() => {
    const element = form.current
    if (!refusal || !element) return
    const found = wrongFromServer(refusal.errorDetails)
    setWrong(found)
    const named = Object.keys(found).filter((name) => element.elements.namedItem(name))
    if (named.length > 0) focusFirst(element, named)
    else element.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [refusal, form])
  const markWrong = (name: string, mistake: Wrong | undefined) =>
    setWrong(({ [name]: _old, ...others }) => (mistake ? { ...others, [name]: mistake } : others))
  return { wrong, setWrong, markWrong }
}
