import { describe, expect, it } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { say, type Message } from './say.ts'

const said = (text: string, values: Record<string, string | number> = {}, tag = 'en') =>
  say(compileMessages('x', { k: text })['x.k'] as Message, values, tag) // the compiler's own form

describe('say', () => {
  it.each<[string, Record<string, string | number>, string]>([
    ['plain words', {}, 'plain words'],
    ['to {name}!', { name: 'Ada' }, 'to Ada!'],
    ['to {name}!', {}, 'to !'],
    ['{n, plural, =0 {none} one {# game} other {# games}}', { n: 0 }, 'none'],
    ['{n, plural, =0 {none} one {# game} other {# games}}', { n: 1 }, '1 game'],
    ['{n, plural, =0 {none} one {# game} other {# games}}', { n: 2000 }, '2,000 games'],
    ['{n, plural, offset:1 one {you and # more} other {you and # others}}', { n: 3 }, 'you and 2 others'],
    ['{n, plural, =1 {the game} other {all {n}}}', { n: 1 }, 'the game'],
    ['{n, plural, =1 {the game} other {all {n}}}', { n: 21 }, 'all 21'],
    ['{n, plural, offset:1 =1 {you} other {you and #}}', { n: 3 }, 'you and 2'],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
    ['{who, select, a {A} other {O}}', { who: 'a' }, 'A'],
    ['{who, select, a {A} other {O}}', { who: 'constructor' }, 'O'],
    ['{who, select, a {{n, plural, one {one of {x}} other {# of {x}}}} other {}}', { who: 'a', n: 4, x: 'y' }, '4 of y'],
    ['{who, select, a {A} other {O}}', {}, 'O'],
    ['{n, number}', { n: 1234.5 }, '1,234.5'],
    ['{n, number, percent}', { n: 0.25 }, '25%'],
    ['{at, date, long}', { at: Date.UTC(2026, 10, 21, 12) }, 'November 21, 2026'],
    ['{at, date}', { at: '2026-11-21T12:00:00Z' }, 'Nov 21, 2026'],
    ["it''s '{'literal'}' # here", {}, "it's {literal} # here"],
  ])('says %j with %j', (text, values, expected) => {
    expect(said(text, values)).toBe(expected)
  })

  it('counts by the rules of the language', () => {
    const text = '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}'
    expect([1, 3, 5, 21].map((n) => said(text, { n }, 'ru'))).toEqual(['1 день', '3 дня', '5 дней', '21 день'])
  })
})
