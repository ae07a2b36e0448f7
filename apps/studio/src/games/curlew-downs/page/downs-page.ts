import { join } from 'node:path'
import type { Session } from '../../../engine/rounds/session.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { racePage } from '../../../page-kit/virtual/race/race-page.ts'
import { maths, returnSpan, spans } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { downsWords } from '../words/index.ts'

/** The script of the page. */
export const downsScript = join(import.meta.dirname, 'downs.ts')

/** Draws the page of Curlew Downs. */
export const downsPage = (session: Session, page: string): StudioPage =>
  racePage(session, page, {
    words: downsWords,
    maths,
    mathsHash,
    spans,
    returnText: returnSpan,
    script: downsScript,
    styles: [join(import.meta.dirname, 'downs.css')],
  })
