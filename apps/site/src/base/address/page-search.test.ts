import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import { describe, expect, it } from 'vitest'
import { parseSearch, readSearch, stringifySearch } from './page-search.ts'

describe('readSearch', () => {
  it('understands a link into the cashier', () => {
    expect(readSearch(parseSearch('?modal=deposit&amount=20&campaign=7'))).toEqual({ modal: 'deposit', amount: '20', campaign: '7' })
  })

  /** The rows that each case shows. */
  const rowsOfQueries: Record<string, RowName[]> = {
    'campaign=abc': ['IDN-042'],
  }

  it.each([
    ['modal=nothing'],
    ['amount=-3'],
    ['campaign=abc'],
    ['campaign=17x'],
    ['amount=abc'],
    ['status=paid'],
    ['page=1000'],
    ['page-after-login=//evil.example'],
    ['page-after-login=https://evil.example'],
    ['page-after-login=/\\evil.example'],
    ['game-after-login=../admin'],
  ])('drops %s', (query) => {
    proves(...(rowsOfQueries[query] ?? []))
    expect(readSearch(parseSearch(query))).toEqual({})
  })

  it('keeps what it does not know', () => {
    expect(stringifySearch(readSearch(parseSearch('?utm_source=mail&modal=login')))).toBe('?utm_source=mail&modal=login')
  })
})
