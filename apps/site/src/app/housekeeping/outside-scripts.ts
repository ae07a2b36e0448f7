import type { PageSettings, Profile } from '@fairhouse/contract'

declare global {
  interface Window {
    /** What the live chat's script reads: the licence and the visitor. */
    __lc?: { license: string; visitor: { name?: string; email?: string } }
  }
}

/** Loads what an operator has a licence for, the live chat and the tag manager, and tells the chat who is there. */
export function runOutsideScripts({ fe }: PageSettings, profile: Profile | null): void {
  const of = (name: string) => String(fe[`utils.${name}`] ?? '')
  const [license, tags] = [of('liveChat.license'), of('gtm.id')]
  if (license) {
    window.__lc = { license, visitor: profile ? { name: profile.fullName, email: profile.email ?? '' } : {} }
    // Tells a chat that is already open who has logged in or out.
    window.dispatchEvent(new Event('livechat:visitor'))
    load(of('liveChat.scriptUrl'), { license })
  }
  if (tags) load(of('gtm.scriptUrl'), { id: tags })
}

function load(address: string, query: Record<string, string>): void {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  if ([...document.scripts].some(({ src }) => src === url.href)) return
  const script = document.createElement('script')
  script.async = true
  script.src = url.href
  document.head.append(script)
}
