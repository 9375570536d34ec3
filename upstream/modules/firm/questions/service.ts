import { desc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { Question, QuestionInput } from '#contract/firm/questions.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { queueNotice } from '../outbound/index.ts'
import { findSubject, readersOf, requireSubject, type Subject } from './subject.ts'
import { questionsTable } from './tables.ts'

type Row = typeof questionsTable.$inferSelect

const entity = 'question'
/** More open questions than these are not read at once. */
const maxListed = 500

/** Questions about what the caller may see, the newest first. */
export function listQuestions(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  isClosed: boolean,
): Question[] {
  return reader.db
    .select()
    .from(questionsTable)
    .where(eq(questionsTable.isClosed, isClosed))
    .orderBy(desc(questionsTable.id))
    .limit(maxListed)
    .all()
    .flatMap((row) => {
      const subject = findSubject(reader, context, refOf(row))
      return subject ? [toQuestion(row, subject, context)] : []
    })
}

/** @throws AppError not_found, also for one about what the caller may not see */
export function getQuestion(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  id: string,
): Question {
  const { row, subject } = requireQuestion(reader, context, id)
  return toQuestion(row, subject, context)
}

/** Asks, and notifies the other members who see the record. @throws AppError not_found */
export async function askQuestion(
  context: HandlerContext,
  input: QuestionInput,
): Promise<Question> {
  const { store, firm } = context
  const ref = { kind: input.kind, id: input.recordId }
  requireSubject(store.reader, firm, ref)
  const userIds = await readersOf(context, ref)
  return store.transact(firm, (writer) => noteQuestion(writer, firm, input, userIds))
}

/** Keeps a question, and notifies some members of it. @throws AppError not_found */
export function noteQuestion(
  writer: Writer,
  firm: FirmContext,
  { kind, recordId, text }: QuestionInput,
  userIds: string[],
): Question {
  const subject = requireSubject(writer, firm, { kind, id: recordId })
  const row = writer.db
    .insert(questionsTable)
    .values({
      id: firm.newId(),
      kind,
      recordId,
      text,
      askedAt: firm.now.toISOString(),
      askedBy: firm.actor.userId,
      askedByName: firm.actor.userName,
    })
    .returning()
    .get()
  if (userIds.length > 0) {
    queueNotice(writer, firm, {
      kind: 'questionAsked',
      params: { by: firm.actor.userName, title: subject.title, text: text.slice(0, 200) },
      link: linkOf(firm, row),
      userIds,
    })
  }
  writer.audit({ entity, entityId: row.id, action: 'create', title: subject.title, after: row })
  return toQuestion(row, subject, firm)
}

/**
 * Answers a question, or answers it anew, and notifies whoever asked.
 * @throws AppError not_found; conflict (questionClosed) once it is closed
 */
export function answerQuestion(
  writer: Writer,
  context: FirmContext,
  { questionId, text }: { questionId: string; text: string },
): Question {
  const { row, subject } = requireOpen(writer, context, questionId)
  const after = change(writer, questionId, {
    answer: text,
    answeredAt: context.now.toISOString(),
    answeredByName: context.actor.userName,
  })
  if (row.askedBy !== context.actor.userId) {
    queueNotice(writer, context, {
      kind: 'questionAnswered',
      params: { by: context.actor.userName, title: subject.title, text: text.slice(0, 200) },
      link: linkOf(context, row),
      userIds: [row.askedBy],
    })
  }
  writer.audit({ entity, entityId: questionId, action: 'answer', before: row, after })
  return toQuestion(after, subject, context)
}

/**
 * Closes a question, answered or not.
 * @throws AppError not_found; forbidden for anybody but who asked; conflict (questionClosed)
 */
export function closeQuestion(writer: Writer, context: FirmContext, questionId: string): Question {
  const { row, subject } = requireOpen(writer, context, questionId)
  if (row.askedBy !== context.actor.userId) {
    throw new AppError('forbidden', 'Only the person who asked can close the question')
  }
  const closedAt = context.now.toISOString()
  const after = change(writer, questionId, { isClosed: true, closedAt })
  writer.audit({ entity, entityId: questionId, action: 'close', before: row, after })
  return toQuestion(after, subject, context)
}

function change({ db }: Writer, id: string, set: Partial<Row>): Row {
  return db.update(questionsTable).set(set).where(eq(questionsTable.id, id)).returning().get()
}

function requireQuestion(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  id: string,
): { row: Row; subject: Subject } {
  const row = reader.db.select().from(questionsTable).where(eq(questionsTable.id, id)).get()
  const subject = row && findSubject(reader, context, refOf(row))
  if (!row || !subject) throw new AppError('not_found', 'No such question')
  return { row, subject }
}

function requireOpen(reader: Reader, context: FirmContext, id: string) {
  const found = requireQuestion(reader, context, id)
  if (!found.row.isClosed) return found
  throw new AppError('conflict', 'The question is closed', { detail: { reason: 'questionClosed' } })
}

function refOf({ kind, recordId }: Row) {
  return { kind, id: recordId }
}

function linkOf({ firmId }: FirmContext, { id }: Row): string {
  return `/firms/${firmId}/questions/${id}`
}

function toQuestion(
  { askedBy, isClosed: _, ...row }: Row,
  subject: Subject,
  { actor }: Pick<FirmContext, 'actor'>,
): Question {
  return { ...row, ...subject, isOwn: askedBy === actor.userId }
}
