import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { AskedComment, PublicComment } from '#contract/firm/records.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { RecordRef } from './kinds.ts'
import { commentsTable } from './tables.ts'

/** As many as visitors may ask of one document, in all and in 24 hours; the firm always may answer. */
const maxQuestions = 100
const maxQuestionsPerDay = 10
const dayMs = 86_400_000

/** What the firm and a customer said to each other on a document's public page, the oldest first. */
export function publicCommentsOf(reader: Reader, record: RecordRef): PublicComment[] {
  return askedCommentsOf(reader, record).map(({ text, by, at, isOurs }) => ({
    text,
    by,
    at,
    isOurs,
  }))
}

/** The same for members: with the address that whoever asked gave, empty with what the firm said. */
export function askedCommentsOf({ db }: Reader, record: RecordRef): AskedComment[] {
  const rows = db
    .select()
    .from(commentsTable)
    .where(and(isOf(record), eq(commentsTable.isPublic, true)))
    .orderBy(asc(commentsTable.id))
    .all()
  return rows.map(({ id, text, byName: by, createdAt: at, email }) => ({
    id,
    text,
    by,
    at,
    email,
    isOurs: email === '',
  }))
}

/**
 * The address that whoever asked a question of the record gave.
 * @throws AppError not_found where it is no question of it
 */
export function askerOf(reader: Reader, record: RecordRef, questionId: string): string {
  const asked = askedCommentsOf(reader, record).find(({ id }) => id === questionId)
  if (!asked?.email) throw new AppError('not_found', 'No such question')
  return asked.email
}

type PublicCommentInput = {
  text: string
  /** Who says so: the name a customer gives, or that of the member. */
  by: string
  /** Of a customer; empty for a member of the firm. */
  email: string
}

/**
 * Keeps what was said on a document's public page. The caller has checked who says it.
 * @throws AppError conflict where a customer asked too much already; rate_limited where they did so
 *   within a day
 */
export function addPublicComment(
  writer: Writer,
  { newId, now, actor }: FirmContext,
  { kind, id }: RecordRef,
  { text, by, email }: PublicCommentInput,
): void {
  if (email !== '') requireRoom(askedCommentsOf(writer, { kind, id }), now)
  writer.db
    .insert(commentsTable)
    .values({
      id: newId(),
      kind,
      recordId: id,
      text,
      mentions: '[]',
      createdAt: now.toISOString(),
      editedAt: null,
      createdBy: actor.userId,
      byName: by,
      isPublic: true,
      email,
    })
    .run()
}

function requireRoom(comments: readonly AskedComment[], now: Date): void {
  const questions = comments.filter(({ isOurs }) => !isOurs)
  if (questions.length >= maxQuestions) {
    throw new AppError('conflict', 'Too many questions', { detail: { reason: 'tooManyQuestions' } })
  }
  const dayAgo = now.getTime() - dayMs
  const [first, ...others] = questions.map(({ at }) => Date.parse(at)).filter((at) => at > dayAgo)
  if (first === undefined || others.length + 1 < maxQuestionsPerDay) return
  throw new AppError('rate_limited', 'Too many questions today', {
    fields: { text: { key: 'tooManyQuestionsToday' } },
    retryAfterSeconds: Math.ceil((first - dayAgo) / 1000),
  })
}

function isOf({ kind, id }: RecordRef) {
  return and(eq(commentsTable.recordId, id), eq(commentsTable.kind, kind))
}
