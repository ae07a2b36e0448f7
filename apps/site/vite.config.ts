import { messagesPlugin } from '@fairhouse/messages/vite-plugin.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** One file for what every page needs compresses better and comes sooner than ten: the packages, the small parts of ours that all pages import, what comes after every page, what every way in has. */
const groups = [
  { name: 'base', test: /node_modules\/(?!.*infinite|qr\/)/i },
  {
    name: 'shared',
    test: /site\/src\/(?:app\/(?:parts|modals|router-store)|frame\/parts|lobby\/(?:lobby-pages|games\/lobby-parts)|base\/(?:answers|site|use-query|queries|lazily|load-chunk|timing|use-date-text|session|setting|signals|address\/(?:modal-names|page-search|same-origin|in-app-history|scroll-restoration))|lobby\/games\/places|frame\/(?:use-close-on-choice|modal\/(?:load-modal|ModalLink)|page\/(?:PageTitle|SiteLink)))\.tsx?$|ui\/src\/pieces\/(?:Button|EmptyState|Icon|Skeleton|Spinner|Tile)\b|messages\/src\/(?:formats|formatters|language-chain|languages|load-area|load-from|say|texts)\b|flow\/src|frame\/page\/SearchForm\.module\b|preload-helper/,
  },
  // What an offer and the deposit form show of a campaign.
  {
    name: 'campaigns',
    test: /site\/src\/campaigns\/(?:CampaignDetails|Rounds|Bonus\.module)\b|site\/src\/campaign-terms\/(?:Counting|Terms\.module)\b|messages\/src\/campaign-terms\b|money\/src\/campaign-awards\b/,
  },
  {
    name: 'limits',
    test: /site\/src\/limits\/(?:LimitPage|LimitsLoaded|AboutLimits|form\/(?:LimitForm|LimitField|LimitGauge|LimitActions|LimitPage\.module|PeriodChoice|Asked|amount-text|limit-(?:changes|check|form|periods|units)|use-(?:limit-action|limit-form|typed-limits)))\b/,
  },
  {
    name: 'fields',
    test: /ui\/src\/(?:fields\/(?:Field|TextField|CheckboxField|focus-first)|pieces\/Notice)\b|site\/src\/(?:base\/forms\/plain-number|frame\/page\/LateErrorMessage)\b/,
  },
  { name: 'forms', test: /ui\/src\/fields\/(?:FieldSet|PhoneField|DescribedControl|field-form|SearchSelect)\b/ },
  { name: 'money', test: /money\/src\/(?:amount|currencies|money-text)\b/ },
  {
    name: 'games',
    test: /site\/src\/(?:base\/loaded-words|lobby\/games\/(?:arrow-keys|GameGrid|GameTile|LobbyPage\.module|NoGames|group-name|preload-games|use-near))\b/,
  },
  {
    name: 'after',
    test: /site\/src\/(?:app\/(?:redirections\/redirections|housekeeping\/later-work)|frame\/header\/MenuSheet|content\/customer-configuration)\b/,
  },
  {
    name: 'entering',
    test: /site\/src\/(?:base\/forms\/call-with-puzzle|sign-in\/LoginField|identification\/(?:index|check\/kept-try|methods\/sign-in-methods))\b|ui\/src\/fields\/RadioList\b/,
  },
]

/** The player's site: `vite build` for the browser, `vite build --ssr` for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [messagesPlugin(), scrollPlugin(), react()],
  publicDir: false,
  // Reading `process.env` for every link costs more than drawing it.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  resolve: { alias: { '@tanstack/react-store': `${import.meta.dirname}/src/app/router-store.ts` } },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) } },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    // The same as for Lightning CSS above: light-dark() stays as it is, so that a part of a page can have a theme of its own.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    cssMinify: 'lightningcss',
    manifest: !isSsrBuild,
    // The list of what a page imports would weigh more on every first load than it saves on a later one; its styles must be named.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(isSsrBuild ? { copyPublicDir: false } : {}),
    rolldownOptions: isSsrBuild
      ? { input: 'src/app/entry-server.tsx', output: { codeSplitting: false } }
      : { input: 'src/app/entry-client.tsx', output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
  },
  ssr: { noExternal: true },
}))

/** The router keeps scroll positions in a place of its own; ours are part of the in-app history. */
function scrollPlugin(): Plugin {
  return {
    name: 'fairhouse-scroll',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './scroll-restoration.js' && importer?.includes('/router-core/')
        ? `${import.meta.dirname}/src/base/address/scroll-restoration.ts`
        : undefined,
  }
}
