import { describe, expect, it } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { createTexts } from './texts.ts'

const load = async () =>
  compileMessages('lobby', {
    count: '{count, plural, zero {none} one {one} two {two} few {# few} many {# many} other {# other}}',
    sort: 'left {amount}',
  }) as Record<string, string>

describe('createTexts', () => {
  it.each([
    [0, 'none'],
    [1, 'one'],
    [2, 'two'],
    [3, '3 few'],
    [11, '11 many'],
    [100, '100 other'],
  ])('chooses the right Arabic form for %i', async (count, text) => {
    const texts = createTexts('ar', load)
    await texts.load(['lobby'])
    expect(texts.t('lobby.count', { count })).toBe(text)
  })

  it('isolates values in a right-to-left sentence, and only there', async () => {
    const [ar, en] = [createTexts('ar', load), createTexts('en', load)]
    await Promise.all([ar.load(['lobby']), en.load(['lobby'])])
    expect(ar.t('lobby.sort', { amount: '€\u00a05.00' })).toBe('left \u2068€\u00a05.00\u2069')
    expect(en.t('lobby.sort', { amount: '€\u00a05.00' })).toBe('left €\u00a05.00')
  })
})
