import type { PageSettings } from '@fairhouse/contract'
import { kindName, megabytes, type FileRules } from '@fairhouse/fields'
import { numberSetting } from '../../base/setting.ts'

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [])

/** Returns what may be uploaded, by the settings. */
export const fileRulesOf = (settings: PageSettings): FileRules => ({
  allowedTypes: listOf(settings.fe['documentUploadingAllowedContentType']),
  maxBytes: numberSetting(settings, 'documentUploadingMaxFileSizePerFile', 10 * 1_048_576),
  maxFiles: numberSetting(settings, 'documentUploadingMaxFileCount', 10),
  maxImages: numberSetting(settings, 'documentUploadingMaxImageCountPerDocument', 10),
})

/** Returns how many sides of a document are required. */
export function sidesOf(settings: PageSettings, type: string): number {
  const sides = settings.fe['documents.requiredSides']
  const count = typeof sides === 'object' && sides !== null ? (sides as Record<string, unknown>)[type] : undefined // a record by type
  return typeof count === 'number' ? count : 1
}

/** The kinds of files as people call them, and the most that one may weigh in MB. */
export const limitsIn = ({ allowedTypes, maxBytes }: FileRules) => ({
  types: allowedTypes.map(kindName).join(', '),
  size: megabytes(maxBytes),
})
