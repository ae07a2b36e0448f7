import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const sheets = globSync('{apps/site,packages/ui}/src/**/*.css', { cwd: root })

/** Every `:hover` of a sheet that no `@media (hover: hover)` surrounds, by its line. */
function loose(sheet: string): string[] {
  const around: boolean[] = []
  return readFileSync(join(root, sheet), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const isLoose = line.includes(':hover') && !around.includes(true)
      for (const brace of line.match(/[{}]/g) ?? []) {
        if (brace === '{') around.push(/@media[^{]*hover:\s*hover/.test(line))
        else around.pop()
      }
      return isLoose ? [`${sheet}:${index + 1}`] : []
    })
}

test('nothing looks hovered after a tap: screens without a pointer keep no hover', () => {
  expect(sheets.length).toBeGreaterThan(80)
  expect(sheets.flatMap(loose)).toEqual([])
})
