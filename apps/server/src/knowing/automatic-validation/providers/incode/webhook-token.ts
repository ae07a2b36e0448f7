import { createHmac } from 'node:crypto'
import { isSame } from '../../provider-contract/ask-provider.ts'
import type { ProviderContext } from '../../provider-contract/provider.ts'

/** How long a notice token is valid. */
export const webhookTokenSeconds = 3600

/** Issues a stateless token for sending notices. */
export function webhookToken(context: ProviderContext): string {
  const until = String(Math.floor(context.clock.now().getTime() / 1000) + webhookTokenSeconds)
  return `${until}.${markOf(context, until)}`
}

/** Returns whether a token is ours and still valid. */
export function isWebhookToken(context: ProviderContext, token: string): boolean {
  const [until = '', mark = ''] = token.split('.', 2)
  return /^\d{1,12}$/.test(until) && Number(until) * 1000 > context.clock.now().getTime() && isSame(mark, markOf(context, until))
}

const markOf = ({ secret }: ProviderContext, until: string) =>
  createHmac('sha256', secret('incodeWebhookSecret')).update(`notice token ${until}`).digest('hex')
