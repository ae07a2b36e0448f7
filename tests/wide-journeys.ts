/** Journeys that only the wide run takes (`npm run test:all`), or whoever names them: the ordinary run has to stay short. */
export const wideJourneys = [
  'a-form-comes-first',
  'a-login-by-token-goes-on',
  'a-player-is-known-elsewhere',
  'accounts-elsewhere',
  'idin-asks-the-bank',
  'identification-elsewhere',
  'limits-by-default',
  'lists-are-searched',
  'notices-reach-a-browser',
  'passkeys',
  'places-and-shortcuts',
  'the-bank-says-the-age',
  'the-cashier-says-why',
  'the-style-guide',
  'what-identity-providers-are-asked',
  'what-waits-how-long',
] as const
