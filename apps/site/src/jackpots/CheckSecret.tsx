import { Button, Notice, TextField } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useId, useState, type ReactNode } from 'react'
import { useT } from '../base/site.ts'
import { hexOf, sha256 } from './check-draw.ts'
import style from './Jackpots.module.css'

/** On the page about fairness: how the draws of jackpots are promised, and a check of a secret that needs nothing of ours but the page. */
export function CheckSecret() {
  const t = useT()
  const id = useId()
  const [secret, setSecret] = useState('')
  const [promised, setPromised] = useState('')
  const [found, setFound] = useState<string>()
  const check = async () => setFound(hexOf(await sha256(secret.trim())))
  return (
    <section id="jackpots" className={style.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('jackpots.fair')}</h2>
      <p className={style.soft}>{t('jackpots.fairText')}</p>
      <p>
        <Link to="/jackpots">{t('jackpots.all')}</Link>
      </p>
      <form
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault()
          void check()
        }}
      >
        <TextField
          id={`${id}-promised`}
          label={t('jackpots.promised')}
          value={promised}
          dir="ltr"
          autoComplete="off"
          onChange={(event) => (setPromised(event.target.value), setFound(undefined))}
        />
        <TextField
          id={`${id}-secret`}
          label={t('jackpots.secret')}
          value={secret}
          dir="ltr"
          autoComplete="off"
          onChange={(event) => (setSecret(event.target.value), setFound(undefined))}
        />
        <Button type="submit" kind="line">
          {t('jackpots.checkNow')}
        </Button>
      </form>
      <div role="status">{found !== undefined && <Found digest={found} isKept={found === promised.trim().toLowerCase()} />}</div>
    </section>
  )
}

/** What was found of a secret: the digest of it, and whether that is the one that was promised. */
export function Found({ digest, isKept, children }: { digest: string; isKept: boolean; children?: ReactNode }) {
  const t = useT()
  return (
    <Notice meaning={isKept ? 'success' : 'danger'}>
      {t(isKept ? 'jackpots.kept' : 'jackpots.broken')} {children}
      <code className={style.digest}>{digest}</code>
    </Notice>
  )
}
