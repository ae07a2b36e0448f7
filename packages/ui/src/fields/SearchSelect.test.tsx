import { proves } from '@fairhouse/testing/proves.ts'
import { readTexts } from '@fairhouse/messages/read-texts.ts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { searchOptions } from './search-options.ts'
import { Panel, SearchSelect } from './SearchSelect.tsx'

test('a page that comes from the server has an ordinary select, which works without scripts', () => {
  const options = [
    { value: 'EST', label: 'Estonia' },
    { value: 'SWE', label: 'Sweden' },
  ]
  const html = renderToString(
    createElement(SearchSelect, { id: 'c', name: 'country', label: 'Country', options, noResults: 'None', defaultValue: 'SWE' }),
  )
  expect(html).toMatch(/<label for="c"[^>]*>Country<\/label>/)
  expect(html).toMatch(/<select name="country" id="c"/)
  expect(html).toMatch(/<option value="SWE" selected="">Sweden<\/option>/)
  expect(html).not.toMatch(/combobox|aria-hidden="true" name|popover/)
})

test('a search without a result says so', () => {
  proves('SHL-1023')
  const options = [{ value: 'SWE', label: 'Sweden' }]
  const noResults = String(readTexts('en', 'field')['noResults'])
  const shown = (typed: string) => {
    const found = searchOptions(options, typed)
    const panel = {
      panel: null,
      list: 'l',
      labelledBy: 'c',
      open: true,
      found,
      active: 0,
      chosen: undefined,
      noResults,
      onChoose: () => undefined,
    }
    return renderToString(createElement(Panel, panel))
  }
  expect(shown('zzzz')).toMatch(/<p role="status"[^>]*>No results found<\/p>/)
  expect(shown('swed')).not.toContain('No results found')
})
