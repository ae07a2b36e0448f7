import { proves } from '@fairhouse/testing/proves.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ask, below, newFolder, refusedStart, services, start } from './npm-start.ts'

test('live there is no sandbox: nothing of it runs or listens, payments may show any bank, and a database stays live', async () => {
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
    expect.stringContaining("frame-src 'self' https:; form-action 'self' https:"),
  ])
  expect(await ask(DATA_DIR, `select name from setting where value::text like '%127.0.0.1%'`)).toEqual([])
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
  const lacking = { ...services, SMTP_URL: '', STUDIO_SECRET: '' }
  expect(await refusedStart({ DATA_DIR: newFolder(), MODE: 'live', ...lacking })).toMatch(/needs SMTP_URL, STUDIO_SECRET\. Set/)
})
