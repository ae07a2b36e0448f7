import { expect, test } from 'vitest'
import type { Database } from '../base/database/database.ts'
import { openSettings } from './settings.ts'

test('of two reads at the same time the later one stays, whichever comes back first', async () => {
  const reads: ((siteName: string) => void)[] = []
  const query = () => new Promise((resolve) => reads.push((value) => resolve({ rows: [{ name: 'site.name', value }] })))
  const opening = openSettings({ query } as unknown as Database) // a database of which settings only read
  reads[0]?.('First')
  const settings = await opening
  const [older, newer] = [settings.reload(), settings.reload()]
  reads[2]?.('Newer')
  await newer
  reads[1]?.('Older')
  await older
  expect(settings.get('site.name')).toBe('Newer')
})
