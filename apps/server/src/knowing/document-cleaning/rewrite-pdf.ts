import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFContext,
} from '@cantoo/pdf-lib'
import type { FromWorker } from './clean-pdf.ts'

/** Reads a PDF, refuses one that is encrypted or has active content, and saves only the objects that its pages use. */
export async function rewritePdf(content: Uint8Array): Promise<FromWorker> {
  try {
    const document = await PDFDocument.load(content, { updateMetadata: false })
    // An unparsable object would be copied as is, and other readers may understand it.
    const odd = document.context.enumerateIndirectObjects().some(([, object]) => object instanceof PDFInvalidObject)
    if (odd || document.getPageCount() === 0) return { is: 'unreadable' }
    if (isActive(document.context)) return { is: 'active' }
    dropUnreachable(document.context)
    return { is: 'clean', content: await document.save({ useObjectStreams: false, updateFieldAppearances: false }) }
  } catch (error) {
    return { is: error instanceof EncryptedPDFError ? 'encrypted' : 'unreadable' }
  }
}

/** Entries that hold scripts, embedded files or script-drawn forms (ISO 32000-2, 7.11.4, 12.6.4, 12.7.8). */
const activeEntries: ReadonlySet<string> = new Set(['JS', 'JavaScript', 'EF', 'EmbeddedFiles', 'XFA', 'RichMediaContent'])
/** Names of actions, annotations and streams that launch or embed something. Plain web links are fine. */
const activeNames: ReadonlySet<string> = new Set(
  `JavaScript Launch SubmitForm ImportData GoToR GoToE Rendition RichMediaExecute GoTo3DView
   FileAttachment RichMedia Screen Movie Sound 3D EmbeddedFile PS`.split(/\s+/),
)
const naming: ReadonlySet<string> = new Set(['S', 'Type', 'Subtype'])

function isActive(context: PDFContext): boolean {
  for (const [, object] of context.enumerateIndirectObjects()) {
    for (const dict of dictsIn(object)) {
      for (const [key, value] of dict.entries()) {
        const entry = key.decodeText()
        const named = naming.has(entry) && (value instanceof PDFRef ? context.lookup(value) : value)
        if (activeEntries.has(entry) || (named instanceof PDFName && activeNames.has(named.decodeText()))) return true
      }
    }
  }
  return false
}

/** Yields an object's own dictionaries at any depth. */
function* dictsIn(object: unknown): Generator<PDFDict> {
  const waiting = [object]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (one instanceof PDFDict) yield one
    waiting.push(...partsOf(one))
  }
}

function partsOf(object: unknown): readonly unknown[] {
  if (object instanceof PDFStream) return [object.dict]
  if (object instanceof PDFDict) return object.values()
  return object instanceof PDFArray ? object.asArray() : []
}

/** Objects reachable from neither the pages nor the metadata are invisible and could be anything. */
function dropUnreachable(context: PDFContext): void {
  const reached = new Set<string>()
  const waiting: unknown[] = [context.trailerInfo.Root, context.trailerInfo.Info]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (!(one instanceof PDFRef)) waiting.push(...partsOf(one))
    else if (!reached.has(one.tag)) {
      reached.add(one.tag)
      waiting.push(context.lookup(one))
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref.tag)) context.delete(ref)
}
