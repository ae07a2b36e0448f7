import { hash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeMarks } from './inline-hashes.ts'

const mark = '0123456789abcdef0123456789abcdef'
const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

test('each inline script and style with the mark is named by its hash, and the mark is gone', () => {
  const page =
    `<head><meta property="csp-nonce" content="" nonce="${mark}"/><style id="styles" nonce="${mark}">p{color:red}</style>` +
    `<script nonce="${mark}">one()</script></head><script class="x" nonce="${mark}" async="">two()\nthree()</script>`
  const { parts, inline } = takeMarks(page, mark)
  const html = parts.join('')
  expect(inline).toEqual({ scripts: [sourceOf('one()'), sourceOf('two()\nthree()')], styles: [sourceOf('p{color:red}')] })
  expect([html.includes(mark), html.includes('nonce='), html.includes('<script class="x" async="">two()')]).toEqual([false, false, true])
})

test('what got into the page by what it shows is allowed no more than before: it cannot know the mark', () => {
  const strangers = [
    '<script>steal()</script>',
    '<script nonce="">steal()</script>',
    '<script nonce="ffffffffffffffffffffffffffffffff">steal()</script>',
    '<style>body{display:none}</style>',
    '<scripty nonce="x">steal()</scripty>',
  ]
  const { inline } = takeMarks(`${strangers.join('')}<script nonce="${mark}">own()</script>`, mark)
  expect(inline).toEqual({ scripts: [sourceOf('own()')], styles: [] })
})

test('a tag left open before one of ours does not pull strange text into its hash', () => {
  const { inline } = takeMarks(`<script src="data:," x="<p>hello<script nonce="${mark}">own()</script>`, mark)
  expect(inline.scripts).toEqual([sourceOf('own()')])
})

test('data and scripts of our own address need no hash', () => {
  const { inline } = takeMarks(
    `<script id="handover" type="application/json" nonce="${mark}">{"a":1}</script><script type="module" nonce="${mark}" src="/assets/a.js"></script>`,
    mark,
  )
  expect(inline).toEqual({ scripts: [], styles: [] })
})

test('the hash is that of what a browser reads: every end of a line is a line feed', () => {
  expect(takeMarks(`<script nonce="${mark}">a()\r\nb()\rc()</script>`, mark).inline.scripts).toEqual([sourceOf('a()\nb()\nc()')])
})

test('whatever text a page shows, exactly its own scripts are allowed', () => {
  const anyText = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '/', ' ', '=', 'script', 'nonce', 'style', 'x', '\n') })
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const own = `<script nonce="${mark}">own()</script>`
      const { inline } = takeMarks(`<p>${before}</p>${own}<p>${after}</p>`, mark)
      expect(inline).toEqual({ scripts: [sourceOf('own()')], styles: [] })
    }),
  )
})
