import type { SentFile } from '@fairhouse/contract'
import { checkFiles, kindName, oversize, type FileRules } from '@fairhouse/fields'
import type { Settings } from '../../settings/index.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { contentTypeOf } from './content-type.ts'

/** A received file, with the type its content has. */
export type ReceivedFile = { type: string; content: Buffer }

/** Reads from the settings what may be sent. */
const fileRulesOf = (settings: Settings): FileRules => ({
  allowedTypes: settings.get('documentUploadingAllowedContentType'),
  maxBytes: settings.get('documentUploadingMaxFileSizePerFile'),
  maxFiles: settings.get('documentUploadingMaxFileCount'),
  maxImages: settings.get('documentUploadingMaxImageCountPerDocument'),
})

/**
 * Decodes files from their data URLs. Refuses incomplete ones (5), too many or an unaccepted type (160), one too large
 * (9008), or too much in total (160).
 */
export function receiveFiles(settings: Settings, sent: readonly SentFile[]): ReceivedFile[] | Refused {
  const rules = fileRulesOf(settings)
  if (sent.length === 0) return []
  const tooMany = tooManyOf(sent, rules)
  if (tooMany) return tooMany
  const files: ReceivedFile[] = []
  for (const one of sent) {
    const file = receive(one, rules)
    if (isRefused(file)) return file
    files.push(file)
  }
  return tooBigTogether(settings, files) ?? files
}

/** Refuses files that are too large in total. */
export function tooBigTogether(settings: Settings, files: readonly ReceivedFile[]): Refused | undefined {
  const [size, maxSize] = [files.reduce((sum, { content }) => sum + content.length, 0), settings.get('documents.maxBytesAtOnce')]
  return size > maxSize ? refuse('fileRefused', { details: { reason: 'size', ...oversize(size, maxSize) } }) : undefined
}

function tooManyOf(sent: readonly SentFile[], rules: FileRules): Refused | undefined {
  const found = checkFiles(sent, rules)
  if (found?.rule === 'maxFileCount') return refuse('fileRefused', { details: { reason: 'count', max: rules.maxFiles } })
  if (found?.rule === 'maxImageCount') return refuse('fileRefused', { details: { reason: 'imageCount', max: rules.maxImages } })
  return undefined
}

function receive(sent: SentFile, rules: FileRules): ReceivedFile | Refused {
  const [, base64] = /^data:[a-z0-9.+/-]*;base64,([A-Za-z0-9+/]*={0,2})$/i.exec(sent.dataUrl) ?? []
  const content = Buffer.from(base64 ?? '', 'base64')
  if (base64 === undefined || content.length === 0 || content.length !== sent.size) return refuse('uploadFailed')
  const type = contentTypeOf(content)
  const found = checkFiles([{ name: sent.name, size: content.length, type: type ?? '' }], rules)
  if (found?.rule === 'maxSize') return refuse('maxSize', { details: { ...found.values } })
  if (found || !type) return refuse('fileRefused', { details: { reason: 'type', types: rules.allowedTypes.map(kindName) } })
  return { type, content }
}
