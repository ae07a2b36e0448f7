import { assumedServices } from '../definition/assumptions.ts'
import { listOut, shapedText, url } from '../definition/setting.ts'

/**
 * Settings of identification services begun by a signed call or a token; docs/identity.md says how to go live with
 * each.
 */
export const signedIdentification = {
  'be.confirmedProtocols': listOut({
    about: 'Services whose provider has confirmed what is assumed of their protocol (docs/protocols); the others cannot go live',
    fallback: [],
    scope: 'server',
    words: assumedServices,
  }),
  'be.cddn.url': url({ about: 'CDDN: address of its identification', fallback: '', scope: 'server' }),
  'be.top.url': url({ about: 'TOP: address of its identification', fallback: '', scope: 'server' }),
  'be.zignSec.url': url({ about: 'ZignSec: address of its API', fallback: 'https://api.zignsec.com', scope: 'server' }),
  'be.zignSec.eid': shapedText({
    about: 'ZignSec: the eID that is used, such as sbid (Swedish BankID)',
    fallback: 'sbid',
    scope: 'server',
    shape: /^[a-z0-9_-]{2,30}$/,
    allowed: 'a name of an eID, such as sbid',
  }),
}
