import { readKeptTills } from '#app/shell/session/kept-tills.ts'

// On the pages before one is in. Most browsers keep nothing of a till, and load nothing for it.
const state = readKeptTills(document.cookie)
if (state === 'open' || state === 'left') {
  void import('./offline/leave.ts').then(({ leaveTills }) => leaveTills())
}
