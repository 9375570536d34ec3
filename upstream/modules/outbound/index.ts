export { isOfDemo } from './mail.ts'
export {
  listMessages,
  type MailFile,
  type MailToSend,
  markOpened,
  queueMail,
  recordOfMessage,
  requireMessage,
  resend,
  toMessage,
} from './message.ts'
export { queueNotice } from './notice.ts'
export { allowAddress, isSuppressed, listSuppressed } from './suppression.ts'
