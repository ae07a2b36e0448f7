import { useState } from 'react'
import { useT } from '../base/office.ts'
import { TextLine } from '../base/pieces/form.tsx'

/** Country codes as one line; what is no code yet stays in the line and waits. */
export function Countries({ countries, change }: { countries: readonly string[]; change: (countries: string[]) => void }) {
  const t = useT()
  const [typed, setTyped] = useState(countries.join(' '))
  const codes = typed
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const isWrong = codes.some((code) => !/^[A-Z]{3}$/.test(code))
  return (
    <TextLine
      label={t('office-lobby.countries')}
      hint={t('office-lobby.countriesHint')}
      error={isWrong ? t('office-lobby.countriesWrong') : undefined}
      value={typed}
      isMono
      onChange={(text) => {
        setTyped(text)
        const read = text
          .toUpperCase()
          .split(/[\s,]+/)
          .filter(Boolean)
        if (read.every((code) => /^[A-Z]{3}$/.test(code))) change([...new Set(read)])
      }}
    />
  )
}
