import path from 'node:path'
import type { Plugin } from 'vite'
import { compileMessages } from './compile-messages.ts'

/** Vite: turns `packages/messages/{language}/{area}.json` into compiled messages. */
export function messagesPlugin(): Plugin {
  return {
    name: 'fairhouse-messages',
    enforce: 'pre',
    transform(code, id) {
      const file = /[/\\]messages[/\\][a-z_0-9]+[/\\]([a-z-]+)\.json$/.exec(id)
      if (!file) return
      const compiled = compileMessages(file[1]!, JSON.parse(code)) // the pattern has one group
      return { code: `export default ${JSON.stringify(compiled)}`, moduleType: 'js', map: null, meta: { from: path.basename(id) } }
    },
  }
}
