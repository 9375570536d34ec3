export { isSuppressed, type MailToSend, markOpened, queueMail } from './message.ts'
export { queueNotice } from './notice.ts'
