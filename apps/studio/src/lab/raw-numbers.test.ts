import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { rawNumbers } from './raw-numbers.ts'

const seed = 'ab'.repeat(32)
afterEach(() => void vi.unstubAllEnvs())

test('a program that stops reading once it has enough is heard', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dieharder-'))
  const program = join(folder, 'dieharder')
  writeFileSync(program, '#!/bin/sh\nexec 3<&0\nread=$(head -c 100000 <&3 | wc -c)\nexec 0<&- 3<&-\necho "$read of test $8 | PASSED"\n')
  chmodSync(program, 0o755)
  vi.stubEnv('PATH', folder + delimiter + process.env.PATH)
  expect(await rawNumbers(seed, [8, 100])).toEqual({ ran: true, lines: ['100000 of test 8 | PASSED', '100000 of test 100 | PASSED'] })
})

test('where the program is missing, the pack says how to get it', async () => {
  vi.stubEnv('PATH', mkdtempSync(join(tmpdir(), 'empty-')))
  expect(await rawNumbers(seed, [8])).toEqual({ ran: false, because: expect.stringContaining('apt install dieharder') })
})
