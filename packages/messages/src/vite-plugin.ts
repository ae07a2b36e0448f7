import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compileMessages } from './compile-messages.ts'

const home = path.resolve(import.meta.dirname, '..')
const file = /[/\\]messages[/\\][a-z_0-9]+[/\\]([a-z-]+)\.json$/

/** Vite: turns `packages/messages/{language}/{area}.json` into compiled messages. The server's build imports them; the browser's gets each as a file of its own, which the server names to it. */
export function messagesPlugin(): Plugin {
  let [root, ssr] = ['', false]
  return {
    name: 'fairhouse-messages',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      ssr = Boolean(config.build.ssr)
    },
    transform(code, id) {
      const area = file.exec(id)?.[1]
      return area === undefined || serverAreas.includes(area) ? undefined : { code: moduleOf(area, code), moduleType: 'js', map: null }
    },
    generateBundle() {
      if (ssr) return
      for (const at of readdirSync(home, { recursive: true, encoding: 'utf8' }).map((name) => path.join(home, name))) {
        const area = file.exec(at)?.[1]
        if (area === undefined || serverAreas.includes(area)) continue
        const language = path.basename(path.dirname(at))
        const source = moduleOf(area, readFileSync(at, 'utf8'))
        this.emitFile({ type: 'asset', name: `${language}-${area}.js`, originalFileName: path.relative(root, at), source })
      }
    },
  }
}

/** Texts that only the server says, and reads as they are. */
const serverAreas = ['mail']

const moduleOf = (area: string, texts: string) => `export default ${JSON.stringify(compileMessages(area, JSON.parse(texts)))}`
