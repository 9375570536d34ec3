import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { PublicComment } from '#contract/records.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import type { RecordRef } from './kinds.ts'
import { commentsTable } from './tables.ts'

/** As many as a document's public page takes, so that nobody fills a firm with them. */
const maxPublicComments = 100

/** What the firm and a customer said to each other on a document's public page, the oldest first. */
export function publicCommentsOf({ db }: Reader, record: RecordRef): PublicComment[] {
  const rows = db
    .select()
    .from(commentsTable)
    .where(and(isOf(record), eq(commentsTable.isPublic, true)))
    .orderBy(asc(commentsTable.id))
    .all()
  return rows.map(({ text, byName: by, createdAt: at, email }) => ({
    ...{ text, by, at },
    isOurs: email === '',
  }))
}

/** Where an answer to the last question goes; empty where nobody asked. */
export function askerOf({ db }: Reader, record: RecordRef): string {
  const isQuestion = and(eq(commentsTable.isPublic, true), ne(commentsTable.email, ''))
  const [row] = db
    .select({ email: commentsTable.email })
    .from(commentsTable)
    .where(and(isOf(record), isQuestion))
    .orderBy(desc(commentsTable.id))
    .limit(1)
    .all()
  return row?.email ?? ''
}

type Said = {
  text: string
  /** Who says so: the name a customer gives, or that of the member. */
  by: string
  /** Of a customer; empty for a member of the firm. */
  email: string
}

/**
 * Keeps what was said on a document's public page. The caller has checked who says it.
 * @throws AppError conflict where there is too much already
 */
export function addPublicComment(
  writer: Writer,
  { newId, now, actor }: FirmContext,
  { kind, id }: RecordRef,
  { text, by, email }: Said,
): void {
  if (publicCommentsOf(writer, { kind, id }).length >= maxPublicComments) {
    throw new AppError('conflict', 'Too many questions', { detail: { reason: 'tooManyQuestions' } })
  }
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

function isOf({ kind, id }: RecordRef) {
  return and(eq(commentsTable.recordId, id), eq(commentsTable.kind, kind))
}
