import { z } from 'zod'
import { Moment, type Call } from '../base/call.ts'

/** A piece of a line: plain text or a link. */
const Piece = z.union([
  z.string(),
  z.object({ text: z.string(), to: z.string().describe('A path of the site, an https address or a mail address') }),
])

/** A block of a page's body. */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), line: z.array(Piece) }),
  z.object({ kind: z.literal('paragraph'), line: z.array(Piece) }),
  z.object({ kind: z.literal('list'), lines: z.array(z.array(Piece)) }),
])
export type Block = z.infer<typeof Block>

/** One of the operator's pages in one language, in its latest version. */
export const ContentPage = z.object({
  name: z.string(),
  language: z.string(),
  title: z.string(),
  description: z.string(),
  version: z.int(),
  publishedAt: Moment,
  isExample: z.boolean().describe('The text came with the product and was not written by the operator'),
  blocks: z.array(Block),
})
export type ContentPage = z.infer<typeof ContentPage>

const readPage = {
  at: 'GET /api/pages',
  about: "One of the operator's pages, in the language of the page that asks; in the default language where it is not translated",
  takes: z.object({ name: z.string().max(60) }),
  answers: ContentPage,
  refuses: [2, 101],
  who: 'anyone',
} as const satisfies Call

export const content = { readPage }
