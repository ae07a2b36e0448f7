// Runs in the game's frame: what a visitor may do in the chat, and what is said about it.
import type { ChatView } from '../../engine/chat/chat.ts'
import { fillIn, found } from '../page.ts'
import type { Language } from '../words/index.ts'
import type { ChatWords } from './words/index.ts'

type Spoken = { words: ChatWords; language: Language }

/** From so many on the characters that are left are told. */
const toldFrom = 40

/** Shows the form that a visitor may use, and why they may use none. */
export function drawRole(spoken: Spoken, view: ChatView): void {
  const { role, hidden } = view
  set(found('#chat-note'), noteOf(spoken, role))
  found('#chat-form').hidden = role.is !== 'writer'
  found('#chat-name-form').hidden = role.is !== 'needsName' && role.is !== 'mustRename'
  found('#chat-hidden').hidden = hidden.length === 0
  set(found('#chat-hidden-names'), fillIn(spoken.words.hidden, { names: hidden.join(', ') }))
}

function noteOf({ words, language }: Spoken, role: ChatView['role']): string {
  if (role.is !== 'muted')
    return { reader: words.readOnly, needsName: words.nicknameHint, mustRename: words.renameHint, writer: words.house }[role.is]
  if (role.until === null) return words.mutedForGood
  const date = new Date(role.until).toLocaleString(`${language}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' })
  return fillIn(words.mutedUntil, { date })
}

/** Says how many characters are left, once they are few. */
export function leftText({ words, language }: Spoken, text: string): string {
  const left = Number(found('#chat-text').dataset.most) - [...new Intl.Segmenter(language).segment(text)].length
  return left < toldFrom ? fillIn(words.left, { count: left }) : ''
}

/** Writes the line below the form, which readers say. */
export const say = (sentence: string): void => set(found('#chat-said'), sentence)

/** What is written already is not announced again. */
function set(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
