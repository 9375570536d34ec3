export type { MailContent, MailKind, MailKinds, MailSubject, MailText } from './kinds.ts'
export { keepPastRecordMail, previewRecordMail, type RecordMail, sendRecordMail } from './send.ts'
export { replyAddress } from './settings.ts'
export { type FindMail, previewEach, sendEach, sendUsual } from './send-each.ts'
