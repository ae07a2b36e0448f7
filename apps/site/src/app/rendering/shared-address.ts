import type { SharedAddress } from '@fairhouse/contract/render.ts'
import { splitLanguage } from '../../base/address/language-path.ts'
import { parseSearch, readSearch, stringifySearch, type PageSearch } from '../../base/address/page-search.ts'
import { isPrivate } from '../../base/address/private-path.ts'
import { canonicalPath } from './canonical.ts'

/**
 * Which parameters the page of all visitors may be drawn with: few values, and nobody's own. With one of the others a page
 * is drawn for its visitor alone; parameters that are not of the site have no part in what the server draws.
 */
const isShared: Readonly<Record<keyof PageSearch, boolean>> = {
  modal: true,
  'modal-after-login': true,
  customerApp: true,
  game: true,
  provider: true,
  sort: true,
  page: true,
  campaign: true,
  amount: false,
  status: false,
  period: false,
  search: false,
  'page-after-login': false,
  'game-after-login': false,
  reason: false,
  titanToken: false,
  validationType: false,
  referralCode: false,
  redirectFrom: false,
  type: false,
  value: false,
  method: false,
  round: false,
}
const names = Object.keys(isShared) as (keyof PageSearch)[] // the table's own keys

/** See `SharedAddress`. */
export const sharedAddress: SharedAddress = ({ pathname, search }, { languages, language }) => {
  // An address with escapes or capitals is another way to write one without: it would stand beside it.
  if (!/^[a-z0-9/._-]*$/.test(pathname) || canonicalPath(pathname, languages, language) !== pathname) return undefined
  const { path } = splitLanguage(pathname, languages)
  // Whoever comes back from a provider of identification brings what is theirs alone.
  if (isPrivate(path) || /^\/(?:identification|art|cms)(?:\/|$)/.test(path)) return undefined
  const read = readSearch(parseSearch(search))
  const given = names.filter((name) => read[name] !== undefined)
  return given.every((name) => isShared[name])
    ? pathname + stringifySearch(Object.fromEntries(given.map((name) => [name, read[name]])))
    : undefined
}
