export {
  allowAddress,
  isSuppressed,
  listMessages,
  type MailFile,
  type MailToSend,
  markOpened,
  queueMail,
  requireMessage,
  resend,
  toMessage,
} from './message.ts'
export { queueNotice } from './notice.ts'
