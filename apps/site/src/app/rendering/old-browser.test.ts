import { proves } from '@fairhouse/testing/proves.ts'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { oldBrowserScript } from './old-browser.ts'

/** Renders what a browser shows after the script has run in it; `lacks` names what it cannot do. */
function shownIn(lacks: 'nothing' | 'modules' | 'toSorted' | 'dialog' | 'canParse'): string[] {
  const script = oldBrowserScript('Your browser </script> is too old.')
  const shown: { text: string; parentNode?: unknown }[] = []
  const root = { appendChild: (node: { text: string; parentNode?: unknown }) => void (shown.push(node), (node.parentNode = root)) }
  const repeated: (() => void)[] = []
  const world = {
    document: {
      body: {},
      documentElement: root,
      createElement: (name: string) =>
        name === 'script'
          ? lacks === 'modules'
            ? {}
            : { noModule: false }
          : {
              style: {},
              text: '',
              setAttribute: () => undefined,
              appendChild(inner: string) {
                this.text = inner
              },
            },
      createTextNode: (text: string) => text,
    },
    setInterval: (again: () => void) => void repeated.push(again),
    HTMLDialogElement: lacks === 'dialog' ? undefined : Object,
    URL: lacks === 'canParse' ? {} : URL,
  }
  const before = lacks === 'toSorted' ? 'delete Array.prototype.toSorted;' : ''
  runInNewContext(`var window=globalThis;${before}${script}`, world)
  for (const again of repeated) again()
  return shown.map(({ text }) => text)
}

test.each(['modules', 'toSorted', 'dialog', 'canParse'] as const)('a browser without %s is told, once', (lacks) => {
  proves('SHL-NS-63')
  expect(shownIn(lacks)).toEqual(['Your browser </script> is too old.'])
})

test('a browser that can run the site is told nothing', () => expect(shownIn('nothing')).toEqual([]))

test('the script is read by old browsers and cannot be ended by its text', () => {
  const script = oldBrowserScript('</script><b>')
  expect(script).not.toContain('<')
  expect(script).not.toMatch(/=>|`|\b(?:let|const|class)\b|\?\./)
})
