import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingOf } from './encoding.ts'
import { compressFolder } from './compress-folder.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0, *', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['BR', 'br'],
  ['br;q=nonsense', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('a browser that accepts %s is sent %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding)
})

test('beside each text of a folder stands the same text, compressed twice; fonts and what compression makes longer are left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'))
  const script = 'export const words = ["one", "two", "three"]\n'.repeat(40)
  writeFileSync(join(folder, 'a.js'), script)
  writeFileSync(join(folder, 'b.css'), 'p{}')
  writeFileSync(join(folder, 'c.woff2'), Buffer.alloc(2000))
  await compressFolder(folder)
  const decompressed = [brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))), gunzipSync(readFileSync(join(folder, 'a.js.gz')))]
  expect([readdirSync(folder).toSorted(), decompressed.map(String)]).toEqual([
    ['a.js', 'a.js.br', 'a.js.gz', 'b.css', 'c.woff2'],
    [script, script],
  ])
  rmSync(folder, { recursive: true })
})
