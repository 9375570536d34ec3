import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { findCustomer } from '../../firm/parties/index.ts'
import { linkRecords } from '../../firm/records/index.ts'
import { findThread } from './access.ts'
import { demoMails } from './demo-mails.ts'
import { addLabel } from './labels.ts'
import { mailboxOf } from './mailboxes.ts'
import { mailDraftsTable, mailReadsTable, mailThreadLabelsTable } from './tables.ts'
import { addMail, type NewMail } from './threads.ts'

const labelNames: Record<
  Language,
  readonly [customers: string, suppliers: string, office: string]
> = {
  en: ['Customers', 'Suppliers', 'Tax office'],
  de: ['Kunden', 'Lieferanten', 'Finanzamt'],
  it: ['Clienti', 'Fornitori', 'Agenzia delle Entrate'],
  ru: ['Клиенты', 'Поставщики', 'Налоговая'],
  es: ['Clientes', 'Proveedores', 'Agencia Tributaria'],
}
const labelColors = ['blue', 'sky', 'red'] as const
const hourMs = 3_600_000
const proven = { spf: 'pass', dkim: 'pass', dmarc: 'pass' } as const

/** Writes a believable week of mail into a demo: what came in, what was answered, and a draft. */
export function writeDemoInbox(writer: Writer, context: FirmContext): void {
  const { language, email, tradeName } = getFirmProfile(writer)
  const shared = mailboxOf(writer, context, { ownerId: null, ownerName: '' })
  const { userId, userName } = context.actor
  const own = mailboxOf(writer, context, { ownerId: userId, ownerName: userName })
  const labels = labelNames[language].map((name, at) =>
    addLabel(writer, context, { mailboxId: shared.id, name, color: labelColors[at] ?? 'grey' }),
  )
  const firm = { name: tradeName, email }
  for (const { hoursAgo, label, isRead, isStarred, isOwn, mails } of demoMails[language]) {
    let threadId: string | undefined
    for (const [at, { from, subject, text, isOurs = false, after = 0 }] of mails.entries()) {
      const id = context.newId()
      const time = context.now.getTime() - hoursAgo * hourMs + after * hourMs
      const other = mails[0]?.from ?? firm
      const mail: NewMail = {
        id,
        mailboxId: isOwn ? own.id : shared.id,
        isOurs,
        messageId: `${id.toLowerCase()}@demo.invalid`,
        references: [],
        from: isOurs ? firm : from,
        to: [isOurs ? other : firm],
        cc: [],
        bcc: [],
        replyTo: [],
        subject,
        text,
        hasHtml: false,
        hasRaw: false,
        hasMoreFiles: false,
        isAutomatic: false,
        auth: isOurs ? null : proven,
        isBounce: false,
        outboundId: null,
        at: new Date(time).toISOString(),
        createdBy: isOurs ? userId : '',
      }
      threadId = addMail(writer, context, mail, { threadId, place: 'inbox', hasFiles: false })
      if (at === 0) linkToCustomer(writer, context, threadId, from.name)
    }
    if (threadId === undefined) continue
    if (isStarred) writer.sql.exec('update mail_threads set is_starred = 1 where id = ?', threadId)
    markAndLabel(writer, { threadId, userId, labelId: labels[label ?? -1]?.id, isRead })
  }
  writeDraft(writer, context, shared.id)
}

type Marks = {
  threadId: string
  userId: string
  labelId: string | undefined
  isRead: boolean | undefined
}

function markAndLabel(writer: Writer, { threadId, userId, labelId, isRead }: Marks): void {
  const { db } = writer
  const thread = findThread(writer, threadId)
  if (!thread) return
  if (isRead) db.insert(mailReadsTable).values({ threadId, userId, readAt: thread.lastInAt }).run()
  if (labelId === undefined) return
  db.insert(mailThreadLabelsTable).values({ labelId, threadId, lastAt: thread.lastAt }).run()
}

function linkToCustomer(
  writer: Writer,
  context: FirmContext,
  threadId: string,
  name: string,
): void {
  const id = findCustomer(writer, context, name)
  if (id === undefined) return
  const from = { kind: 'mailThread', id: threadId }
  linkRecords(writer, context, { from, relation: 'relatesTo', to: { kind: 'party', id } })
}

const drafts: Record<Language, readonly [subject: string, text: string]> = {
  en: ['Opening hours in December', 'Dear all,\n\nin December we are open'],
  de: [
    'Öffnungszeiten im Dezember',
    'Liebe Kundinnen und Kunden,\n\nim Dezember haben wir geöffnet',
  ],
  it: ['Orari di dicembre', 'Gentili clienti,\n\na dicembre siamo aperti'],
  ru: ['Часы работы в декабре', 'Добрый день!\n\nВ декабре мы работаем'],
  es: ['Horario de diciembre', 'Estimados clientes:\n\nen diciembre abrimos'],
}

function writeDraft(writer: Writer, { actor, newId, now }: FirmContext, mailboxId: string): void {
  const { language } = getFirmProfile(writer)
  const [subject, text] = drafts[language]
  writer.db
    .insert(mailDraftsTable)
    .values({
      id: newId(),
      mailboxId,
      threadId: null,
      answersId: null,
      to: '',
      cc: '',
      bcc: '',
      subject,
      text,
      leavesAt: null,
      version: 1,
      createdBy: actor.userId,
      createdByName: actor.userName,
      updatedAt: now.toISOString(),
    })
    .run()
}
