import { list, shapedText, text, url } from '../definition/setting.ts'

const sign = (about: string, scope: 'page' | 'server' = 'server') =>
  shapedText({ about, fallback: '', scope, shape: /^[\w.:-]{0,200}$/, allowed: 'letters, digits, dots, dashes, colons and underscores' })

/**
 * Settings of sign-in with outside accounts, by OpenID Connect and OAuth 2; docs/identity.md says how to go live with
 * each.
 */
export const accounts = {
  'be.google.issuer': url({ about: 'Google: its OpenID issuer', fallback: 'https://accounts.google.com', scope: 'server' }),
  'fe.google.clientId': sign('Google: client id of the site', 'page'),
  'fe.google.scriptUrl': url({ about: 'Google: address of its script', fallback: 'https://accounts.google.com/gsi/client', scope: 'page' }),

  'be.apple.issuer': url({ about: 'Apple: its OpenID issuer', fallback: 'https://appleid.apple.com', scope: 'server' }),
  'be.apple.teamId': sign('Apple: id of the developer team'),
  'be.apple.keyId': sign('Apple: id of the key that signs client secrets'),
  'fe.apple.clientId': sign('Apple: services id of the site', 'page'),
  'fe.apple.scriptUrl': url({
    about: 'Apple: address of its script',
    fallback: 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js',
    scope: 'page',
  }),

  'be.facebook.graphUrl': url({ about: 'Facebook: address of the Graph API', fallback: 'https://graph.facebook.com', scope: 'server' }),
  'fe.facebook.appId': sign('Facebook: id of the app', 'page'),
  'fe.facebook.scriptUrl': url({
    about: 'Facebook: address of its script',
    fallback: 'https://connect.facebook.net/en_US/sdk.js',
    scope: 'page',
  }),

  'be.idin.issuer': url({ about: 'iDIN: OpenID issuer of the broker', fallback: '', scope: 'server' }),
  'be.idin.clientId': sign('iDIN: client id at the broker'),
  'be.idin.scope': text({
    about: 'iDIN: what is asked of the bank; more than openid is a full identification',
    fallback: 'openid profile address idp-id',
    scope: 'server',
    max: 200,
  }),
  'be.idin.ageCountries': list({
    about: 'iDIN: countries whose players can have their age verified by it',
    fallback: ['NLD'],
    scope: 'server',
    item: /^[A-Z]{3}$/,
    items: 'three-letter country codes, such as NLD',
  }),
}
