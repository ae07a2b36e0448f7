import { useT } from '../base/office.ts'
import { Moment, Tag } from '../base/pieces/pieces.tsx'

/** From when until when something is there. */
export function When({ of: { from, until } }: { of: { from: string | null; until: string | null } }) {
  const t = useT()
  if (from === null && until === null) return t('office-lobby.always')
  return (
    <Tag>
      <Moment at={from} none="…" /> – <Moment at={until} none="…" />
    </Tag>
  )
}
