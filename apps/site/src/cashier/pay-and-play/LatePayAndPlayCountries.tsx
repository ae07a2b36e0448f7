import { lazy } from 'react'

// The names of countries weigh, and only some visitors read them. They come beside the form, not after it: nothing is to move once it is read.
const countries = import('./PayAndPlayCountries.tsx')
countries.catch(() => undefined)

/** See `PayAndPlayCountries`: in a chunk of its own. */
export const LatePayAndPlayCountries = lazy(async () => ({ default: (await countries).PayAndPlayCountries }))
