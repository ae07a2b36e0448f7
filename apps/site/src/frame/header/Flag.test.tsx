import { proves } from '@fairhouse/testing/proves.ts'
import { expect, test } from 'vitest'
import { Flag } from './Flag.tsx'

test('a flag that does not load gives way to the default one, once', () => {
  proves('SHL-274')
  const { src, onError } = Flag({ locale: 'sv' }).props as { src: string; onError: (event: { currentTarget: { src: string } }) => void }
  expect(src).toBe('/cms/img/locale/sv.svg')
  const image = { src: `http://localhost${src}` }
  onError({ currentTarget: image })
  expect(image.src).toBe('/cms/img/locale/default.svg')
  const broken = Object.freeze({ ...image })
  expect(() => onError({ currentTarget: broken })).not.toThrow()
})
