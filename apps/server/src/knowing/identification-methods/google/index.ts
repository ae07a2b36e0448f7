import { z } from 'zod'
import type { CodeMethod, Look, MethodContext } from '../../identification-contract/method.ts'
import { discover, exchange, readIdToken } from '../openid/openid.ts'

/** Google's tokens name their issuer with or without the scheme. */
const bare = (issuer: string) => issuer.replace(/^https:\/\//, '')
const Claims = z.object({
  email: z.email().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  given_name: z.string().max(100).optional().catch(undefined),
  family_name: z.string().max(100).optional().catch(undefined),
})

/**
 * Google: OpenID Connect. Google's script opens its window and hands over an authorization code.
 * docs/protocols/google.md.
 */
export const google: CodeMethod = { exchange: readCode }

async function readCode(context: MethodContext, code: string): Promise<Look> {
  const { settings, origin, secret } = context
  const provider = await discover(context, settings.get('be.google.issuer'))
  const clientId = settings.get('fe.google.clientId')
  // A code from a popup is bound to the page's origin.
  const tokens = await exchange(context, provider, { code, redirectUri: origin, clientId, clientSecret: secret('googleClientSecret') })
  if (!tokens) return { is: 'failed', reason: 'codeRefused' }
  const issuers = [provider.issuer, bare(provider.issuer)]
  const claims = await readIdToken(context, provider, tokens.id_token, { clientId, issuers })
  if (!claims) return { is: 'failed', reason: 'badSignature' }
  const { email, email_verified: verified = false, given_name: firstName, family_name: lastName } = Claims.parse(claims)
  return {
    is: 'done',
    person: {
      subject: { issuer: 'google', id: claims.sub },
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      ...(email ? { email: { value: email, verified } } : {}),
      assurance: 'account',
    },
  }
}
