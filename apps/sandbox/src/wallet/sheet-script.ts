// Runs in the wallet's sheet: hands the token of the chosen card to the page that opened it.
const form = document.getElementById('sheet') as HTMLFormElement // the sheet has it
// Whoever has opened the sheet may hear how it ended; a token is of use only to the merchant whose acquirer takes it.
const tell = (message: object) => {
  opener?.postMessage(message, '*')
  close()
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const body = JSON.stringify(Object.fromEntries(new FormData(form)))
  const answer = await fetch('/wallet/token', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  tell(answer.ok ? await answer.json() : {})
})
document.getElementById('cancel')?.addEventListener('click', () => tell({}))
