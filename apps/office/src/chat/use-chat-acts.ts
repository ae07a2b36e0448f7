import type { ChatMessage } from '@fairhouse/contract/office/chat.ts'
import { useAct } from '../acts/index.ts'
import { useMay } from '../base/me.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'

/** What can be done about a message and its writer, each with its key; nothing while none is chosen. */
export function useChatActs(message: ChatMessage | undefined): PageAct[] {
  const mayModerate = useMay()('chat.moderate')
  const ofMessage = useMessageActs(message)
  const ofWriter = useWriterActs(message)
  return mayModerate ? [...ofMessage, ...ofWriter] : []
}

function useMessageActs(message: ChatMessage | undefined): PageAct[] {
  const t = useT()
  const act = useAct()
  if (!message || message.removedAt) return []
  const { id, text, reports } = message
  const about = t('office-chat.about.message', { text })
  const remove = () =>
    act({
      at: 'POST /office/chat/remove',
      input: { message: id },
      title: t('office-chat.removeTitle'),
      about,
      verb: t('office-chat.remove'),
    })
  const leave = () =>
    act({ at: 'POST /office/chat/leave', input: { message: id }, title: t('office-chat.leaveTitle'), about, verb: t('office-chat.leave') })
  return [
    { id: 'chat.remove', keys: 'r', label: t('office-chat.remove'), isMain: true, run: remove },
    ...(reports > 0 ? [{ id: 'chat.leave', keys: 'l', label: t('office-chat.leave'), run: leave }] : []),
  ]
}

const muteKeys = { hour: 'h', day: 'd', forGood: 'b' } as const

function useWriterActs(message: ChatMessage | undefined): PageAct[] {
  const t = useT()
  const act = useAct()
  if (!message?.player) return []
  const { player, muted, mustRename } = message
  const nickname = message.nicknameNow ?? message.nickname
  const mute = (time: keyof typeof muteKeys): PageAct => ({
    id: `chat.mute.${time}`,
    keys: muteKeys[time],
    label: t(`office-chat.mute.${time}`),
    isGrave: time === 'forGood',
    run: () =>
      act({
        at: 'POST /office/chat/mute',
        input: { player, time },
        title: t(`office-chat.muteTitle.${time}`, { nickname }),
        about: t('office-chat.muteAbout'),
        verb: t(`office-chat.mute.${time}`),
        isGrave: time === 'forGood',
      }),
  })
  const lift = () =>
    act({
      at: 'POST /office/chat/lift',
      input: { player },
      title: t('office-chat.liftTitle', { nickname }),
      verb: t('office-chat.lift'),
    })
  const rename = () =>
    act({
      at: 'POST /office/chat/rename',
      input: { player },
      title: t('office-chat.renameTitle', { nickname }),
      about: t('office-chat.renameAbout'),
      verb: t('office-chat.rename'),
    })
  return [
    ...(muted ? [{ id: 'chat.lift', keys: 'o', label: t('office-chat.lift'), run: lift }] : []),
    ...(['hour', 'day', 'forGood'] as const).map(mute),
    ...(mustRename ? [] : [{ id: 'chat.rename', keys: 'n', label: t('office-chat.rename'), run: rename }]),
  ]
}
