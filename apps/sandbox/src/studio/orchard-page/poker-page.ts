import { join } from 'node:path'
import { html } from '../../base/html.ts'
import type { OpenSession } from '../rounds/session.ts'
import { decimalsOf } from '../rounds/stakes.ts'
import { scene } from '../page/scene.ts'
import type { StudioPage } from '../page/send-studio-page.ts'
import { wordsFor } from '../page/words.ts'

const styles = ['studio.css', 'game.css'].map((name) => join(import.meta.dirname, '../page', name))

const english = {
  title: 'Poker room',
  seated: 'You are here as {name}.',
  money: 'At the cashier: {money}',
  tables: 'No table is open. Tables open when a second player sits down.',
}
const arabic: typeof english = {
  title: 'غرفة البوكر',
  seated: 'أنت هنا باسم {name}.',
  money: 'في الصندوق: {money}',
  tables: 'لا طاولة مفتوحة. تُفتح الطاولات حين يجلس لاعب ثانٍ.',
}

/** Draws the poker client: the player's name and balance, and that no opponent is present in the sandbox. */
export function pokerPage(session: OpenSession, username: string): StudioPage {
  const { language, direction } = wordsFor(session.language)
  const words = language === 'ar' ? arabic : english
  const money = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'currency', currency: session.currency }).format(
    Number(session.cash) / 10 ** decimalsOf(session.currency),
  )
  const body = html`${scene('cards-poker-room')}
    <main class="over">
      <h1>${words.title}</h1>
      <p>${words.seated.replace('{name}', username)}</p>
      <p>${words.money.replace('{money}', money)}</p>
      <p>${words.tables}</p>
    </main>`
  return { title: words.title, language, direction, styles, body, scripts: [], framedBy: session.parentOrigin }
}
