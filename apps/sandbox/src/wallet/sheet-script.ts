// Runs in the wallet's sheet: hands the token of the chosen card to the page that opened it.
const form = document.getElementById('sheet') as HTMLFormElement // the sheet has it
// Any opener may hear the result; a token is useful only to the merchant whose acquirer accepts it.
const answerOpener = (message: object) => {
  opener?.postMessage(message, '*')
  close()
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void giveToken()
})
document.getElementById('cancel')?.addEventListener('click', () => answerOpener({}))
// Pressed before, the form would only have loaded the sheet anew, without its sum.
for (const button of form.querySelectorAll('button')) button.disabled = false

async function giveToken(): Promise<void> {
  const body = JSON.stringify(Object.fromEntries(new FormData(form).entries()))
  const answer = await fetch('/wallet/token', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  answerOpener(answer.ok ? await answer.json() : {})
}
