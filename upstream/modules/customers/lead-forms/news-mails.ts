import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { RenewedNewsConsent } from '#contract/customers/lead-forms.ts'
import { newSecret } from '../../../documents/delivery/secret.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { mayMailUnproven } from '../../../firm/stranger-acts.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { sendFromFirmOrNote } from '../../firm/mails/index.ts'
import { isSuppressed, stateOfMessage } from '../../firm/outbound/index.ts'
import { leadAnswersTable } from './tables.ts'

type Means = { context: FirmContext; origin: string }
type AnswerRow = typeof leadAnswersTable.$inferSelect
type AskedRow = Pick<AnswerRow, 'id' | 'leadId' | 'email'>

export const newsMailJob = 'lead-forms.newsMail'

/** As long as a link confirms. */
const openForMs = 7 * 86_400_000
/** After so long another mail may go to the address, and the one before has left or failed. */
const lookAgainMs = 25 * 3_600_000
const maxMails = 3

/**
 * Mails the link by which news are confirmed to the address that was typed, of which nobody knows whose
 * it is: one a day, whatever it was typed into, and none where mail came back. A day later it is looked
 * whether a mail has left, and where none has another is sent, with a link of its own.
 */
export function askToConfirm(writer: Writer, means: Means, row: AskedRow): void {
  if (isSuppressed(writer, row.email)) return
  if (mayMailUnproven(writer, means.context, row.email)) mailLink(writer, means, row)
  lookLater(writer, means.context, row.id, 1)
}

/**
 * Mails the link once more where that may be today, else when it may. Its days begin anew, in each mail
 * that its owner has of it.
 * @param mails as many were tried before
 */
export function mailAgain(
  writer: Writer,
  means: Means,
  row: AskedRow,
  mails = 0,
): NonNullable<RenewedNewsConsent['mailed']> {
  if (isSuppressed(writer, row.email)) return 'never'
  const isMailed = mayMailUnproven(writer, means.context, row.email) && mailLink(writer, means, row)
  lookLater(writer, means.context, row.id, mails + 1)
  return isMailed ? 'now' : 'later'
}

/** Whether the mail is on its way. */
function mailLink(writer: Writer, means: Means, row: AskedRow): boolean {
  const mail = { mailKind: 'newsConsent', recordId: row.leadId, variant: row.id, to: row.email }
  const newsMailId = sendFromFirmOrNote(writer, means, mail)
  if (newsMailId === undefined) return false
  change(writer, row.id, { newsMailId, newsMailedAt: means.context.now.toISOString() })
  return true
}

/**
 * Looks whether the mail of an answer has left, and mails a fresh link where it has not.
 * @param mails as many were tried
 * @returns when to look again at the same mail; undefined where that is not to be
 */
export function lookAfterMail(
  writer: Writer,
  means: Means,
  { answerId, mails }: { answerId: string; mails: number },
): Date | undefined {
  const { context } = means
  const row = findAnswer(writer, answerId)
  if (!row || row.newsConfirmedAt !== null || isAskedElsewhere(writer, context, row)) return
  const state = row.newsMailId === null ? 'failed' : stateOfMessage(writer, row.newsMailId)
  if (state === 'queued') return new Date(context.now.getTime() + lookAgainMs)
  const hasFailed = state === 'failed'
  if ((!hasFailed && !isOver(context, row)) || mails >= maxMails) return
  // Nobody knows where a mail that failed has come to.
  if (hasFailed) change(writer, row.id, { newsSecret: newSecret(), newsMailId: null })
  mailAgain(writer, means, row, mails)
  return
}

/** Whether the link that was mailed confirms no more. */
export function isOver({ now }: Pick<FirmContext, 'now'>, row: AnswerRow): boolean {
  const at = row.newsMailedAt ?? row.createdAt
  return row.newsConfirmedAt === null && now.getTime() - Date.parse(at) > openForMs
}

function lookLater(writer: Writer, { now }: FirmContext, answerId: string, mails: number): void {
  const dueAt = new Date(now.getTime() + lookAgainMs)
  schedule(writer, { kind: newsMailJob, key: answerId, dueAt, payload: { answerId, mails } })
}

function findAnswer({ db }: Reader, id: string): AnswerRow | undefined {
  return db.select().from(leadAnswersTable).where(eq(leadAnswersTable.id, id)).get()
}

/** Whether the same address has a link by another answer, which confirms or has confirmed. */
function isAskedElsewhere(reader: Reader, { now }: FirmContext, { id, email }: AnswerRow): boolean {
  const since = new Date(now.getTime() - openForMs).toISOString()
  const { newsMailId, newsMailedAt } = leadAnswersTable
  const isTheirs = sql`${leadAnswersTable.email} = ${email} collate nocase`
  const others = reader.db
    .select({ newsMailId })
    .from(leadAnswersTable)
    .where(and(isTheirs, ne(leadAnswersTable.id, id), gt(newsMailedAt, since)))
    .all()
  return others.some((one) => stateOfMessage(reader, one.newsMailId ?? '') !== 'failed')
}

type News = Pick<AnswerRow, 'newsSecret' | 'newsMailId' | 'newsMailedAt'>

function change({ db }: Writer, id: string, columns: Partial<News>): void {
  db.update(leadAnswersTable).set(columns).where(eq(leadAnswersTable.id, id)).run()
}
