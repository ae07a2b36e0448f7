import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import type { Session } from '../../engine/rounds/session.ts'
import { decimalsOf } from '../../engine/rounds/stakes.ts'
import { artScene } from '../../page-kit/art-scene.ts'
import type { StudioPage } from '../../page-kit/send-studio-page.ts'
import { spoken } from '../../page-kit/words/index.ts'
import { pokerWords } from './words.ts'

const styles = ['studio.css', 'game.css'].map((name) => join(import.meta.dirname, '../../page-kit', name))

/** Draws the poker client: the player's name and balance, and that no opponent is present. */
export function pokerPage(session: Session, username: string): StudioPage {
  const { own: words, language, direction } = spoken(session.language, pokerWords)
  const money = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'currency', currency: session.currency }).format(
    Number(session.cash) / 10 ** decimalsOf(session.currency),
  )
  const body = html`${artScene('cards-poker-room')}
    <main class="over">
      <h1>${words.title}</h1>
      <p>${words.seated.replace('{name}', username)}</p>
      <p>${words.money.replace('{money}', money)}</p>
      <p>${words.tables}</p>
    </main>`
  return { title: words.title, language, direction, styles, body, scripts: [], framedBy: session.parentOrigin }
}
