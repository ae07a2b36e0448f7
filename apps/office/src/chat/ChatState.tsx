import type { ChatMessage } from '@fairhouse/contract/office/chat.ts'
import { useT } from '../base/office.ts'
import { Tag } from '../base/pieces/pieces.tsx'
import style from './Chat.module.css'

/** What has become of a message and its writer, and what is on its way to the studio. */
export function ChatState({ message: { removedAt, muted, mustRename, underWay } }: { message: ChatMessage }) {
  const t = useT()
  if (!removedAt && !muted && !mustRename && underWay.length === 0) return '–'
  return (
    <span className={style.tags}>
      {removedAt && <Tag tone="bad">{t('office-chat.removed')}</Tag>}
      {muted && <Tag tone="warning">{t(muted.until === null ? 'office-chat.mutedForGood' : 'office-chat.muted')}</Tag>}
      {mustRename && <Tag tone="warning">{t('office-chat.mustRename')}</Tag>}
      {underWay.map((one) => (
        <Tag key={one} tone="brass">
          {t('office-chat.underWay', { what: t(`office-chat.way.${one}`) })}
        </Tag>
      ))}
    </span>
  )
}
