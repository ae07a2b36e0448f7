// Runs in the game's frame: the messages of a room, the newest last. Only what is new is read out.
import type { ChatMessage } from '../../engine/chat/chat.ts'
import { fillIn, found } from '../page.ts'
import type { Language } from '../words/index.ts'
import type { ChatWords } from './words/index.ts'

/** How near to its end a log is held there. */
const nearPx = 40

type Spoken = { words: ChatWords; language: Language }
type About = (message: ChatMessage) => void

/** Draws messages; `about` is called with one of somebody else for which a visitor wants to do something. */
export function openLog(words: ChatWords, language: Language, about: About) {
  const log = found('#chat-log')
  const lines = new Map<string, HTMLElement>()
  const toEnd = () => log.scrollTo(0, log.scrollHeight)
  const focus = () => log.focus()
  return {
    toEnd,
    focus,
    take: (messages: readonly ChatMessage[]): void => {
      const isFirst = log.getAttribute('aria-live') === 'off'
      const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < nearPx
      const shown = new Map(messages.map((message) => [`${message.id} ${message.nickname}`, message]))
      for (const [key, line] of lines) {
        if (shown.has(key)) continue
        if (line.contains(document.activeElement)) focus()
        line.remove()
        lines.delete(key)
      }
      log.querySelector('.chat-note')?.remove()
      let place = 0
      for (const [key, message] of shown) {
        const line = lines.get(key) ?? lineOf({ words, language }, message, about)
        if (log.children[place] !== line) log.insertBefore(line, log.children[place] ?? null)
        lines.set(key, line)
        place += 1
      }
      if (place === 0) log.append(part('div', 'chat-note', words.nobody))
      if (isAtEnd || isFirst) toEnd()
      // What was there before somebody came is not read out.
      if (isFirst) setTimeout(() => log.setAttribute('aria-live', 'polite'))
    },
  }
}

function lineOf(spoken: Spoken, message: ChatMessage, about: About): HTMLElement {
  const { words, language } = spoken
  const line = part('div', message.mine ? 'chat-line mine' : 'chat-line')
  const who = part('div', 'chat-who')
  const time = document.createElement('time')
  time.dateTime = message.at
  time.textContent = new Date(message.at).toLocaleTimeString(`${language}-u-nu-latn`, { timeStyle: 'short', hourCycle: 'h23' })
  who.append(part('bdi', '', message.mine ? `${message.nickname} (${words.you})` : message.nickname), time)
  const said = part('div', 'chat-words', message.text)
  said.dir = 'auto'
  line.append(who, said)
  if (!message.mine) line.append(moreOf(spoken, message, about))
  return line
}

function moreOf({ words }: Spoken, message: ChatMessage, about: About): HTMLElement {
  const more = part('button', 'chat-more', '⋯')
  more.setAttribute('type', 'button')
  more.setAttribute('aria-label', fillIn(words.about, { nickname: message.nickname }))
  more.addEventListener('click', () => about(message))
  return more
}

function part(name: 'div' | 'bdi' | 'button', className: string, text = ''): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  element.textContent = text
  return element
}
