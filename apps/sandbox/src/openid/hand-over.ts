// Runs in the window that a service's script has opened: gives the answer to the page, which closes it.
{
  const answer = document.getElementById('answer')
  if (answer && window.opener) window.opener.postMessage(JSON.parse(answer.dataset['answer'] ?? '{}'), answer.dataset['origin'] ?? '')
  window.close()
}
