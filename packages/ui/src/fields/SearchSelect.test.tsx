import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchSelect } from './SearchSelect.tsx'

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
