import { z } from 'zod'
import { messageOf } from '../../base/message-of.ts'
import { withoutPeople } from './shown-notice.ts'

const mostWords = 500

/** Says why a notice failed: of one that could not be read each field with what is wrong, without what stood there. */
export function whyItFailed(error: unknown): string {
  const words =
    error instanceof z.ZodError
      ? error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; ')
      : messageOf(error)
  return withoutPeople(words).slice(0, mostWords)
}
