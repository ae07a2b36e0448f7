import type { KeyObject } from 'node:crypto'
import { keyFrom } from '../base/rsa-key.ts'
import type { World } from '../base/world.ts'

/** Returns the merchant's key, whose public half verifies the merchant's signatures. */
export const merchantKey = ({ environment }: World): KeyObject => keyFrom(environment.serviceSecret('trustlyPrivateKey'))

/** Returns our signing key. */
export const serviceKey = ({ environment }: World): KeyObject => keyFrom(environment.serviceSecret('trustlyServiceKey'))
