export type { MailContent, MailKind, MailKinds, MailSubject, MailText } from './kinds.ts'
export { keepPastRecordMail, previewRecordMail, type RecordMail, sendRecordMail } from './send.ts'
