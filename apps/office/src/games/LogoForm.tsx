import { Button } from '@fairhouse/ui'
import { useId } from 'react'
import { useT } from '../base/office.ts'
import style from './Games.module.css'

type Picture = { name: string; content: string }

/** The logo that players see, and for whoever may the file that takes its place. */
export function LogoForm({ logo, name, set }: { logo: string; name: string; set: ((picture: Picture | null) => void) | undefined }) {
  const t = useT()
  const id = useId()
  const choose = async (file: File | undefined) => {
    if (file && set) set({ name: file.name.slice(-200), content: base64Of(new Uint8Array(await file.arrayBuffer())) })
  }
  return (
    <div className={style.logo}>
      <img src={logo} alt={t('office-games.logoOf', { name })} width="108" height="72" />
      {set && (
        <>
          <label htmlFor={id}>{t('office-games.logoFile')}</label>
          <input
            id={id}
            type="file"
            accept=".svg,.png,.webp"
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button kind="plain" onClick={() => set(null)}>
            {t('office-games.drawn')}
          </Button>
        </>
      )}
    </div>
  )
}

const base64Of = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
