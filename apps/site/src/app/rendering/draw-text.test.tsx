import { lazy, Suspense, useId, type ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { drawAtOnce, drawWaiting, missesPart } from './draw-text.ts'

const nonce = 'mark'

function Field({ name }: { name: string }) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {name} {2} <input id={id} defaultValue={'"<&'} />
    </label>
  )
}

const pageOf = (part: ReactElement) => (
  <html lang="en">
    <head>
      <title>A page</title>
      <link rel="preload" href="/a.woff2" as="font" crossOrigin="" />
      <style nonce={nonce}>{'p { color: red }'}</style>
      <script nonce={nonce} type="module" src="/a.js" fetchPriority="low" />
    </head>
    <body>
      <Field name="One" />
      <Suspense fallback="waiting">{part}</Suspense>
      <img src="/a.png" alt="A" fetchPriority="high" />
    </body>
  </html>
)

test('a page that has all its parts is drawn at once to the letter as it is by waiting for them', async () => {
  const page = pageOf(<Field name="Two" />)
  expect(missesPart(drawAtOnce(page))).toBe(false)
  expect(drawAtOnce(page)).toBe(await drawWaiting(page, nonce))
})

test('a page with a part that is loaded when it is drawn for the first time is drawn by waiting for it, and at once from then on', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => <p>It is there</p> }))
  const page = pageOf(<Late />)
  expect(missesPart(drawAtOnce(page))).toBe(true)
  expect(await drawWaiting(page, nonce)).toContain('<p>It is there</p>')
  expect(missesPart(drawAtOnce(page))).toBe(false)
  expect(drawAtOnce(page)).toContain('<p>It is there</p>')
})

test('a page with a part that fails misses it when it is drawn at once, and has what stands in for that part', async () => {
  const complained = vi.spyOn(console, 'error').mockReturnValue()
  const Broken = (): ReactElement => {
    throw new Error('broken')
  }
  expect(missesPart(drawAtOnce(pageOf(<Broken />)))).toBe(true)
  const page = await drawWaiting(pageOf(<Broken />), nonce)
  expect(page).toContain('waiting')
  expect(page).toContain('alt="A"')
  expect(complained).toHaveBeenCalled()
  expect(() => drawAtOnce(<Broken />)).toThrow('broken')
})
