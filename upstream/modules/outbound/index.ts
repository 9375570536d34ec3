export {
  keepPastMail,
  listMessages,
  type MailFile,
  type MailToSend,
  markOpened,
  type PastMail,
  queueMail,
  requireMessage,
  resend,
  toMessage,
} from './message.ts'
export { queueNotice } from './notice.ts'
export { allowAddress, isSuppressed, listSuppressed } from './suppression.ts'
