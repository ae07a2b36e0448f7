import type { Texts } from '@fairhouse/messages'

/** Returns the name of a document type. */
export function typeText(texts: Texts, type: string): string {
  const key = [`documents.type.${type}`, `list.documentType.${type}`].find((one) => texts.has(one))
  return key && texts.has(key) ? texts.t(key) : type
}
