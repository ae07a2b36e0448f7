import { messagesPlugin } from '@fairhouse/messages/vite-plugin.ts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The office: one page, drawn in the browser. Scripts and styles come as files only, as its content security policy demands. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [messagesPlugin({ emit: false }), react()],
  publicDir: false,
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) } },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    cssMinify: 'lightningcss',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
