import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** Compiles one area's ICU texts at build time, so that no parser travels to the browser. Keys get the area's name in front. */
export function compileMessages(area: string, texts: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name.startsWith(`${area}.`) ? name : `${area}.${name}`, compileMessageOrThrow(text)]),
  )
}
