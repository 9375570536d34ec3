/** Somebody chose a party in the editor; bubbles up to the form. */
const partyEvent = 'document:party'

export function partyChosen(): Event {
  return new Event(partyEvent, { bubbles: true })
}

/** Calls back when a party is chosen in a form; gives the way to stop. */
export function onPartyChosen(form: HTMLFormElement, follow: () => void): () => void {
  form.addEventListener(partyEvent, follow)
  return () => form.removeEventListener(partyEvent, follow)
}
