import { join } from 'node:path'
import { html } from '@fairhouse/process/html.ts'
import type { Page } from '../base/page.ts'
import type { World } from '../base/world.ts'
import { holdCard, testCards, walletToken, writeCard, type AuthMethod, type TestCard } from '../acquirer/index.ts'

const lifeMs = 10 * 60_000
const shown = ['4242424242424242', '4000000000003220', '4000000000009995', '4000056655665556']

/** The cards that lie in the wallet of the sandbox's phone. */
export const sheetCards: TestCard[] = testCards.filter(({ number }) => shown.includes(number))

/** The sheet that slides up on a phone: the sum, and the cards of the wallet. */
export function sheetPage({ price = '', currency = '', merchant = '' }: Record<string, string | undefined>): Page {
  const body = html`<main>
    <h1>Sandbox wallet</h1>
    <p class="soft">${merchant}</p>
    <p class="amount"><bdi>${price} ${currency}</bdi></p>
    <form id="sheet">
      <fieldset>
        <legend>Card</legend>
        <div class="accounts">
          ${sheetCards.map(
            ({ key, brand, number, funding, outcome }, place) =>
              html`<label class="person">
                <input type="radio" name="card" value="${key}" ${place === 0 && html`checked`} />
                <span class="name">${brand} •••• ${number.slice(-4)}, ${funding}</span>
                <span class="account">${outcome}</span>
              </label>`,
          )}
        </div>
      </fieldset>
      <label class="course"
        >How the card is known to the wallet
        <select name="method">
          <option value="CRYPTOGRAM_3DS">On this phone (authenticated)</option>
          <option value="PAN_ONLY">By its number (3-D Secure follows)</option>
        </select></label
      >
      <div class="answers">
        <button name="answer" value="pay" disabled>Pay</button>
        <button class="quiet" type="button" id="cancel" disabled>Cancel</button>
      </div>
    </form>
    <p class="soft small">A wallet of the sandbox: no real card, no real money.</p>
  </main>`
  const styles = [join(import.meta.dirname, '../trustly/bank.css')]
  return { title: 'Sandbox wallet', language: 'en', direction: 'ltr', styles, body, scripts: ['/wallet/sheet-script.ts'], connects: true }
}

/** Puts a card of the wallet into the acquirer's custody and answers the token that stands for it. */
export async function issueWalletToken(world: World, testCard: TestCard, authMethod: AuthMethod): Promise<string> {
  const now = world.clock.now()
  const card = holdCard(testCard, { expiry: '12/40', holder: 'Wallet Holder', saved: false })
  await writeCard(world.database.query, card, now)
  return walletToken(world, { cardToken: card.token, authMethod, expiresAt: now.getTime() + lifeMs })
}
