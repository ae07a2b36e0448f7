// Runs in the product's pages as a classic script: a button that opens the chat's window, which learns who is there by
// messages and never by its address.
{
  const script = document.currentScript as HTMLScriptElement // it is a classic script
  const origin = new URL(script.src).origin
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Chat'
  button.setAttribute('aria-expanded', 'false')
  button.dataset.chat = 'button'
  place(button, '1rem', 'auto', 'auto')
  button.style.padding = '0.7rem 1.1rem'
  button.style.borderRadius = '99px'
  const frame = document.createElement('iframe')
  frame.title = 'Live chat'
  frame.hidden = true
  frame.dataset.chat = 'window'
  place(frame, '4.5rem', 'min(22rem, calc(100vw - 2rem))', 'min(28rem, calc(100vh - 6rem))')

  button.addEventListener('click', () => show(frame.hidden !== false))
  // The chat's own interface, with which the product opens the window.
  Object.assign(window, { LiveChatWidget: { call: (what: string) => show(what === 'maximize') } })
  frame.addEventListener('load', tell)
  window.addEventListener('livechat:visitor', tell)
  document.body.append(frame, button)

  function show(open: boolean): void {
    if (!frame.src) frame.src = `${origin}/live-chat/window`
    frame.hidden = !open
    button.setAttribute('aria-expanded', String(open))
  }

  function tell(): void {
    if (frame.src) frame.contentWindow?.postMessage((window as Window & { __lc?: unknown }).__lc, origin) // the product's pages set it
  }

  function place(element: HTMLElement, fromBottom: string, inlineSize: string, blockSize: string): void {
    Object.assign(element.style, {
      position: 'fixed',
      insetInlineEnd: '1rem',
      insetBlockEnd: fromBottom,
      inlineSize,
      blockSize,
      zIndex: '60',
      border: '1px solid',
    })
  }
}
