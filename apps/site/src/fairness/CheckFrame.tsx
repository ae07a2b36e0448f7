import { listenToFrame, readCheckMessage } from '@fairhouse/frame'
import { Notice, Spinner } from '@fairhouse/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSite, useT } from '../base/site.ts'
import style from './Calculator.module.css'

/** When a page that has not said anything is taken for one that does not open. */
const patienceMs = 15_000

type CheckFrameProps = {
  /** The game's name. */
  name: string
  /** The page of the studio. */
  page: string
  /** What its form is filled in with; it goes into the address's fragment, which no server sees. */
  fields: Readonly<Record<string, string>>
}

/** The page of the studio that recomputes a round, in the language and the colours of this one and as high as it needs. */
export function CheckFrame({ name, page, fields }: CheckFrameProps) {
  const t = useT()
  const { origin, texts } = useSite()
  const theme = useSyncExternalStore(followTheme, themeNow)
  const address = new URL(page)
  for (const [key, value] of Object.entries({ language: texts.language.code, theme, parent: origin })) address.searchParams.set(key, value)
  address.hash = new URLSearchParams(fields).toString()
  const { frame, height, hasFailed } = useHeight(address.origin)
  return (
    <>
      {height === undefined && !hasFailed && (
        <p className={style.opening} role="status">
          <Spinner /> {t('fairness.opening')}
        </p>
      )}
      {hasFailed && <Notice meaning="warning">{t('fairness.frameFailed')}</Notice>}
      <iframe
        ref={frame}
        src={address.href}
        title={t('fairness.frameTitle', { game: name })}
        className={style.frame}
        height={height ?? 0}
        data-theme={theme}
      />
    </>
  )
}

function useHeight(origin: string) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    const deaf = listenToFrame({
      window: () => frame.current?.contentWindow,
      origin,
      schema: readCheckMessage,
      onMessage: (message) => setHeight(message.height),
    })
    return () => {
      clearTimeout(timer)
      deaf()
    }
  }, [origin])
  return { frame, height, hasFailed: isLate && height === undefined }
}

const dark = () => matchMedia('(prefers-color-scheme: dark)')

/** The page is light or dark as its reader's system is, unless it says otherwise itself. */
function themeNow(): 'light' | 'dark' {
  const own = document.documentElement.dataset.theme
  return own === 'light' || own === 'dark' ? own : dark().matches ? 'dark' : 'light'
}

function followTheme(heard: () => void): () => void {
  const media = dark()
  media.addEventListener('change', heard)
  return () => media.removeEventListener('change', heard)
}
