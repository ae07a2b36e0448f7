import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const whole = {
  STUDIO_DATABASE_URL: 'postgres://studio@db.example/games',
  WALLET_ORIGIN: 'https://play.example.com',
  STUDIO_ORIGIN: 'https://games.example.com',
  STUDIO_ID: 'orchard',
  STUDIO_KEY_ID: 'k1',
  STUDIO_SECRET: 'secret',
}

test('needs its database, its wallet and its keys; the rest has a usual value', () => {
  expect(readEnvironment(whole)).toMatchObject({ port: 3200, host: '127.0.0.1', clockUrl: '', desk: 'closed', secret: 'secret' })
  expect(readEnvironment({ ...whole, STUDIO_ORIGIN: '' }).origin).toBe('http://127.0.0.1:3200')
  for (const name of ['STUDIO_DATABASE_URL', 'WALLET_ORIGIN', 'STUDIO_ID', 'STUDIO_KEY_ID', 'STUDIO_SECRET'])
    expect(() => readEnvironment({ ...whole, [name]: '' })).toThrow(name)
})

test('a secret may stand in a file, as services of systemd are given them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  writeFileSync(file, 'of the file\n')
  expect(readEnvironment({ ...whole, STUDIO_SECRET: '', STUDIO_SECRET_FILE: file }).secret).toBe('of the file')
  expect(() => readEnvironment({ ...whole, STUDIO_SECRET_FILE: join(folder, 'none') })).toThrow(/cannot be read/)
})

test.each([
  ['STUDIO_PORT', 'eighty'],
  ['STUDIO_ORIGIN', 'http://games.example.com'],
  ['STUDIO_ORIGIN', 'https://games.example.com/path'],
  ['WALLET_ORIGIN', 'http://play.example.com'],
  ['CLOCK_URL', 'https://time.example.com/'],
  ['STUDIO_DESK_PASSWORD', 'short'],
  ['METRICS_TOKEN', 'short'],
])('refuses %s=%s with a sentence that names it', (name, value) => {
  expect(() => readEnvironment({ ...whole, [name]: value })).toThrow(name)
})
