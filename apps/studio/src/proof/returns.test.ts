import { expect, test } from 'vitest'
import { maths as glassMaths, exactReturn as glass } from '../games/sea-glass/play/maths.ts'
import { exactReturn as hive } from '../games/amber-hive/play/maths.ts'
import { exactReturn as heron } from '../games/night-heron/play/maths.ts'
import { mathsHash as hiveHash } from '../games/amber-hive/play/maths-hash.ts'
import { mathsHash as heronHash } from '../games/night-heron/play/maths-hash.ts'
import { mathsHash as glassHash } from '../games/sea-glass/play/maths-hash.ts'
import { proveAmberHive } from './amber-hive.ts'
import { proveNightHeron } from './night-heron.ts'
import { percent, rational } from './rational.ts'
import { proveSeaGlass } from './sea-glass.ts'

/** The mathematics that each return was proven for: whoever changes it proves it again, under a new version. */
const proven = {
  'night-heron 1': '672bf631c467d21a50a98a91ebc5863bf8048a12fb5a802474c54423dc4f465c',
  'amber-hive 1': 'c72bc68875dc460732c4639ae9dfb949abfb0f1494d9060d418635ef9bfe06fa',
  'sea-glass 1': '964aa0a1a4532f6b28bf0f7515bbdfa055c1d891f2522359e545b926297382be',
}

test('a return is printed for the mathematics that it was proven for, and for no other', () => {
  expect({ 'night-heron 1': heronHash, 'amber-hive 1': hiveHash, 'sea-glass 1': glassHash }).toEqual(proven)
})

test('Night Heron returns what it says, to the last digit', () => {
  const { total, base, scatter, free, trigger } = proveNightHeron()
  expect(total).toEqual(heron)
  expect([base, scatter, free, total].map((part) => percent(part, 4))).toEqual(['58.4388', '1.7396', '36.3774', '96.5559'])
  expect(Number(trigger.in / trigger.of)).toBe(140)
})

test('Amber Hive returns what it says, to the last digit', () => {
  const { total, lines, drops, fullComb, full, trigger } = proveAmberHive()
  expect(total).toEqual(hive)
  expect([lines, drops, fullComb, total].map((part) => percent(part, 4))).toEqual(['52.1187', '40.1954', '3.5565', '95.8707'])
  expect([full, trigger].map((chance) => Number(chance.in / chance.of))).toEqual([14_058, 45])
})

test('Sea Glass returns what it says: all its rounds in the wide run, every 61st otherwise', () => {
  const every = process.env.TEST_ALL ? 1 : 61
  const { rounds, paid, hits, total } = proveSeaGlass(every)
  if (every === 1) {
    expect([rounds, paid, hits]).toEqual([24 ** 5, 152_993_758, 3_651_064])
    expect(total).toEqual(glass)
  } else expect([rounds, paid, hits]).toEqual([130_535, 2_523_011, 59_922])
  expect(rational(152_993_758, 24 ** 5 * glassMaths.stakeParts)).toEqual(glass)
})
