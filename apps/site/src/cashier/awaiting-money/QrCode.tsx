import { qrCode, qrPath } from '@fairhouse/ui/qr-code.ts'
import style from './PaymentDetails.module.css'

const quiet = 4

/** A QR code, dark on white in every colour scheme: that is what cameras read. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text)
  const size = rows.length + quiet * 2
  return (
    <svg className={style.qr} viewBox={`${-quiet} ${-quiet} ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={qrPath(rows)} fill="#000" />
    </svg>
  )
}
