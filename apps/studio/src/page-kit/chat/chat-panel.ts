import { html, type Html } from '@fairhouse/process/html.ts'
import { mostCharacters } from '../../engine/chat/clean-text.ts'
import { nicknameLength } from '../../engine/chat/nickname.ts'
import { icon } from '../icons.ts'
import type { ChatWords } from './words/index.ts'

/** Draws the chat of a room, closed until its script opens it. */
export function chatPanel(own: ChatWords): Html {
  return html`<section class="chat" id="chat" aria-labelledby="chat-title">
    <h2 class="chat-head">
      <button type="button" id="chat-toggle" aria-expanded="false" aria-controls="chat-body">
        <span id="chat-title">${own.chatTitle}</span>${icon('fold')}
      </button>
    </h2>
    <div class="chat-body" id="chat-body" hidden>
      <div class="chat-log" id="chat-log" role="log" aria-live="off" aria-label="${own.messages}" tabindex="0"></div>
      <p class="chat-hidden" id="chat-hidden" hidden>
        <span id="chat-hidden-names"></span> <button type="button" class="chat-link" id="chat-show-all">${own.showAll}</button>
      </p>
      <p class="chat-note" id="chat-note"></p>
      <form class="chat-form" id="chat-form" hidden>
        <label for="chat-text" class="seen-by-readers">${own.message}</label>
        <input
          id="chat-text"
          dir="auto"
          data-most="${mostCharacters}"
          maxlength="${mostCharacters * 2}"
          placeholder="${own.message}"
          autocomplete="off"
          enterkeyhint="send"
          aria-describedby="chat-said"
        />
        <button class="quiet">${own.send}</button>
      </form>
      <form class="chat-form" id="chat-name-form" hidden>
        <label for="chat-name">${own.nickname}</label>
        <input
          id="chat-name"
          dir="auto"
          maxlength="${nicknameLength.most * 2}"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-describedby="chat-note chat-said"
        />
        <button class="quiet">${own.choose}</button>
      </form>
      <p class="chat-said" id="chat-said" role="status"></p>
    </div>
  </section>`
}
