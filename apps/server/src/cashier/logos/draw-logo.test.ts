import { expect, test } from 'vitest'
import { firstMethods } from '../methods/first-methods.ts'
import { drawLogo } from './draw-logo.ts'

test('every way to pay has a logo of its own that names it, well formed and without anything that could run', () => {
  const drawn = firstMethods.map(drawLogo)
  expect(new Set(drawn).size).toBe(firstMethods.length)
  for (const logo of drawn) {
    expect(logo).toMatch(/^<svg [^>]*><title>[^<]+<\/title>.*<\/svg>$/)
    expect(logo).not.toMatch(/<script|href|on\w+=/)
    const opened = [...logo.matchAll(/<(\w+)(?:\s[^>]*[^/])?>/g)].length
    expect(opened).toBe([...logo.matchAll(/<\/\w+>/g)].length)
  }
})

test('a name cannot leave its place', () => {
  expect(drawLogo({ id: 1, name: '<script>&"', kind: 'card' })).not.toContain('<script>')
})
