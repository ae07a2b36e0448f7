import { z } from 'zod'

export const Id = z
  .string()
  .max(1400)
  .regex(/^[\w-]+$/)
export const Bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*={0,2}$/)
export const Answer = { id: Id, rawId: Id, type: z.literal('public-key'), clientExtensionResults: z.looseObject({}) }

/** The browser's answer to using a passkey (WebAuthn level 3, `AuthenticationResponseJSON`). */
export const UsedPasskey = z.object({
  ...Answer,
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes, userHandle: Bytes.nullish() }),
})
export type UsedPasskey = z.infer<typeof UsedPasskey>
