import type { Finding } from './finding.ts'

/** A chosen file, as a browser and an upload both know it. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string }

/** What may be uploaded, from the settings `documentUploading…`. */
export type FileRules = {
  readonly allowedTypes: readonly string[]
  readonly maxBytes: number
  readonly maxFiles: number
  /** Most images of one document, and how many it has already. */
  readonly maxImages: number
  readonly imagesThere?: number
}

const extensionsOf: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
}

/** The first thing that is wrong with files that were chosen to be sent, as `field.rule.<rule>` says it; nothing where they are fine. */
export function checkFiles(files: readonly ChosenFile[], rules: FileRules): Finding | undefined {
  if (files.length === 0) return { rule: 'fileRequired' }
  if (files.length > rules.maxFiles) return { rule: 'maxFileCount', values: { count: rules.maxFiles } }
  const images = files.filter(({ type }) => type.startsWith('image/')).length + (rules.imagesThere ?? 0)
  if (images > rules.maxImages) return { rule: 'maxImageCount', values: { count: rules.maxImages } }
  const allowed = rules.allowedTypes.flatMap((type) => extensionsOf[type] ?? [])
  if (files.some((file) => !fits(file, rules.allowedTypes, allowed)))
    return { rule: 'extensions', values: { extensions: allowed.join(', ') } }
  const tooBig = files.find(({ size }) => size > rules.maxBytes)
  return tooBig && { rule: 'maxSize', values: oversize(tooBig.size, rules.maxBytes) }
}

/** A kind of file as people call it: PDF, JPEG. */
export const kindName = (type: string): string => (type.split('/')[1] ?? type).toUpperCase()

/** Bytes as megabytes of 1 048 576, to the nearest whole number. */
export const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576)

/** The kind and the extension must both be taken: a kind alone can be claimed. */
function fits({ name, type }: ChosenFile, types: readonly string[], extensions: readonly string[]): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return types.includes(type) && extensions.includes(extension)
}

/** A size and the greatest one, in megabytes. Where both read the same, the size has one decimal, rounded up: "5 MB; 5 MB is the most" helps nobody. */
export function oversize(bytes: number, mostBytes: number): { size: number; maxSize: number } {
  const [size, maxSize] = [megabytes(bytes), megabytes(mostBytes)]
  return { size: size > maxSize ? size : Math.ceil((bytes * 10) / 1_048_576) / 10, maxSize }
}
