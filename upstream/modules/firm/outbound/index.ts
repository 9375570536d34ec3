export { isOfDemo, renderFile } from './mail.ts'
export {
  keepPastMail,
  listMessages,
  type MailFile,
  type MailToSend,
  markOpened,
  type PastMail,
  queueMail,
  recordOfMessage,
  requireMessage,
  resend,
  stateOfMessage,
  toMessage,
} from './message.ts'
export { queueNotice } from './notice.ts'
export { messagesOfParty, type OfParty } from './of-party.ts'
export { readQuota, requireMailRoom, resumeMail } from './quota.ts'
export { allowAddress, isSuppressed, listSuppressed } from './suppression.ts'
