export type { MailContent, MailKind, MailKinds, MailSubject, MailText } from './kinds.ts'
export { previewRecordMail, type RecordMail, sendRecordMail } from './send.ts'
