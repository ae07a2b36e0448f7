import { flag, integer, listOut, shapedText, url } from '../definition/setting.ts'

const name = { fallback: '', scope: 'server', shape: /^[\w.@-]{0,200}$/, allowed: 'letters, digits, dots, dashes and underscores' } as const

/**
 * Settings of services that check documents and faces automatically; docs/automatic-validation.md says how to go live
 * with each.
 */
export const automaticValidation = {
  'be.verification.shuftipro': flag({ about: 'Automatic validation by Shufti Pro', fallback: false, scope: 'page' }),
  'be.verification.incode': flag({ about: 'Automatic validation by Incode', fallback: false, scope: 'page' }),
  'be.verification.idenfy': flag({ about: 'Automatic validation by iDenfy', fallback: false, scope: 'page' }),
  'be.verification.attemptsPerDay': integer({
    about: 'How often within 24 hours a player may be looked at by the automatic validation; then documents are sent by hand (error 305)',
    fallback: 3,
    scope: 'server',
    min: 1,
    max: 50,
  }),

  'be.shuftipro.url': url({ about: 'Shufti Pro: address of its API', fallback: 'https://api.shuftipro.com', scope: 'server' }),
  'be.shuftipro.frameUrl': url({
    about: 'Shufti Pro: the site whose pages are shown in a frame; pages allow it only where Shufti Pro is on',
    fallback: 'https://app.shuftipro.com',
    scope: 'server',
  }),
  'be.shuftipro.clientId': shapedText({ about: 'Shufti Pro: client id', ...name }),
  'be.shuftipro.services': listOut({
    about: 'Shufti Pro: what it looks at; without address, documents about where a player lives are sent by hand',
    fallback: ['document', 'face', 'address'],
    scope: 'server',
    words: ['document', 'face', 'address'],
  }),

  'be.incode.url': url({ about: 'Incode: address of its API', fallback: '', scope: 'server' }),
  'be.incode.frameUrl': url({
    about: 'Incode: the site whose pages are shown in a frame; pages allow it only where Incode is on',
    fallback: '',
    scope: 'server',
  }),
  'be.incode.identityFlow': shapedText({ about: 'Incode: the flow (configurationId) that shows who somebody is; empty: by hand', ...name }),
  'be.incode.addressFlow': shapedText({
    about: 'Incode: the flow (configurationId) that shows where somebody lives; empty: by hand',
    ...name,
  }),
  'be.incode.webhookClientId': shapedText({
    about: 'Incode: the client id by which it fetches the token that its notices carry',
    ...name,
    fallback: 'fairhouse',
  }),

  'be.idenfy.url': url({ about: 'iDenfy: address of its API', fallback: 'https://ivs.idenfy.com', scope: 'server' }),
  'be.idenfy.frameUrl': url({
    about: 'iDenfy: the site whose pages are shown in a frame; pages allow it only where iDenfy is on',
    fallback: 'https://ui.idenfy.com',
    scope: 'server',
  }),
  'be.idenfy.addressCard': flag({
    about: 'iDenfy: asks for a proof of the address in the same frame, after the identity document',
    fallback: false,
    scope: 'page',
  }),
  'be.idenfy.amlNeeded': flag({
    about: 'iDenfy: an approval without the result of its money-laundering check waits for an operator',
    fallback: false,
    scope: 'server',
  }),
}
