import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawArt, familyNames } from './draw-art.ts'

describe('drawArt', () => {
  it('draws the same picture for the same seed and another for another', () => {
    expect(drawArt('lucky-lantern')).toBe(drawArt('lucky-lantern'))
    expect(drawArt('lucky-lantern')).not.toBe(drawArt('lucky-lanterns'))
  })

  it('draws 2,000 seeds as 2,000 different pictures', () => {
    expect(new Set(Array.from({ length: 2000 }, (_, seed) => drawArt(`game-${seed}`))).size).toBe(2000)
  })

  it('has at least twelve kinds of composition', () => {
    expect(familyNames.length).toBeGreaterThanOrEqual(12)
  })

  it.each(familyNames)('draws %s in at most 3 kB as it goes over the line', (name) => {
    for (let seed = 0; seed < 40; seed++) expect(gzipSync(drawArt(`${name}-${seed}`)).length).toBeLessThanOrEqual(3000)
  })

  it.each(familyNames)('draws a whole picture in the manner of %s', (name) => {
    for (let seed = 0; seed < 40; seed++) {
      const picture = drawArt(`${name}-${seed}`)
      expect(picture).not.toMatch(/NaN|undefined|Infinity/)
      expect(picture.length).toBeLessThan(30_000)
    }
  })
})
