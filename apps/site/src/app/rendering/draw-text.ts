import type { ReactElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** What React writes where it could not draw a part: because it waits for something, or because it failed. */
const partIsMissing = '<!--$!-->'

/** Draws a page as text at once, which may miss a part. */
export const drawAtOnce = (page: ReactElement): string => renderToString(page)

/** Returns whether a page drawn at once misses a part. */
export const missesPart = (text: string): boolean => text.includes(partIsMissing)

/** Draws a page as text, without its doctype as well, once every part of it is there: a part is loaded when it is drawn for the first time. */
export async function drawWaiting(page: ReactElement, nonce: string): Promise<string> {
  const stream = await renderToReadableStream(page, { nonce, progressiveChunkSize: Infinity })
  await stream.allReady
  return (await new Response(stream).text()).replace(/^<!DOCTYPE html>/, '')
}
