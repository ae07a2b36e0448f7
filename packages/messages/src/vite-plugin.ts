import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { compileMessages } from './compile-messages.ts'
import { languageChain } from './language-chain.ts'
import { readTexts } from './read-texts.ts'

const home = path.resolve(import.meta.dirname, '..')
const file = /[/\\]messages[/\\]([a-z_0-9]+)[/\\]([a-z-]+)\.json$/

/**
 * Vite: turns `packages/messages/{language}/{area}.json` into compiled messages, with those of the languages it falls back to where it lacks one.
 * The server's build imports them; the browser's gets each as a file of its own, which the server names to it, unless `emit` is
 * false: the office imports its own.
 */
export function messagesPlugin({ emit = true }: { emit?: boolean } = {}): Plugin {
  let [root, ssr] = ['', false]
  return {
    name: 'fairhouse-messages',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      ssr = Boolean(config.build.ssr)
    },
    transform(_, id) {
      const [, language = '', area = ''] = file.exec(id) ?? []
      if (area === '' || serverAreas.includes(area)) return undefined
      for (const code of languageChain(language)) this.addWatchFile(path.join(home, code, `${area}.json`))
      return { code: moduleOf(language, area), moduleType: 'js', map: null }
    },
    generateBundle() {
      if (ssr || !emit) return
      for (const at of readdirSync(home, { recursive: true, encoding: 'utf8' }).map((name) => path.join(home, name))) {
        const [, language = '', area = ''] = file.exec(at) ?? []
        if (area === '' || serverAreas.includes(area) || area.startsWith('office')) continue
        const originalFileName = path.relative(root, at)
        this.emitFile({ type: 'asset', name: `${language}-${area}.js`, originalFileName, source: moduleOf(language, area) })
      }
    },
  }
}

/** Texts that only the server says, and reads as they are. */
const serverAreas = ['limit-texts', 'mail', 'my-data', 'outage']

const moduleOf = (language: string, area: string) => `export default ${JSON.stringify(compileMessages(area, readTexts(language, area)))}`
