import type { OfficeRefusal } from '@fairhouse/contract/office/office-caller.ts'
import { Spinner } from '@fairhouse/ui'
import { useId, useState } from 'react'
import { RefusalNotice } from '../../acts/index.ts'
import { useOffice, useT } from '../../base/office.ts'
import style from '../Lobby.module.css'

/** As large as the house takes: more is not worth sending. */
const mostBytes = 4 * 1024 * 1024

/** Sends a picture as it is chosen; the house draws it anew, and the banner has it from then on. */
export function PictureField({ onPicture }: { onPicture: (picture: string) => void }) {
  const { caller } = useOffice()
  const t = useT()
  const id = useId()
  const [state, become] = useState<'sending' | 'tooLarge' | OfficeRefusal | undefined>()
  const send = async (file: File) => {
    if (file.size > mostBytes) return become('tooLarge')
    become('sending')
    const outcome = await caller.call('POST /office/banners/picture', { content: base64Of(new Uint8Array(await file.arrayBuffer())) })
    become(outcome.ok ? undefined : outcome.refusal)
    if (outcome.ok) onPicture(outcome.value.picture)
  }
  return (
    <div className={style.upload}>
      <label htmlFor={id}>{t('office-lobby.choosePicture')}</label>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-describedby={`${id}-about`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
        }}
      />
      <p id={`${id}-about`} className={style.quiet} aria-live="polite">
        {state === 'sending' && <Spinner />}
        {t(state === 'tooLarge' ? 'office-lobby.tooLarge' : 'office-lobby.pictureHint')}
      </p>
      {typeof state === 'object' && <RefusalNotice refusal={state} />}
    </div>
  )
}

/** Writes bytes as base64 in pieces that a function takes as its arguments. */
function base64Of(bytes: Uint8Array): string {
  const piece = 0x80_00
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece))
  return btoa(text)
}
