import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { CodeMethod, Look, MethodContext } from '../../identification-contract/method.ts'

const timeoutMs = 10_000
const Token = z.object({ access_token: z.string().max(2000) })
const Debugged = z.object({ data: z.object({ is_valid: z.boolean(), app_id: z.string(), user_id: z.string().optional() }) })
const Me = z.object({
  id: z.string().max(100),
  first_name: z.string().max(100).optional().catch(undefined),
  last_name: z.string().max(100).optional().catch(undefined),
  email: z.email().optional().catch(undefined),
})

/**
 * Facebook: OAuth 2. Facebook's script opens its window and hands over an authorization code; the token is inspected
 * before it is used. docs/protocols/facebook.md.
 */
export const facebook: CodeMethod = { exchange: readCode }

async function readCode(context: MethodContext, code: string): Promise<Look> {
  const { settings, secret } = context
  const [appId, appSecret] = [settings.get('fe.facebook.appId'), secret('facebookAppSecret')]
  const bad: Look = { is: 'failed', reason: 'badSignature' }
  // Codes from the window of Facebook's script have no redirect address.
  const token = await graph(context, 'oauth/access_token', Token, { client_id: appId, client_secret: appSecret, redirect_uri: '', code })
  if (!token) return { is: 'failed', reason: 'codeRefused' }
  const { access_token: accessToken } = token
  const looked = await graph(context, 'debug_token', Debugged, { input_token: accessToken, access_token: `${appId}|${appSecret}` })
  if (!looked?.data.is_valid || looked.data.app_id !== appId || !looked.data.user_id) return bad
  const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex')
  const fields = 'id,first_name,last_name,email'
  const me = await graph(context, 'me', Me, { fields, access_token: accessToken, appsecret_proof: proof })
  if (!me || me.id !== looked.data.user_id) return bad
  return {
    is: 'done',
    person: {
      subject: { issuer: 'facebook', id: me.id },
      ...(me.first_name ? { firstName: me.first_name } : {}),
      ...(me.last_name ? { lastName: me.last_name } : {}),
      // Facebook does not say whether it verified the address.
      ...(me.email ? { email: { value: me.email, verified: false } } : {}),
      assurance: 'account',
    },
  }
}

/** Calls the Graph API. Parameters go in the body, since access logs may record secrets in URLs. */
async function graph<Schema extends z.ZodType>(
  { fetch, settings }: MethodContext,
  path: string,
  schema: Schema,
  given: Record<string, string>,
): Promise<z.infer<Schema> | undefined> {
  const url = `${settings.get('be.facebook.graphUrl')}/v${settings.get('fe.facebook.sdkVersion')}/${path}`
  const body = new URLSearchParams({ ...given, method: 'get' })
  const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.status >= 500) throw new Error(`Facebook answered ${response.status}`)
  return response.ok ? schema.parse(await response.json()) : undefined
}
