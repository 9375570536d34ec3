export { writeDemoInbox } from './demo-inbox.ts'
