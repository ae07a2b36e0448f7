import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** What React writes where it could not draw a part: because it waits for something, or because it failed. */
const partIsMissing = '<!--$!-->'

/** Draws a page as text at once; undefined if a part of it is missing. */
export function drawAtOnce(page: ReactElement): string | undefined {
  const text = renderToString(page)
  return text.includes(partIsMissing) ? undefined : text
}

/** Draws a page as text once every part of it is there: a part is loaded when it is drawn for the first time. */
export async function drawWaiting(page: ReactElement, nonce: string): Promise<string> {
  const stream = await renderToReadableStream(page, { nonce, progressiveChunkSize: Infinity })
  await stream.allReady
  return new Response(stream).text()
}
