import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** A script as browsers load it: a module of ours without its types. */
type Script = { file: string; address: string; text: string }

/** The scripts of all pages. */
export type Scripts = {
  all: readonly Script[]
  /** Returns the addresses of everything that a page loads if it begins with these files, each once. */
  addressesOf: (entries: readonly string[]) => string[]
}

/** `import 'x'`, and `import … from 'x'` or `export … from 'x'`, whose names are without quotes and brackets. */
const imported = /^(?:import\s*|(?:import|export)\s[^'"();]*?\sfrom\s*)'([^']+)'/gm

/**
 * Reads the modules that pages begin with, and all that these import. Their addresses hold the digest of all of them,
 * so that browsers may keep them.
 */
export function readScripts(entries: readonly string[]): Scripts {
  const texts = new Map<string, string>()
  for (const file of entries) readTree(file, texts)
  const root = folderOf([...texts.keys()])
  const hash = createHash('sha256')
  for (const file of [...texts.keys()].toSorted()) hash.update(file.slice(root.length)).update(texts.get(file) ?? '')
  const prefix = `/studio/scripts/${hash.digest('hex').slice(0, 12)}`
  const addressOf = (file: string) => `${prefix}/${relative(root, file)}`
  return {
    all: [...texts].map(([file, text]) => ({ file, address: addressOf(file), text })),
    addressesOf: (begun) => {
      const loaded = new Map<string, string>()
      for (const file of begun) readTree(file, loaded)
      return [...loaded.keys()].map(addressOf)
    },
  }
}

/** Reads a module of ours as a browser loads it. */
export const scriptText = (file: string): string => stripTypeScriptTypes(readFileSync(file, 'utf8'))

function readTree(file: string, texts: Map<string, string>): void {
  if (texts.has(file)) return
  const text = scriptText(file)
  texts.set(file, text)
  for (const [, spec = ''] of text.matchAll(imported)) {
    if (!spec.startsWith('.')) throw new Error(`${file} imports ${spec}, which no browser finds.`)
    readTree(join(dirname(file), spec), texts)
  }
}

/** Returns the folder that holds all of some files: below it their addresses keep their paths. */
function folderOf(files: readonly string[]): string {
  let folder = dirname(files[0] ?? '/')
  while (!files.every((file) => file.startsWith(`${folder}/`))) folder = dirname(folder)
  return folder
}
