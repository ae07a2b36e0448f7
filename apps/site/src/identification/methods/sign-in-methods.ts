import type { IdentificationMethod, PageSettings } from '@fairhouse/contract'

/** A way to sign in: with a password, or by another service. */
export type SignInMethod = 'regular' | 'payAndPlay' | IdentificationMethod
/** A way to sign up. */
export type RegistrationMethod = 'regular' | 'smartId' | 'mobileId' | 'idin' | 'trustly' | 'cddn' | 'top'

const signInNames: readonly string[] = ['regular', 'payAndPlay', 'smartId', 'mobileId', 'idin', 'google', 'facebook', 'zignSec', 'apple']
const registrationNames: readonly string[] = ['regular', 'smartId', 'mobileId', 'idin', 'trustly', 'cddn', 'top']

type Wanted = Pick<PageSettings, 'fe' | 'be'> & Partial<Pick<PageSettings, 'payAndPlay' | 'hasPayAndPlay'>>

/**
 * Returns the sign-in methods listed in the settings, in order; ZignSec if its own setting enables it. Continue play is
 * offered with pay-and-play, and alone if the visitor's country has it. Password if nothing is listed.
 */
export function signInMethods({ fe, be, payAndPlay, hasPayAndPlay }: Wanted): readonly SignInMethod[] {
  const words = wordsOf(fe['signIn.methods'])
  if (payAndPlay && words.includes('payAndPlay')) return ['payAndPlay']
  const listed = words.filter((name) => signInNames.includes(name) && name !== 'zignSec' && (name !== 'payAndPlay' || hasPayAndPlay))
  const all = be['zignSec.enabled'] === true ? [...listed, 'zignSec'] : listed
  return all.length > 0 ? (all as SignInMethod[]) : ['regular'] // only names of the list above
}

/** The ways to sign up that the settings list, in their order. Where the visitor's country has pay-and-play none of them is shown: see redirections.ts. */
export function registrationMethods({ fe }: Pick<PageSettings, 'fe'>): readonly RegistrationMethod[] {
  const listed = wordsOf(fe['registration.methods']).filter((name) => registrationNames.includes(name))
  return listed.length > 0 ? (listed as RegistrationMethod[]) : ['regular'] // only names of the list above
}

/** Returns whether signing up by a service begins with its form and asks the phone afterwards. */
export const isFormFirst = ({ fe }: Pick<PageSettings, 'fe'>, method: string): method is 'smartId' | 'mobileId' =>
  wordsOf(fe['registration.formFirst']).includes(method)

/** Returns the wanted method if it is offered, otherwise the first. */
export function currentMethod<M extends string>(offered: readonly M[], wanted: string | undefined): M {
  const [first] = offered
  if (first === undefined) throw new Error('No method is offered')
  return offered.find((name) => name === wanted) ?? first
}

/** Returns whether the list of methods is shown: if there is a choice, at step 1, and for iDIN at step 2 too. */
export const selectorShows = (count: number, method: string, step: number): boolean =>
  count > 1 && (step === 1 || (method === 'idin' && step === 2))

const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
