import { Notice } from '@fairhouse/ui'
import { useT } from '../base/office.ts'
import editor from '../base/pieces/editor.module.css'

/** What keeps something from being published. */
export function Mistakes({ mistakes }: { mistakes: readonly string[] }) {
  const t = useT()
  if (mistakes.length === 0) return null
  return (
    <Notice meaning="warning">
      {t('office-lobby.mistakes')}
      {mistakes.map((mistake) => (
        <span key={mistake} className={editor.mistake} dir="ltr">
          {mistake}
        </span>
      ))}
    </Notice>
  )
}
