import { errors, type ErrorEntry } from '@fairhouse/errors'
import type { Sample } from '@fairhouse/errors/error-entry.ts'
import { samplesOf } from '@fairhouse/errors/samples.ts'
import { errorText } from '@fairhouse/messages'
import { TextField } from '@fairhouse/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { SiteLink } from '../frame/page/SiteLink.tsx'
import { useSite } from '../base/site.ts'
import style from './Errors.module.css'

type Told = {
  readonly entry: ErrorEntry
  readonly said: readonly { readonly sample: Sample; readonly text: string }[]
  readonly words: string
}
const entries: readonly ErrorEntry[] = Object.values(errors).toSorted((a, b) => a.code - b.code)

/** Every error as its reader meets it, to be searched by number, name or words. */
export function Errors() {
  const { texts } = useSite()
  const { t } = texts
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim().toLowerCase())
  const all = useMemo(() => entries.map((entry) => toldOf(texts, entry)), [texts])
  const found = all.filter(({ words }) => words.includes(wanted))
  return (
    <>
      <div className={style.search} role="search">
        <TextField
          id="error-search"
          type="search"
          label={t('style-guide.searchErrors')}
          hint={t('style-guide.searchHint')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <p role="status">{t('style-guide.found', { count: found.length })}</p>
      </div>
      <ul className={style.list}>
        {found.map((told) => (
          <Row key={told.entry.name} told={told} />
        ))}
      </ul>
      {found.length === 0 && <p className={style.none}>{t('field.noResults')}</p>}
    </>
  )
}

function Row({ told: { entry, said } }: { told: Told }) {
  const {
    texts: { t },
  } = useSite()
  const floats = entry.floats === true ? 'floats' : entry.floats ? 'floatsNotAtLogin' : 'floatsNever'
  return (
    <li className={style.error}>
      <div className={style.head}>
        <span className={style.code}>{entry.code}</span>
        <code className={style.name}>{entry.name}</code>
      </div>
      <div className={style.texts}>
        {said.map(({ sample, text }) => (
          <p key={JSON.stringify(sample)}>
            {text}
            {said.length > 1 && <Details sample={sample} />}
          </p>
        ))}
        {said.length === 1 && said[0] && <Details sample={said[0].sample} />}
      </div>
      <ul className={style.facts}>
        <li>{t(`style-guide.${floats}`)}</li>
        {entry.link && (
          <li>
            <SiteLink to={entry.link.to}>{t(`error.link.${entry.link.text}`)}</SiteLink>
          </li>
        )}
        {entry.modalAtLogin && <li>{t('style-guide.opensAtLogin', { modal: entry.modalAtLogin })}</li>}
        {entry.sideEffect && <li>{t('style-guide.logsOut')}</li>}
        <li>{t('style-guide.raised')}</li>
      </ul>
    </li>
  )
}

/** The details that the server sent with the error, if any. */
function Details({ sample }: { sample: Sample }) {
  const { errorDetails, ...beside } = sample
  const facts = Object.entries({ ...errorDetails, ...beside })
  if (facts.length === 0) return null
  return (
    <code className={style.details}>
      <bdi dir="ltr">{facts.map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`).join(' · ')}</bdi>
    </code>
  )
}

function toldOf(texts: ReturnType<typeof useSite>['texts'], entry: ErrorEntry): Told {
  const said = samplesOf(entry.name).map((sample) => ({
    sample,
    text: errorText(texts, { error: entry.name, errorCode: entry.code, ...sample }),
  }))
  return { entry, said, words: [entry.code, entry.name, entry.about, ...said.map(({ text }) => text)].join(' ').toLowerCase() }
}
