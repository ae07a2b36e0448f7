// Runs in the game's frame: the chat of a room. What is shown and who may write is decided by the studio.
import type { ChatMessage, ChatView } from '../../engine/chat/chat.ts'
import { showNotice } from '../notices.ts'
import { fillIn, found } from '../page.ts'
import { newKey, type openTalk } from '../talk.ts'
import type { Language } from '../words/index.ts'
import { openLog } from './chat-log.ts'
import { drawRole, leftText, say } from './chat-role.ts'
import { keepUnfolded, keptUnfolded } from './kept-unfolded.ts'
import type { ChatWords } from './words/index.ts'

type Asked = {
  words: ChatWords
  /** What all games say about a code. */
  codes: Readonly<Record<string, string>>
  close: string
  language: Language
  ask: ReturnType<typeof openTalk>['ask']
  isOver: () => boolean
}

type Chat = Asked & { log: ReturnType<typeof openLog>; stamp: string; isOpen: boolean; isSending: boolean; asking: Promise<unknown> | null }

const everyMs = 2500

/** Opens the chat: closed where it was closed before, and on a phone until somebody opens it. While it is closed it asks for nothing. */
export function openChat(asked: Asked): void {
  const log = openLog(asked.words, asked.language, (message) => offer(chat, message))
  const chat: Chat = { ...asked, log, stamp: '', isOpen: false, isSending: false, asking: null }
  const [text, name] = [found('#chat-text') as HTMLInputElement, found('#chat-name') as HTMLInputElement] // drawn by chat-panel.ts
  found('#chat-toggle').addEventListener('click', () => {
    unfold(chat, !chat.isOpen)
    keepUnfolded(chat.isOpen)
  })
  whenSent('#chat-form', () => void send(chat, 'chat-write', { key: newKey(), text: text.value }, () => (text.value = '')))
  whenSent('#chat-name-form', () => void send(chat, 'chat-name', { nickname: name.value }, () => text.focus()))
  found('#chat-show-all').addEventListener('click', () => void send(chat, 'chat-show-all', {}, log.focus))
  text.addEventListener('input', () => say(leftText(chat, text.value)))
  unfold(chat, keptUnfolded() ?? matchMedia('(min-width: 70rem)').matches)
  setInterval(() => chat.isOpen && !document.hidden && void look(chat), everyMs)
}

const whenSent = (form: string, work: () => void) =>
  found(form).addEventListener('submit', (event) => {
    event.preventDefault()
    work()
  })

function unfold(chat: Chat, isOpen: boolean): void {
  chat.isOpen = isOpen
  found('#chat-body').hidden = !isOpen
  found('#chat').classList.toggle('open', isOpen)
  found('#chat-toggle').setAttribute('aria-expanded', String(isOpen))
  if (isOpen) void look(chat).then(chat.log.toEnd)
}

/** Looks for what is new, unless something is asked already or the visit is over. */
async function look(chat: Chat): Promise<void> {
  if (chat.asking || chat.isOver()) return
  const answer = await askOne(chat, 'chat', { stamp: chat.stamp })
  if (answer.refused === undefined) take(chat, answer)
}

/** Sends what somebody wants, once: while it is on its way nothing else is sent. */
async function send(chat: Chat, path: string, sent: object, done: () => void): Promise<void> {
  if (chat.isSending || chat.isOver()) return
  chat.isSending = true
  await chat.asking
  const answer = await askOne(chat, path, sent)
  chat.isSending = false
  if (answer.refused !== undefined) {
    say(sentenceOf(chat, answer.refused))
    return look(chat)
  }
  say('')
  take(chat, answer)
  done()
}

async function askOne(chat: Chat, path: string, sent: object) {
  const asking = chat.ask<ChatView>(path, sent)
  chat.asking = asking
  const answer = await asking
  chat.asking = null
  return answer
}

function take(chat: Chat, view: ChatView): void {
  chat.stamp = view.stamp
  if (view.messages) chat.log.take(view.messages)
  drawRole(chat, view)
}

const sentenceOf = ({ words, codes }: Chat, code: string): string =>
  code in words.chatCodes ? words.chatCodes[code as keyof ChatWords['chatCodes']] : (codes[code] ?? fillIn(codes.other ?? '', { code })) // asked just before

const isolated = (text: string): string => `\u2068${text}\u2069`

/** Offers what can be done about a message of somebody else. */
function offer(chat: Chat, { id, nickname, text }: ChatMessage): void {
  const { words, log } = chat
  const tell = (path: string, sentence: string) =>
    void send(chat, path, { message: id }, () => {
      say(sentence)
      log.focus()
    })
  // Both run in their own direction, whatever the page's is.
  showNotice(isolated(nickname), isolated(text), [
    { label: fillIn(words.hide, { nickname }), run: () => tell('chat-hide', fillIn(words.hiddenNow, { nickname })) },
    { label: words.report, run: () => tell('chat-report', words.reported) },
    { label: chat.close, run: () => undefined, main: true },
  ])
}
