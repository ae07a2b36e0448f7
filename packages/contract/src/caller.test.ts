// Proves SHL-989.
import { expect, test } from 'vitest'
import { callerOver } from './caller.ts'

test('a call that does not arrive, or whose answer cannot be read, is error 301 with the address that was called', async () => {
  const away = callerOver(() => Promise.reject(new TypeError('Failed to fetch')))
  const broken = callerOver(async () => new Response('<html>', { status: 502 }))
  for (const call of [away, broken]) {
    expect(await call('GET /api/wallet', {})).toEqual({
      ok: false,
      error: { error: 'connection', errorCode: 301, errorUrl: '/api/wallet' },
    })
  }
})
