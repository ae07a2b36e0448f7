import { catalogue } from '../apps/server/src/settings/catalogue.ts'
import type { Check } from './check.ts'

/** Settings whose names are put together where they are read: the beginning of the name, and how it is read; their last word stands there too. */
const composed: Readonly<Record<string, string>> = {
  'fe.sweden.': '`sweden.${name}`',
  'fe.balanceDropdown.': '`balanceDropdown.${name}`',
  'be.verification.': '`be.verification.${name}`',
}

/** Settings that the specification wants to be there and that can change nothing here, each with its reason. */
const without: Readonly<Record<string, string>> = {
  'fe.errorReporting.replaysPercent': "what happens on players' screens is not recorded; docs/decisions/2026-11-23-settings-are-read.md",
}

const isSource = (path: string) => /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/test-[^/]*$/.test(path)
const isDefinition = (path: string) => /^apps\/server\/src\/(?:settings\/catalogue|cashier\/providers\/[^/]+\/settings)/.test(path)

/** Every setting is read somewhere: one that nothing reads is taken by the command line, which says that it holds, and changes nothing. */
export const settings: Check = {
  name: 'settings',
  floor: 150,
  look: (tree) => {
    const texts = tree.files.filter(({ path }) => isSource(path) && !isDefinition(path)).map(({ text }) => text)
    const all = texts.join('\n')
    const isComposed = (name: string) =>
      Object.entries(composed).some(
        ([start, how]) => name.startsWith(start) && all.includes(how) && all.includes(`'${name.slice(start.length)}'`),
      )
    const names = Object.keys(catalogue)
    const problems = names
      .filter((name) => !Object.hasOwn(without, name) && !isComposed(name) && !readingsOf(name).some((reading) => all.includes(reading)))
      .map((name) => `nothing reads the setting ${name}`)
    return { looked: names.length, of: 'settings', problems, notes: [`${Object.keys(without).length} can change nothing`] }
  },
}

/** How a setting is read: by its whole name on the server, without `fe.` or `be.` in pages, waits by their last word. */
function readingsOf(name: string): string[] {
  const short = name.replace(/^[fb]e\./, '')
  const last = short.split('.').at(-1) ?? short
  return [
    `'${name}'`,
    ...(short === name ? [] : [`'${short}'`]),
    ...(short.includes('.') ? [] : [`fe.${short}`, `be.${short}`]),
    ...(short.startsWith('timings.') ? [`timing('${last}'`] : []),
  ]
}
