// Runs on the challenge page: resumes it once the holder has answered on the phone.
const resume = document.getElementById('resume') as HTMLFormElement | null // drawn by challenge-page.ts
const code = document.getElementById('code') as HTMLInputElement | null // absent if the bank's app is used
const everyMs = 1500

if (code?.ariaInvalid === 'true') code.focus()
code?.addEventListener('input', () => {
  code.value = code.value.replace(/[^\d\u0660-\u0669]/g, '').slice(0, 6)
})

async function look(form: HTMLFormElement): Promise<void> {
  const fields = new FormData(form)
  const query = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === 'string') query.set(name, value)
  try {
    const answer = (await (await fetch(`/acquirer/issuer/challenge/state?${query}`)).json()) as { open: boolean } // answered by index.ts
    if (!answer.open) return form.submit()
  } catch {
    // The issuer is briefly unreachable: ask again below.
  }
  setTimeout(() => void look(form), everyMs)
}

if (resume) setTimeout(() => void look(resume), everyMs)
