/** How a runner looks: its coat and what lies in shade of it, its cloth with trimming, and the number on it. */
export type Look = { coat: string; shade: string; cloth: string; trim: string; ink: string; mark: string; mane: string }

/** Colours of cloths by the runner's number: told apart by their lightness too, and each with a number on it. */
const cloths = [
  ['#d8413a', '#7c1712', '#fff'],
  ['#2f6fd0', '#12316b', '#fff'],
  ['#f4f1e8', '#8d8778', '#1b1a18'],
  ['#22242b', '#7b808f', '#fff'],
  ['#f08a24', '#8a4706', '#1d1002'],
  ['#2f9e6a', '#0d4a2e', '#fff'],
  ['#f2cf3a', '#8a6d05', '#241c02'],
  ['#8a4fc0', '#3e1b63', '#fff'],
  ['#f3a3bd', '#8f3c5a', '#2c0d18'],
  ['#58c4dd', '#14586a', '#06222a'],
  ['#8c5a34', '#40240f', '#fff'],
  ['#b9c24a', '#555b10', '#1d1f05'],
] as const

const coats = [
  ['#c99a63', '#8d6438', '#5a3b1d'],
  ['#5b4334', '#372519', '#22150c'],
  ['#8f8e93', '#5e5d64', '#3b3a41'],
  ['#e3d6c0', '#a99a80', '#857659'],
  ['#3c3431', '#231d1b', '#14100e'],
  ['#a8653a', '#6d3b1d', '#3a1f0f'],
  ['#7a5132', '#4c2f1a', '#2a180b'],
] as const

/** The colours of a runner's cloth: its ground, its edge, and the number on it. */
export const clothOf = (runner: number): readonly [string, string, string] => cloths[runner % cloths.length] ?? cloths[0]

/** Returns how a runner looks; its coat goes with its name. */
export function lookOf(runner: number, name: number): Look {
  const [cloth, trim, ink] = clothOf(runner)
  const [coat, shade, mane] = coats[(name * 5 + runner) % coats.length] ?? coats[0]
  return { coat, shade, mane, cloth, trim, ink, mark: String(runner + 1) }
}
