export { queueMail } from './mail.ts'
export { queueNotice } from './notice.ts'
