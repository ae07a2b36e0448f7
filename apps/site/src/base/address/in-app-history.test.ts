import { proves } from '@fairhouse/testing/proves.ts'
import { describe, expect, it } from 'vitest'
import { cookieOf, historyIn, withVisit, type Visit } from './in-app-history.ts'

const through = (...paths: string[]) =>
  paths.reduce<Visit[]>((history, path, place) => withVisit(history, [path, place * 10, `k${place}`]), [])

describe('the in-app history', () => {
  it('is read back from the cookie as it was written', () => {
    proves('SHL-182')
    const history = through('/', '/slots-games', '/ar/support')
    expect(historyIn(`a=b; url=${cookieOf(history)}; c=d`)).toEqual(history)
    expect(history.map(([path]) => path)).toEqual(['/', '/slots-games', '/ar/support'])
  })

  it('keeps one place for a page of the history, with its last scroll position', () => {
    const history = withVisit(through('/', '/a'), ['/', 1200.4, 'k0'])
    expect(history).toEqual([
      ['/a', 10, 'k1'],
      ['/', 1200, 'k0'],
    ])
  })

  it('holds at most 20 pages and stays far below 4 kB', () => {
    proves('SHL-NS-21')
    const long = through(...Array.from({ length: 100 }, (_, place) => `/${'ж'.repeat(100)}${place}`))
    expect(long).toHaveLength(20)
    expect(cookieOf(long).length).toBeLessThanOrEqual(3000)
    expect(historyIn(`url=${cookieOf(long)}`).at(-1)).toEqual(long.at(-1))
  })

  it.each(['/activation/s3cret', '/ar/activation/s3cret', '/set-password/s3cret', '/forgot-password/reset/s3cret'])(
    'leaves the code out of %s',
    (path) => {
      proves('SHL-NS-21')
      expect(JSON.stringify(through(path))).not.toContain('s3cret')
    },
  )

  it.each(['', 'url=', 'url=%5B1', 'url=%7B%7D', 'url=%5B%5B1%2C2%2C3%5D%5D'])('is empty where the cookies hold %j', (cookies) =>
    expect(historyIn(cookies)).toEqual([]),
  )
})
