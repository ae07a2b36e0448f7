import { Button, Notice } from '@fairhouse/ui'
import { useState } from 'react'
import { useT } from '../office.ts'
import style from './Secret.module.css'

/** Something that is shown once and never again, with a button that copies it. */
export function Secret({ about, secret }: { about: string; secret: string }) {
  const t = useT()
  const [copied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setCopied(true))
  return (
    <Notice meaning="success" live>
      <p>{about}</p>
      <div className={style.secret}>
        <code className={style.code} dir="ltr">
          {secret}
        </code>
        <Button kind="line" onClick={copy}>
          {copied ? t('office.copied') : t('office.copy')}
        </Button>
      </div>
    </Notice>
  )
}
