import { expect, it } from 'vitest'
import { assetsFrom } from './page-assets.ts'

it('finds the script, the styles and everything that is imported at once, each one time', () => {
  const built = {
    'src/app/entry-client.tsx': {
      file: 'assets/entry.js',
      css: ['assets/entry.css'],
      assets: ['assets/plex-latin-400-a.woff2', 'assets/plex-arabic-400-b.woff2', 'assets/mark.svg'],
      imports: ['_react.js'],
    },
    '_react.js': { file: 'assets/react.js' },
    'src/lobby/LobbyPage.tsx': { file: 'assets/lobby.js', css: ['assets/lobby.css'], imports: ['_react.js', 'src/app/entry-client.tsx'] },
    'src/frame/footer/Footer.tsx': { file: 'assets/footer.js', css: ['assets/footer.css'] },
    '../../packages/messages/ar/lobby.json': { file: 'assets/ar-lobby.js' },
  }
  expect(assetsFrom(built, { now: ['lobby/LobbyPage.tsx'], later: ['frame/footer/Footer.tsx'] }, 'ar', ['lobby'])).toEqual({
    script: '/assets/entry.js',
    styles: ['/assets/entry.css', '/assets/lobby.css', '/assets/footer.css'],
    preloads: ['/assets/react.js', '/assets/lobby.js', '/assets/ar-lobby.js'],
    drawn: ['lobby/LobbyPage.tsx'],
    fonts: ['/assets/plex-arabic-400-b.woff2'],
    texts: { lobby: '/assets/ar-lobby.js' },
  })
})

it('takes the texts of the language that another falls back to, area by area', () => {
  const at = (name: string) => [`../../packages/messages/${name}.json`, { file: `assets/${name.replace('/', '-')}.js` }] as const
  const built = Object.fromEntries([at('en/lobby'), at('en/shell'), at('pt/lobby')])
  const { texts, preloads } = assetsFrom(built, { now: [], later: [] }, 'pt_br', ['lobby'])
  expect([texts, preloads]).toEqual([{ lobby: '/assets/pt-lobby.js', shell: '/assets/en-shell.js' }, ['/assets/pt-lobby.js']])
})
