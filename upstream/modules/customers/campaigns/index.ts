export { leaveTexts } from './leave-texts.ts'
export { type MailAnswer, mayMail } from './may-mail.ts'
export { campaigns } from './register.ts'
export { listId, suppressionsOf } from './suppressions.ts'
