import { flag, integer } from '../setting.ts'

/** Finding out at other services who somebody is; docs/identity.md says how to go live with each. */
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
  'be.consent.privacyPolicyVersion': integer({
    about:
      'The least version of the privacy policy that a player has to have accepted to log in by another service (error 155); 0 asks for none',
    fallback: 0,
    scope: 'server',
    min: 0,
    max: 100_000,
  }),
  'be.consent.termsVersion': integer({
    about: 'The least version of the terms that a player has to have accepted to log in by another service (error 156); 0 asks for none',
    fallback: 0,
    scope: 'server',
    min: 0,
    max: 100_000,
  }),
}
