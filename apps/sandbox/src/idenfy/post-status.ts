// Runs in the page of iDenfy in a frame: the page around it hears how far it is, as a text of JSON.
{
  const { origin = '', message = '' } = document.getElementById('status')?.dataset ?? {}
  window.parent.postMessage(message, origin)
}
