import { expect, test } from 'vitest'
import { firstView, sizeIn, viewStep, type View, type ViewEvent } from './viewer-step.ts'

const walk = (files: number, ...events: ViewEvent[]) => events.reduce<View>((view, event) => viewStep(view, event, files), firstView)
const at = ({ file, page }: View) => [file, page]
const counted = (file: number, pages: number): ViewEvent => ({ name: 'counted', file, pages })
const [next, previous]: ViewEvent[] = [{ name: 'next' }, { name: 'previous' }]

test('it goes through the pages of a file, then through the next file, and back', () => {
  const there = [counted(0, 2), next!, next!]
  expect(at(walk(2, ...there))).toEqual([1, 0])
  expect(at(walk(2, ...there, previous!))).toEqual([0, 1])
})

test('at either end it stays', () => {
  expect(at(walk(1, previous!))).toEqual([0, 0])
  expect(at(walk(1, counted(0, 2), next!, next!, next!))).toEqual([0, 1])
})

test('a page is turned by quarters, and the next one stands upright again', () => {
  expect(walk(2, { name: 'turn' }, { name: 'turn' }).turns).toBe(2)
  expect(walk(2, { name: 'turnBack' }).turns).toBe(3)
  expect(walk(2, { name: 'turn' }, next!).turns).toBe(0)
})

test('it comes closer up to six times, and never shows less than the whole', () => {
  const closer = Array.from({ length: 9 }, (): ViewEvent => ({ name: 'closer' }))
  expect(walk(1, ...closer).zoom).toBe(6)
  expect(walk(1, { name: 'farther' }).zoom).toBe(1)
  expect(walk(1, ...closer, { name: 'whole' }).zoom).toBe(1)
})

test('a page fits its stage, upright and on its side', () => {
  const [stage, natural] = [
    { width: 400, height: 300 },
    { width: 100, height: 200 },
  ]
  expect(sizeIn(stage, natural, firstView)).toEqual({ width: 150, height: 300, boxWidth: 150, boxHeight: 300 })
  expect(sizeIn(stage, natural, { ...firstView, turns: 1 })).toEqual({ width: 200, height: 400, boxWidth: 400, boxHeight: 200 })
})
