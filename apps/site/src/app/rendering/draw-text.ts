import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** What React writes where it could not draw a part: because it waits for something, or because it failed. */
const partIsMissing = '<!--$!-->'

/**
 * Draws a page as text, once every part of it is there: a part is loaded when it is drawn for the first time. Where all are
 * there it is drawn as text at once, which takes less than to make the bytes of a stream and read them again.
 */
export async function drawText(page: ReactElement, nonce: string): Promise<string> {
  const text = renderToString(page)
  return text.includes(partIsMissing) ? drawWaiting(page, nonce) : text
}

async function drawWaiting(page: ReactElement, nonce: string): Promise<string> {
  const stream = await renderToReadableStream(page, { nonce, progressiveChunkSize: Infinity })
  await stream.allReady
  return new Response(stream).text()
}
