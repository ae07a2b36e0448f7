const parents: Readonly<Record<string, string>> = { pt_br: 'pt', es_419: 'es' }

/** The languages whose texts are said, the first that has one: the language itself, what it is a kind of, English. */
export function languageChain(code: string): string[] {
  const parent = parents[code]
  return [...new Set([code, ...(parent === undefined ? [] : [parent]), 'en'])]
}
