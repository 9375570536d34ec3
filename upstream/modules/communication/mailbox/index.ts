export { writeDemoInbox } from './demo-inbox.ts'
export { taggedAddress } from './mailboxes.ts'
