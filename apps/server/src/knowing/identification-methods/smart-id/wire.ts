import { z } from 'zod'

/** The answer to a session's start; unknown fields are ignored. */
export const SessionStarted = z.object({ sessionID: z.string().min(1).max(100) })

const Algorithm = z.object({
  hashAlgorithm: z.string(),
  maskGenAlgorithm: z.object({ algorithm: z.string(), parameters: z.object({ hashAlgorithm: z.string() }) }),
  saltLength: z.int(),
  trailerField: z.string(),
})

/** The state of a session. */
export const SessionStatus = z.object({
  state: z.enum(['RUNNING', 'COMPLETE']),
  result: z.object({ endResult: z.string() }).optional(),
  signatureProtocol: z.string().optional(),
  signature: z
    .object({
      value: z.string(),
      serverRandom: z.string(),
      userChallenge: z.string(),
      flowType: z.string(),
      signatureAlgorithm: z.string(),
      signatureAlgorithmParameters: Algorithm,
    })
    .optional(),
  cert: z.object({ value: z.string(), certificateLevel: z.string() }).optional(),
  interactionTypeUsed: z.string().optional(),
})
export type SessionStatus = z.infer<typeof SessionStatus>
