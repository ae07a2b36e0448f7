import { proves } from '@fairhouse/testing/proves.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const breakpoints = [
  ['xs', 481],
  ['sm', 768],
  ['md', 1025],
  ['lg', 1441],
  ['xl', 1921],
] as const

test('the five widths at which a layout changes have names, and each of them changes something', () => {
  proves('SHL-1067..1071')
  const named = [...readFileSync(join(import.meta.dirname, 'media.css'), 'utf8').matchAll(/@custom-media --(\w+) \(width >= (\d+)px\);/g)]
  expect(named.map(([, name, width]) => [name, Number(width)])).toEqual(breakpoints)
  const sheets = globSync(['apps/site/src/**/*.css', 'packages/ui/src/**/*.css'], { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  )
  expect(sheets.length).toBeGreaterThan(80)
  const asked = sheets.flatMap((sheet) => [...sheet.matchAll(/@media ([^{]*)\{/g)].map(([, query]) => query ?? ''))
  expect(breakpoints.filter(([name]) => !asked.some((query) => query.includes(`(--${name})`)))).toEqual([])
})
