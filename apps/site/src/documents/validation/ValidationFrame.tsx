import { listenToFrame, readValidationMessage, type ValidationMessage } from '@fairhouse/frame'
import { Icon } from '@fairhouse/ui'
import { useEffect, useRef } from 'react'
import { useSite } from '../../base/site.ts'
import style from './Automatic.module.css'

type Props = { url: string; name: string; onMessage: (message: ValidationMessage) => void }

/** The page of a service in a frame. It may end on a page of ours, so our own origin may speak from that window, too. */
export function ValidationFrame({ url, name, onMessage }: Props) {
  const { t } = useSite().texts
  const frame = useRef<HTMLIFrameElement>(null)
  const hear = useRef(onMessage)
  hear.current = onMessage
  useEffect(
    () =>
      listenToFrame({
        window: () => frame.current?.contentWindow,
        origin: [location.origin, new URL(url).origin],
        schema: readValidationMessage,
        onMessage: (message) => hear.current(message),
      }),
    [url],
  )
  return (
    <div className={style.framed}>
      <p className={style.hint}>
        <Icon name="shield" size={18} />
        {t('documents.automatic.frameHint', { provider: name })}
      </p>
      <iframe
        ref={frame}
        src={url}
        className={style.frame}
        title={t('documents.automatic.frame', { provider: name })}
        allow="camera; fullscreen"
      />
    </div>
  )
}
