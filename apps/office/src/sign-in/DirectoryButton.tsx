import { Button, Notice } from '@fairhouse/ui'
import { refusalWords } from '../acts/index.ts'
import { useOffice } from '../base/office.ts'
import { useDirectory } from './use-directory.ts'

/** Signs in by the house's own directory; nothing where there is none. `wide` as the button beside it. */
export function DirectoryButton({ wide = false }: { wide?: boolean }) {
  const { texts } = useOffice()
  const { name, busy, refusal, start } = useDirectory()
  if (name === null) return null
  return (
    <>
      {refusal && (
        <Notice meaning="warning" live>
          {refusalWords(texts, refusal)}
        </Notice>
      )}
      <Button kind="line" wide={wide} busy={busy} onClick={start}>
        {texts.t('office.directory.button', { name })}
      </Button>
    </>
  )
}
