import type { House } from '../../base/house.ts'
import type { Place } from '../../base/keys/personal-data.ts'
import type { StoredDetailRow } from './stored-detail.sql.ts'

type Detail = Pick<StoredDetailRow, 'shard' | 'player' | 'provider' | 'fingerprint'>
type Sealed = Detail & Pick<StoredDetailRow, 'token' | 'holder' | 'person_key'>

// Keyed by what the row is about: the same card keeps its row, and so its reference.
const keyOf = ({ shard, player, provider, fingerprint }: Detail) => `${shard}/${player}/${provider}/${fingerprint}`
export const tokenPlace = (detail: Detail): Place => `stored_detail.token ${keyOf(detail)}`
export const holderPlace = (detail: Detail): Place => `stored_detail.holder ${keyOf(detail)}`

/** Opens the provider's token of a card or account. */
export const openToken = ({ personal }: Pick<House, 'personal'>, detail: Sealed): string =>
  personal.of(detail, detail.person_key).open<string>(detail.token, tokenPlace(detail))

/** Opens the holder's name given by the bank or the player. */
export const openHolder = ({ personal }: Pick<House, 'personal'>, detail: Sealed): string | null =>
  detail.holder ? personal.of(detail, detail.person_key).open<string>(detail.holder, holderPlace(detail)) : null
