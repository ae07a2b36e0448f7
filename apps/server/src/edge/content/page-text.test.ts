import { describe, expect, it } from 'vitest'
import { blocksOf, readPageText } from './page-text.ts'

describe('blocksOf', () => {
  it('reads headings, paragraphs and lists, and puts the names of the site in', () => {
    expect(blocksOf('At {site}.\n\n## Money\nIt is\nyours.\n\n- one\n- two', { site: 'Fairhouse' })).toEqual([
      { kind: 'paragraph', line: ['At Fairhouse.'] },
      { kind: 'heading', line: ['Money'] },
      { kind: 'paragraph', line: ['It is yours.'] },
      { kind: 'list', lines: [['one'], ['two']] },
    ])
  })

  it('lets words lead to a page, a mail address or another site, and leaves what could do harm as words', () => {
    const text =
      'See [limits](/my/limits/payments), [us](mailto:a@b.example), [x](javascript:alert(1)), [y](//evil.example), [z](http://a.example).'
    expect(blocksOf(text, {})).toEqual([
      {
        kind: 'paragraph',
        line: [
          'See ',
          { text: 'limits', to: '/my/limits/payments' },
          ', ',
          { text: 'us', to: 'mailto:a@b.example' },
          ', [x](javascript:alert(1)), [y](//evil.example), [z](http://a.example).',
        ],
      },
    ])
  })
})

describe('readPageText', () => {
  it('reads the head and the body', () => {
    expect(readPageText('---\ntitle: Terms: ours\ndescription: What holds.\n---\n\nText.\n')).toEqual({
      title: 'Terms: ours',
      description: 'What holds.',
      body: 'Text.',
    })
  })

  it.each(['', 'Text only', '---\ntitle: T\n---\nText', '---\ntitle: T\ndescription: D\n---\n'])(
    'says what a page needs, given %j',
    (text) => expect(() => readPageText(text)).toThrow(/begins with a line/),
  )
})
