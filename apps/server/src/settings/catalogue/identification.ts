import { flag, integer, list, listOut, oneOf, shapedText, text, url } from '../definition/setting.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const none: readonly string[] = []
const certificates = {
  fallback: none,
  scope: 'server',
  item: /^[A-Za-z0-9+/]{300,6000}={0,2}$/,
  items: 'certificates, each the base64 text of its PEM without lines',
} as const
const pins = {
  fallback: none,
  scope: 'server',
  item: /^[A-Za-z0-9+/]{43}=$/,
  items: 'keys, each the base64 text of the SHA-256 over its SubjectPublicKeyInfo',
} as const
const countries = { scope: 'page', item: /^[A-Z]{3}$/, items: 'three-letter country codes, such as EST', least: 1 } as const

/** Settings of identification by outside services; docs/identity.md says how to go live with each. */
export const identification = {
  'be.registrationTokenMinutes': integer({
    about: 'How long a registration can begin from an identification',
    fallback: 30,
    scope: 'server',
    min: 5,
    max: 240,
  }),
  'registration.autoLogin': flag({
    about: 'Who identifies to sign up and has an account already is logged in without being asked',
    fallback: false,
    scope: 'server',
  }),
  'registration.emailFromServices': listOut({
    about: 'Services by whose account nobody signs up who keeps the e-mail address from us (error 259)',
    fallback: ['google', 'facebook', 'apple'],
    scope: 'server',
    words: ['google', 'facebook', 'apple'],
  }),
  'be.consent.privacyPolicyVersion': integer({
    about:
      'The least version of the privacy policy that a player has to have accepted to log in, in whatever way (error 155); 0 asks for none',
    fallback: 0,
    scope: 'server',
    min: 0,
    max: 100_000,
  }),
  'be.consent.termsVersion': integer({
    about: 'The least version of the terms that a player has to have accepted to log in, in whatever way (error 156); 0 asks for none',
    fallback: 0,
    scope: 'server',
    min: 0,
    max: 100_000,
  }),
  'be.consent.whileLoggedIn': flag({
    about:
      'A player who is logged in when a new version is asked for accepts it before the next deposit or game (errors 155, 156 and 214); off: at the next login',
    fallback: false,
    scope: 'server',
  }),
  'be.consent.licenceVersion': integer({
    about:
      'The least version of the licence agreement that a player has to have accepted to log in, in whatever way (error 214); 0 asks for none',
    fallback: 0,
    scope: 'server',
    min: 0,
    max: 100_000,
  }),

  'be.smartId.url': url({ about: 'Smart-ID: address of the relying-party API, version 3', fallback: '', scope: 'server' }),
  'be.smartId.relyingPartyUuid': shapedText({
    about: 'Smart-ID: UUID of the relying party',
    fallback: '00000000-0000-4000-8000-000000000000',
    scope: 'server',
    shape: uuid,
    allowed: 'a UUID',
  }),
  'be.smartId.relyingPartyName': text({
    about: 'Smart-ID: registered name of the relying party',
    fallback: 'DEMO',
    scope: 'server',
    max: 100,
  }),
  'be.smartId.schemeName': oneOf({
    about: 'Smart-ID: the scheme under the signatures; smart-id-demo for the demonstration service',
    fallback: 'smart-id',
    scope: 'server',
    words: ['smart-id', 'smart-id-demo'],
  }),
  'be.smartId.certificateLevel': oneOf({
    about: 'Smart-ID: the least level of the certificate',
    fallback: 'QUALIFIED',
    scope: 'server',
    words: ['QUALIFIED', 'ADVANCED'],
  }),
  'be.smartId.countries': list({
    about: 'Smart-ID: countries whose personal codes are taken',
    fallback: ['EST', 'LVA', 'LTU'],
    ...countries,
  }),
  'be.smartId.trustedCertificates': list({ about: 'Smart-ID: authorities whose certificates are trusted', ...certificates }),
  'be.smartId.pinnedKeys': list({
    about: 'Smart-ID: keys of which its TLS certificate must have one; none: any that a known authority vouches for',
    ...pins,
  }),
  'be.smartId.waitSeconds': integer({ about: 'Smart-ID: how long the code is shown', fallback: 120, scope: 'server', min: 30, max: 300 }),

  'be.mobileId.url': url({ about: 'Mobile-ID: address of the REST API', fallback: '', scope: 'server' }),
  'be.mobileId.relyingPartyUuid': shapedText({
    about: 'Mobile-ID: UUID of the relying party, in lower case',
    fallback: '00000000-0000-0000-0000-000000000000',
    scope: 'server',
    shape: uuid,
    allowed: 'a UUID',
  }),
  'be.mobileId.relyingPartyName': text({
    about: 'Mobile-ID: registered name of the relying party',
    fallback: 'DEMO',
    scope: 'server',
    max: 100,
  }),
  'be.mobileId.countries': list({
    about: 'Mobile-ID: countries whose phone numbers are taken, EST and LTU',
    fallback: ['LTU'],
    ...countries,
  }),
  'be.mobileId.trustedCertificates': list({ about: 'Mobile-ID: authorities whose certificates are trusted', ...certificates }),
  'be.mobileId.pinnedKeys': list({
    about: 'Mobile-ID: keys of which its TLS certificate must have one; none: any that a known authority vouches for',
    ...pins,
  }),
  'be.mobileId.waitSeconds': integer({ about: 'Mobile-ID: how long the code is shown', fallback: 120, scope: 'server', min: 30, max: 300 }),

  'be.trustly.url': url({ about: 'Trustly: address of its API', fallback: 'https://trustly.com/api/1', scope: 'server' }),
  'be.trustly.frameUrl': url({
    about: 'Trustly: the site whose pages are shown in a frame; pages allow it only where Trustly is offered',
    fallback: 'https://trustly.com',
    scope: 'server',
  }),
  'be.trustly.username': shapedText({
    about: 'Trustly: user name of the API',
    fallback: '',
    scope: 'server',
    shape: /^[\w.@-]{0,100}$/,
    allowed: 'letters, digits, dots, dashes and underscores',
  }),
  'be.trustly.publicKey': shapedText({
    about: 'Trustly: the public key with which it signs, the base64 text of its PEM without lines',
    fallback: '',
    scope: 'server',
    shape: /^(?:[A-Za-z0-9+/]{300,2000}={0,2})?$/,
    allowed: 'the base64 text of the PEM without lines',
  }),
  'be.trustly.algorithm': oneOf({
    about: 'Trustly: the hash of our signatures. Those of Trustly say theirs by themselves',
    fallback: 'SHA1',
    scope: 'server',
    words: ['SHA1', 'RS256', 'RS384', 'RS512'],
  }),
}
