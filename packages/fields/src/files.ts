import type { Finding } from './finding.ts'

/** A chosen file, as both browser and upload describe it. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string }

/** The limits of an upload, from the settings `documentUploading…`. */
export type FileRules = {
  readonly allowedTypes: readonly string[]
  readonly maxBytes: number
  readonly maxFiles: number
  /** The most images of one document, and how many it already has. */
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

/**
 * Finds the first problem of files chosen for an upload, to be shown as `field.rule.<rule>`; undefined if there is
 * none.
 */
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

/** Returns the usual name of a file type: PDF, JPEG. */
export const kindName = (type: string): string => (type.split('/')[1] ?? type).toUpperCase()

/** Returns bytes as megabytes of 1 048 576 bytes, rounded to a whole number. */
export const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576)

/** Both content type and extension must be accepted, because either can be faked. */
function fits({ name, type }: ChosenFile, types: readonly string[], extensions: readonly string[]): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return types.includes(type) && extensions.includes(extension)
}

/**
 * Returns a size and the largest accepted size in megabytes. If both round to the same number, the size gets one
 * decimal, rounded up, to avoid "5 MB; 5 MB is the most".
 */
export function oversize(bytes: number, mostBytes: number): { size: number; maxSize: number } {
  const [size, maxSize] = [megabytes(bytes), megabytes(mostBytes)]
  return { size: size > maxSize ? size : Math.ceil((bytes * 10) / 1_048_576) / 10, maxSize }
}
