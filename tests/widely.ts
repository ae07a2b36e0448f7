import { test } from 'vitest'

/** Cases of a journey that differ by screen, language or service: all of them in the wide run (`npm run test:all`), else the one at each place that is named. */
export const widely = <Case>(cases: readonly Case[], ...ordinary: readonly number[]): Case[] =>
  cases.filter((_, place) => process.env.TEST_ALL || (ordinary.length > 0 ? ordinary : [0]).includes(place))

/** A byway of a journey that belongs to the wide run alone: no other test may build on it. */
export const wideTest = process.env.TEST_ALL ? test : test.skip
