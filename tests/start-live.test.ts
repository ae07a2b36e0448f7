import { proves } from '@fairhouse/testing/proves.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ask, below, newFolder, refusedStart, services, start, type Started } from './npm-start.ts'

test('live there is no sandbox: nothing of it runs or listens, payments may show any bank, a studio of our own plays, and a database stays live', async () => {
  proves('CSH-NS-69')
  const DATA_DIR = newFolder()
  const live = { DATA_DIR, MODE: 'live', ...services }
  const one = await start(live)
  await one.ready
  expect(one.said()).not.toMatch(/sandbox/i)
  expect(below(one.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/sandbox'))).toEqual([])
  for (const port of [one.ports.SANDBOX_PORT, one.ports.SMTP_PORT, one.ports.ANTIVIRUS_PORT])
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
  const page = await fetch(`${one.site}/?modal=deposit`)
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining(`frame-src 'self' https: http://127.0.0.1:${one.ports.STUDIO_PORT}; form-action 'self' https:`),
  ])
  expect(await ask(DATA_DIR, `select name from setting where value::text like '%127.0.0.1%'`)).toEqual([])
  expect(await playedForFun(one)).toEqual({ game: 'Orchard', status: 'closed' })
  const given = 'select id from payment_method where enabled union all select null from campaign where enabled'
  expect(await ask(DATA_DIR, given)).toEqual([])
  expect(await ask(DATA_DIR, `select rolname from pg_roles where rolname like '%sandbox'`)).toEqual([])
  expect(await one.end()).toBe(0)
  expect(await refusedStart({ DATA_DIR })).toMatch(/^This database is live/)
  await (
    await start(live)
  ).ready
})

test('a MODE that is none, and a live one that lacks what real services need', async () => {
  expect(await refusedStart({ DATA_DIR: newFolder(), MODE: 'production' })).toMatch(/^MODE is "production"\. Set it to sandbox/)
  const lacking = { ...services, SMTP_URL: '', STUDIO_ID: 'elsewhere', STUDIO_KEY_ID: 'k1' }
  expect(await refusedStart({ DATA_DIR: newFolder(), MODE: 'live', ...lacking })).toMatch(/needs SMTP_URL, STUDIO_SECRET\. Set/)
})

test('live over https the games need an address of their own; with the keys of a studio elsewhere none is started here', async () => {
  const live = { MODE: 'live', ...services, PUBLIC_ORIGIN: 'https://play.example.com' }
  expect(await refusedStart({ DATA_DIR: newFolder(), ...live })).toMatch(/Set STUDIO_ORIGIN to it, such as https:\/\/games\.example\.com/)
  const keys = { STUDIO_ID: 'orchard', STUDIO_KEY_ID: 'k1', STUDIO_SECRET: 'c' }
  const one = await start({ DATA_DIR: newFolder(), ...live, ...keys })
  await one.ready
  expect(below(one.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/studio'))).toEqual([])
  await expect(fetch(`http://127.0.0.1:${one.ports.STUDIO_PORT}/`)).rejects.toThrow('fetch failed')
})

/** Opens Orchard as a demonstration and plays one round: over the house's call, the studio's page and its own calls. */
async function playedForFun({ site, ports }: Started): Promise<{ game: string; status: string }> {
  const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
    return (await (await fetch(url, sent)).json()) as { url: string; game: { name: string }; round: { status: string } } // each call has its own of them
  }
  const launched = await post(`${site}/api/game/launch`, { game: 'orchard', type: 'demo', language: 'en' }, { origin: site })
  const studio = `http://127.0.0.1:${ports.STUDIO_PORT}`
  expect(launched.url).toContain(`${studio}/studio/games/orchard?page=`)
  const key = 'a'.repeat(64)
  await post(`${studio}/studio/play/open`, { page: new URL(launched.url).searchParams.get('page'), key })
  const { round } = await post(`${studio}/studio/play/spin`, { key: 'spin-of-a-test', stake: '50' }, { 'x-play-key': key })
  return { game: launched.game.name, status: round.status }
}
