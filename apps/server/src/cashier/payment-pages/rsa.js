// Runs in a hidden frame: encrypts what the page around it tells to the key of whoever is to read it, and hands back cipher texts. Nothing typed is kept, and nothing but the key is asked for.
import { jweOf, keyIn } from './jwe.js'

const { keysUrl } = document.body.dataset
const tell = (value, data) => parent.postMessage({ type: 'deposit', value, data }, location.origin)

addEventListener('message', (event) => void encrypt(event))

async function encrypt({ origin, source, data }) {
  if (origin !== location.origin || source !== parent || data?.type !== 'deposit' || data.value !== 'encrypt') return
  try {
    const answer = await fetch(keysUrl)
    const key = keyIn(await answer.json())
    const pairs = Object.entries(data.fields).map(async ([name, text]) => [name, await jweOf(text, key)])
    tell('encrypted', Object.fromEntries(await Promise.all(pairs)))
  } catch {
    tell('errorEncrypt')
  }
}
tell('ready')
