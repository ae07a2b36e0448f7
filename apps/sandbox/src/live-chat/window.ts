// Runs in the chat's window: fills in who is there, and sends what is written.
type Told = { license: string; visitor: { name?: string; email?: string } }

const form = document.getElementById('chat') as HTMLFormElement // the page has this form
const told = document.getElementById('told')
let license = ''

window.addEventListener('message', ({ data, source }: MessageEvent<Told | undefined>) => {
  if (source !== window.parent || !data?.license) return
  license = data.license
  for (const name of ['name', 'email'] as const) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = data.visitor[name] ?? ''
  }
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const fields = Object.fromEntries(new FormData(form))
  void fetch('/live-chat/messages', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...fields, license }),
  })
    .then((answer) => {
      if (told) told.textContent = answer.ok ? 'Thank you. We have your message.' : 'The message could not be sent. Please try again.'
      if (answer.ok) form.querySelector('textarea')!.value = '' // the form has one
    })
    .catch(() => told && (told.textContent = 'The message could not be sent. Please try again.'))
})

// Until the script runs, pressing a button would only reload the window.
for (const button of form.querySelectorAll('button')) button.disabled = false

export {}
