import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openPageCache } from './page-cache.ts'

const cacheOf = (bounds = { pages: 3, bytes: 1000 }) => openPageCache<string>(bounds, (page) => page.length)
const at = (now: number, ms = 2000) => ({ now, ms })
const made = (page: string | undefined) => async () => page

describe('a cache of pages', () => {
  test('makes a page once and gives it out while it is young', async () => {
    const cache = cacheOf()
    expect(await cache.take('/', at(1000), made('first'))).toBe('first')
    expect(await cache.take('/', at(2999), made('second'))).toBe('first')
    expect(await cache.take('/', at(3000), made('third'))).toBe('third')
  })

  test('gives out nothing from the future, if its clock goes back', async () => {
    const cache = cacheOf()
    await cache.take('/', at(5000), made('later'))
    expect(await cache.take('/', at(4000), made('earlier'))).toBe('earlier')
  })

  test('makes a page once for all who ask while it is made', async () => {
    const cache = cacheOf()
    const { promise, resolve } = Promise.withResolvers<string>()
    let times = 0
    const make = () => {
      times += 1
      return promise
    }
    const asked = [1, 2, 3].map(() => cache.take('/', at(0), make))
    resolve('page')
    expect([await Promise.all(asked), times]).toEqual([['page', 'page', 'page'], 1])
  })

  test('keeps nothing that is not for all, and none of those who waited for it are sent it', async () => {
    const cache = cacheOf()
    expect(await Promise.all([1, 2].map(() => cache.take('/', at(0), made(undefined))))).toEqual([undefined, undefined])
    expect([await cache.take('/', at(0), made('for all')), cache.size()]).toEqual(['for all', 1])
  })

  test('fails for all who waited where making fails, and tries again for the next', async () => {
    const cache = cacheOf()
    const fails = () => Promise.reject(new Error('away'))
    const asked = await Promise.allSettled([1, 2].map(() => cache.take('/', at(0), fails)))
    expect([asked.map(({ status }) => status), await cache.take('/', at(0), made('back'))]).toEqual([['rejected', 'rejected'], 'back'])
  })

  test('what is asked for stays, however many others come meanwhile', async () => {
    const cache = cacheOf()
    await cache.take('/', at(0), made('lobby'))
    for (let other = 0; other < 50; other += 1) {
      await cache.take(`/?page=${other}`, at(0), made('other'))
      expect(await cache.take('/', at(0), made('again'))).toBe('lobby')
    }
  })

  test('a page that would fill it is sent, and not kept', async () => {
    const cache = cacheOf()
    expect([await cache.take('/', at(0), made('x'.repeat(200))), cache.size()]).toEqual(['x'.repeat(200), 0])
  })

  test('never holds more pages or bytes than it may, and gives out nothing old', async () => {
    const take = fc.record({
      key: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 1, max: 120 }),
      waits: fc.integer({ min: 0, max: 900 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(take, { maxLength: 60 }), async (takes) => {
        const bounds = { pages: 8, bytes: 800 }
        const cache = openPageCache<{ length: number; madeAt: number }>(bounds, ({ length }) => length)
        let now = 0
        for (const { key, length, waits } of takes) {
          now += waits
          const page = await cache.take(String(key), at(now), async () => ({ length, madeAt: now }))
          expect([cache.size() <= bounds.pages, cache.bytes() <= bounds.bytes, now - (page?.madeAt ?? 0) < 2000]).toEqual([
            true,
            true,
            true,
          ])
        }
      }),
    )
  })
})
