import type { KeyObject } from 'node:crypto'
import { keyFrom } from '../base/rsa-key.ts'
import type { World } from '../base/world.ts'

/** The merchant's key: we need its public half only, to check what the merchant signs. */
export const merchantKey = ({ environment }: World): KeyObject => keyFrom(environment.serviceSecret('trustlyPrivateKey'))

/** The key with which we sign. */
export const serviceKey = ({ environment }: World): KeyObject => keyFrom(environment.serviceSecret('trustlyServiceKey'))
