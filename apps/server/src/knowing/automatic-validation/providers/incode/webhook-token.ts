import { createHmac } from 'node:crypto'
import { isSame } from '../../provider-contract/ask-provider.ts'
import type { ProviderContext } from '../../provider-contract/provider.ts'

/** How long a token for notices holds. */
export const webhookTokenSeconds = 3600

/** A token that lets its bearer tell us something until a moment; nothing is kept of it. */
export function webhookToken(context: ProviderContext): string {
  const until = String(Math.floor(context.clock.now().getTime() / 1000) + webhookTokenSeconds)
  return `${until}.${markOf(context, until)}`
}

/** Whether a token is one of ours and is not over. */
export function isWebhookToken(context: ProviderContext, token: string): boolean {
  const [until = '', mark = ''] = token.split('.', 2)
  return /^\d{1,12}$/.test(until) && Number(until) * 1000 > context.clock.now().getTime() && isSame(mark, markOf(context, until))
}

const markOf = ({ secret }: ProviderContext, until: string) =>
  createHmac('sha256', secret('incodeWebhookSecret')).update(`notice token ${until}`).digest('hex')
