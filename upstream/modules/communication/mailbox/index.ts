export { taggedAddress } from './mailboxes.ts'
export { writeDemoInbox } from './demo-inbox.ts'
