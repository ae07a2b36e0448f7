import { proves } from '@fairhouse/testing/proves.ts'
import { describe, expect, test } from 'vitest'
import { emptyUpload, stepUpload, type Chosen, type Upload, type UploadEvent } from './upload-flow.ts'

const file = (name: string): Chosen => ({ name, type: 'image/jpeg', size: 1, dataUrl: 'data:image/jpeg;base64,AA==', by: 'file' })
const [a, b] = [file('a.jpg'), file('b.jpg')]
const empty = emptyUpload(['passport', 'residencePermit'], null)
const after = (...events: UploadEvent[]): Upload => events.reduce((now, event) => stepUpload(now, event, empty), empty)
const choose: UploadEvent = { does: 'choose', type: 'passport' }
const pick = (...files: Chosen[]): UploadEvent => ({ does: 'pick', files })
const [next, more, back, send] = (['next', 'more', 'back', 'send'] as const).map((does) => ({ does })) as [
  UploadEvent,
  UploadEvent,
  UploadEvent,
  UploadEvent,
] // four words

describe('an upload', () => {
  test('begins with the only type, or with the one that is asked for, and else without one', () => {
    proves('IDN-289', 'IDN-507')
    expect([emptyUpload(['otherDocument'], null), emptyUpload(['a', 'b'], 'b'), emptyUpload(['a', 'b'], 'c')]).toMatchObject([
      { type: 'otherDocument' },
      { type: 'b' },
      { type: '' },
    ])
  })

  test('takes no file before a type is chosen', () => {
    proves('IDN-507')
    expect(after(pick(a))).toEqual(empty)
    expect(after(choose, pick(a))).toMatchObject({ at: 'file', picked: [a] })
  })

  test('keeps a file with Next, and only where there is one', () => {
    proves('IDN-509')
    expect(after(choose, next)).toMatchObject({ at: 'file', set: [] })
    expect(after(choose, pick(a), next)).toEqual({ at: 'set', type: 'passport', set: [a] })
  })

  test('replaces what was picked until then, and grows by what comes after', () => {
    proves('IDN-291')
    expect(after(choose, pick(a), pick(b), next)).toMatchObject({ set: [b] })
    expect(after(choose, pick(a), next, more, pick(b), next)).toMatchObject({ at: 'set', set: [a, b] })
    expect(after(choose, pick(a), next, more, pick(b), next, send)).toMatchObject({ at: 'sending', set: [a, b] })
  })

  test('changes its type only while nothing is in the set', () => {
    const other: UploadEvent = { does: 'choose', type: 'residencePermit' }
    expect(after(choose, pick(a), other)).toMatchObject({ type: 'residencePermit', picked: [] })
    expect(after(choose, pick(a), next, more, other)).toMatchObject({ type: 'passport' })
  })

  test('loses one file by Delete, and is empty without the last', () => {
    proves('IDN-193')
    expect(after(choose, pick(a), next, more, pick(b), next, { does: 'delete', place: 0 })).toMatchObject({ set: [b] })
    expect(after(choose, pick(a), next, { does: 'delete', place: 0 })).toEqual({ at: 'file', type: 'passport', set: [], picked: [] })
  })

  test('goes one view back at a time, and is empty after a reset', () => {
    proves('IDN-513')
    expect(after(choose, pick(a), next, back)).toEqual({ at: 'file', type: 'passport', set: [], picked: [a] })
    expect(after(choose, pick(a), next, more, back)).toMatchObject({ at: 'set', set: [a] })
    expect(after(choose, pick(a), next, more, pick(b), next, { does: 'reset' })).toEqual(empty)
  })

  test('is sent once, comes back to its set where that fails, and is over where it does not', () => {
    expect(after(send)).toEqual(empty)
    const sending = after(choose, pick(a), next, send)
    expect(sending).toMatchObject({ at: 'sending', set: [a] })
    expect(stepUpload(sending, { does: 'delete', place: 0 }, empty)).toBe(sending)
    expect(stepUpload(sending, { does: 'failed' }, empty)).toMatchObject({ at: 'set', set: [a] })
    expect(stepUpload(sending, { does: 'sent' }, empty)).toEqual({ at: 'sent' })
  })
})
