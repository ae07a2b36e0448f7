import type { ChatMessage } from '@fairhouse/contract/office/chat.ts'
import { Button } from '@fairhouse/ui'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import { ChatState } from './ChatState.tsx'
import style from './Chat.module.css'

/** A message that somebody is about to decide on, with what is known of its writer. */
export function ChosenMessage({ message, close }: { message: ChatMessage; close: () => void }) {
  const t = useT()
  const mayRead = useMay()('players.read')
  const { text, nickname, nicknameNow, player, playerName, at, round, reports, reportedAt, muted } = message
  const name = playerName ?? player ?? '–'
  return (
    <Section
      title={t('office-chat.chosen')}
      aside={
        <Button kind="plain" onClick={close}>
          {t('office-chat.close')}
        </Button>
      }
    >
      <blockquote className={style.words} dir="auto">
        {text}
      </blockquote>
      <Facts
        facts={[
          { name: t('office-chat.nickname'), value: <bdi>{nickname}</bdi> },
          ...(nicknameNow !== null && nicknameNow !== nickname
            ? [{ name: t('office-chat.nicknameNow'), value: <bdi key="now">{nicknameNow}</bdi> }]
            : []),
          {
            name: t('office-chat.player'),
            value: mayRead && player ? <OfficeLink href={`/players/${player}`}>{name}</OfficeLink> : <bdi>{name}</bdi>,
          },
          { name: t('office-chat.at'), value: <Moment at={at} /> },
          { name: t('office-chat.round'), value: round ?? '–' },
          { name: t('office-chat.reports'), value: reports },
          { name: t('office-chat.reportedAt'), value: <Moment at={reportedAt} /> },
          ...(muted?.until ? [{ name: t('office-chat.mutedUntil'), value: <Moment key="until" at={muted.until} /> }] : []),
          { name: t('office-chat.state'), value: <ChatState message={message} /> },
        ]}
      />
    </Section>
  )
}
