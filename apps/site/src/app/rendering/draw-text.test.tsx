import { lazy, Suspense, useId, type ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { drawText } from './draw-text.ts'

const nonce = 'mark'

async function streamed(page: ReactElement): Promise<string> {
  const stream = await renderToReadableStream(page, { nonce, progressiveChunkSize: Infinity })
  await stream.allReady
  return (await new Response(stream).text()).replace(/^<!DOCTYPE html>/, '')
}

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
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: 'a < b' }} />
    </head>
    <body>
      <Field name="One" />
      <Suspense fallback="waiting">{part}</Suspense>
      <img src="/a.png" alt="A" fetchPriority="high" />
    </body>
  </html>
)

test('a page that has all its parts is drawn to the letter as a stream of it would be', async () => {
  const page = pageOf(<Field name="Two" />)
  expect(await drawText(page, nonce)).toBe(await streamed(page))
})

test('a part that is loaded when it is drawn for the first time is waited for', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => <p>It is there</p> }))
  const first = await drawText(pageOf(<Late />), nonce)
  expect(first).toContain('<p>It is there</p>')
  expect(first).not.toContain('waiting')
})

test('a part that fails leaves what stands in for it, and the rest of the page is whole', async () => {
  const complained = vi.spyOn(console, 'error').mockReturnValue()
  const Broken = (): ReactElement => {
    throw new Error('broken')
  }
  const page = await drawText(pageOf(<Broken />), nonce)
  expect(page).toContain('waiting')
  expect(page).toContain('alt="A"')
  expect(complained).toHaveBeenCalled()
  await expect(drawText(<Broken />, nonce)).rejects.toThrow('broken')
})
