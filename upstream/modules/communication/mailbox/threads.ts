import { eq } from 'drizzle-orm'
import type { MailPerson, MailPlace } from '#contract/communication/mailbox.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import { isShared, type MailRowStored, type ThreadRow } from './access.ts'
import { firstSubject, noteIds } from './join-threads.ts'
import { mailsTable, mailThreadLabelsTable, mailThreadsTable } from './tables.ts'

const snippetLength = 160
const maxSearched = 20_000

/** A mail on its way into a conversation. */
export type NewMail = Omit<MailRowStored, 'rowNumber' | 'threadId' | 'isRich'> & {
  isRich?: boolean
}
type Into = { threadId: string | undefined; place: MailPlace; hasFiles: boolean }

/**
 * Puts a mail into a conversation, or begins one with it. What comes in brings its conversation back
 * to the inbox, but not out of spam. Gives the conversation's id.
 */
export function addMail(
  writer: Writer,
  context: FirmContext,
  mail: NewMail,
  { threadId, place, hasFiles }: Into,
): string {
  const id = threadId ?? beginThread(writer, context, mail, place)
  const { rowNumber } = writer.db
    .insert(mailsTable)
    .values({ ...mail, threadId: id })
    .returning({ rowNumber: mailsTable.rowNumber })
    .get()
  noteIds(writer, mail.mailboxId, id, mail)
  writeSearchEntry(writer, 'mail_search', rowNumber, {
    subject: mail.subject,
    sender: named(mail.from),
    recipients: [...mail.to, ...mail.cc, ...mail.bcc].map(named).join(' '),
    body: mail.text.slice(0, maxSearched),
    access: mailboxWord(mail.mailboxId),
  })
  const thread = writer.db.select().from(mailThreadsTable).where(eq(mailThreadsTable.id, id)).get()
  if (thread) refresh(writer, thread, mail, { place, hasFiles })
  return id
}

/** The word of the index that keeps a search to one mailbox. */
export function mailboxWord(mailboxId: string): string {
  return `in${mailboxId.toLowerCase()}`
}

function beginThread(
  writer: Writer,
  { newId, now }: FirmContext,
  mail: NewMail,
  place: MailPlace,
): string {
  const id = newId()
  const at = now.toISOString()
  writer.db
    .insert(mailThreadsTable)
    .values({
      id,
      mailboxId: mail.mailboxId,
      place,
      subject: mail.subject,
      people: '',
      snippet: '',
      lastAt: mail.at,
      lastInAt: '',
      count: 0,
      hasFiles: false,
      hasSent: false,
      isStarred: false,
      snoozedUntil: null,
      assigneeId: null,
      assigneeName: '',
      binnedAt: place === 'spam' ? at : null,
      createdAt: at,
    })
    .run()
  return id
}

function refresh(
  writer: Writer,
  thread: ThreadRow,
  mail: NewMail,
  { place, hasFiles }: Pick<Into, 'place' | 'hasFiles'>,
): void {
  const { id } = thread
  const isNewest = mail.at >= thread.lastAt
  const isBack = !mail.isOurs && thread.place !== 'spam' && place === 'inbox'
  const change: Partial<ThreadRow> = {
    count: thread.count + 1,
    hasFiles: thread.hasFiles || hasFiles,
    ...(mail.isOurs && { hasSent: true }),
    ...(isNewest && { lastAt: mail.at, snippet: snippetOf(mail.text) }),
    ...(isBack && { place: 'inbox', binnedAt: null, snoozedUntil: null }),
    ...(!mail.isOurs && mail.at > thread.lastInAt && { lastInAt: mail.at }),
    people: peopleOf(thread.people, mail),
    // One that was written before all others may come after them.
    ...(!isNewest && { subject: firstSubject(writer, id) ?? thread.subject }),
  }
  writer.db.update(mailThreadsTable).set(change).where(eq(mailThreadsTable.id, id)).run()
  if (isNewest) {
    const isOfThread = eq(mailThreadLabelsTable.threadId, id)
    writer.db.update(mailThreadLabelsTable).set({ lastAt: mail.at }).where(isOfThread).run()
  }
  putSearchEntry(writer, {
    kind: isShared(writer, thread.mailboxId) ? 'mailThread' : 'ownMail',
    id,
    title: (change.subject ?? thread.subject) || mail.from.email,
    subtitle: change.people ?? '',
    text: mail.text.slice(0, 2000),
    date: mail.at.slice(0, 10),
    groupId: thread.mailboxId,
  })
}

/** The others in a conversation, whoever wrote last first. */
function peopleOf(before: string, { isOurs, from, to }: NewMail): string {
  const latest = (isOurs ? to : [from]).map(({ name, email }) => name || email)
  const all = [...latest, ...before.split(', ')].filter((one) => one !== '')
  return [...new Set(all)].slice(0, 4).join(', ').slice(0, 200)
}

/** The beginning of a mail's words, without what it quotes. */
export function snippetOf(text: string): string {
  const own = text
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .join(' ')
  return own.replace(/\s+/g, ' ').trim().slice(0, snippetLength).toWellFormed()
}

function named({ name, email }: MailPerson): string {
  return `${name} ${email}`
}
