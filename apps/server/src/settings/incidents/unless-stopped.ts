import type { RequestContext } from '../../base/house.ts'
import type { Refused } from '../../base/http/refusal.ts'
import { stopRefusal } from './stop-refusal.ts'

/** Lets a call through unless what it does is stopped where it comes from. */
export const unlessStopped =
  <Asking extends RequestContext, Input, Output>(
    kind: 'registration' | 'login',
    handler: (asking: Asking, input: Input) => Promise<Output>,
  ) =>
  async (asking: Asking, input: Input): Promise<Output | Refused> => {
    const { house, country, language } = asking
    return (await stopRefusal(house, house.db, kind, { country, language })) ?? handler(asking, input)
  }
