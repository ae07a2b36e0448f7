import { errorsByCode } from '@fairhouse/errors'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** Compiles one area's ICU texts at build time, so that no parser travels to the browser. Keys get the area's name in front. Texts of errors can be found by number, too: `error.110` says the name of the text. */
export function compileMessages(area: string, texts: Record<string, string>): Record<string, unknown> {
  const compiled = Object.entries(texts).map(([name, text]) => [
    name.startsWith(`${area}.`) ? name : `${area}.${name}`,
    compileMessageOrThrow(text),
  ])
  const byCode =
    area === 'error' ? [...errorsByCode.values()].flatMap(({ code, name }) => (name in texts ? [[`error.${code}`, name]] : [])) : []
  return Object.fromEntries([...byCode, ...compiled])
}
