import { join } from 'node:path'
import type { Session } from '../../../engine/rounds/session.ts'
import type { StudioPage } from '../../../page-kit/send-studio-page.ts'
import { racePage } from '../../../page-kit/virtual/race/race-page.ts'
import { maths, returnSpan, spans } from '../play/maths.ts'
import { mathsHash } from '../play/maths-hash.ts'
import { dogsWords } from '../words/index.ts'

/** The script of the page. */
export const dogsScript = join(import.meta.dirname, 'dogs.ts')

/** Draws the page of Lamplight Dogs. */
export const dogsPage = (session: Session, page: string): StudioPage =>
  racePage(session, page, {
    words: dogsWords,
    maths,
    mathsHash,
    spans,
    returnText: returnSpan,
    script: dogsScript,
    styles: [join(import.meta.dirname, 'dogs.css')],
  })
