import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import type { CommentInput, RecordComment } from '#contract/firm/records.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { prepared } from '../../../firm/prepared.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { type FirmMember, listFirmMembers } from '../../../identity/members/names.ts'
import { queueNotice } from '../outbound/index.ts'
import { findKind, type RecordRef, requireReadable, sees } from './kinds.ts'
import { mentionedIn } from './mentions.ts'
import { commentsTable } from './tables.ts'

const Mentions = z.array(z.object({ userId: z.string(), name: z.string() }))
type Input = z.infer<typeof CommentInput>
type Row = typeof commentsTable.$inferSelect

const commentsOfRecord = prepared((db) =>
  db
    .select()
    .from(commentsTable)
    .where(
      and(
        eq(commentsTable.recordId, sql.placeholder('id')),
        eq(commentsTable.kind, sql.placeholder('kind')),
      ),
    )
    .orderBy(asc(commentsTable.id))
    .prepare(),
)

/** A record's comments, the oldest first. */
export function commentsOf(
  { db }: Reader,
  firm: Pick<FirmContext, 'actor'>,
  { kind, id }: RecordRef,
): RecordComment[] {
  return commentsOfRecord(db)
    .all({ kind, id })
    .map((row) => toComment(row, firm))
}

/** The active members but oneself who may see a record, by name. @throws AppError not_found */
export async function listReaders(
  { store, firm, env }: HandlerContext,
  record: RecordRef,
): Promise<FirmMember[]> {
  const { registered } = requireReadable(store.reader, firm, record)
  const members = await listFirmMembers(env, firm.firmId)
  return members.filter(
    (member) =>
      member.userId !== firm.actor.userId && sees(store.reader, member, registered, record.id),
  )
}

/** Finds whom a text mentions, and writes it on a record that the caller may read. */
async function writeComment(
  context: HandlerContext,
  record: RecordRef,
  input: Input,
  write: (
    writer: Writer,
    facts: ReturnType<typeof requireReadable>['facts'],
    mentions: z.infer<typeof Mentions>,
  ) => RecordComment,
): Promise<RecordComment> {
  const { store, firm } = context
  const mentions = await mentionsOf(context, record, input)
  return store.transact(firm, (writer) =>
    write(writer, requireReadable(writer, firm, record).facts, mentions),
  )
}

/** Keeps a comment and tells whom it mentions. @throws AppError not_found */
export function addComment(
  context: HandlerContext,
  record: RecordRef,
  input: Input,
): Promise<RecordComment> {
  const { firm } = context
  return writeComment(context, record, input, (writer, facts, mentions) => {
    const row = writer.db
      .insert(commentsTable)
      .values({
        id: firm.newId(),
        kind: record.kind,
        recordId: record.id,
        text: input.text,
        mentions: JSON.stringify(mentions),
        createdAt: firm.now.toISOString(),
        editedAt: null,
        createdBy: firm.actor.userId,
        byName: firm.actor.userName,
      })
      .returning()
      .get()
    tellMentioned(writer, firm, record, facts.title, row, mentions)
    const { kind: entity, id: entityId } = record
    writer.audit({
      entity,
      entityId,
      action: 'comment',
      title: facts.title,
      after: { text: input.text },
    })
    return toComment(row, firm)
  })
}

/**
 * Writes one's own comment anew; who is mentioned for the first time is notified.
 * @throws AppError not_found, also for a comment of somebody else
 */
export function updateComment(
  context: HandlerContext,
  record: RecordRef,
  commentId: string,
  input: Input,
): Promise<RecordComment> {
  const { firm } = context
  return writeComment(context, record, input, (writer, facts, mentions) => {
    const before = requireOwn(writer, firm, record, commentId)
    const known = Mentions.parse(JSON.parse(before.mentions))
    const fresh = mentions.filter(({ userId }) => !known.some((one) => one.userId === userId))
    const row = writer.db
      .update(commentsTable)
      .set({
        text: input.text,
        mentions: JSON.stringify([...known, ...fresh]),
        editedAt: firm.now.toISOString(),
      })
      .where(eq(commentsTable.id, commentId))
      .returning()
      .get()
    tellMentioned(writer, firm, record, facts.title, row, fresh)
    writer.audit({
      entity: record.kind,
      entityId: record.id,
      action: 'editComment',
      title: facts.title,
      before: { text: before.text },
      after: { text: input.text },
    })
    return toComment(row, firm)
  })
}

/** Takes one's own comment away. @throws AppError not_found, also for a comment of somebody else */
export function removeComment(
  { store, firm }: HandlerContext,
  record: RecordRef,
  commentId: string,
): void {
  store.transact(firm, (writer) => {
    const { facts } = requireReadable(writer, firm, record)
    const { text } = requireOwn(writer, firm, record, commentId)
    writer.db.delete(commentsTable).where(eq(commentsTable.id, commentId)).run()
    writer.audit({
      entity: record.kind,
      entityId: record.id,
      action: 'deleteComment',
      title: facts.title,
      before: { text },
    })
  })
}

function requireOwn(
  { db }: Reader,
  { actor }: FirmContext,
  { kind, id }: RecordRef,
  commentId: string,
): Row {
  const row = db.select().from(commentsTable).where(eq(commentsTable.id, commentId)).get()
  const isHere = row?.recordId === id && row.kind === kind
  if (!row || !isHere || row.isPublic || row.createdBy !== actor.userId) {
    throw new AppError('not_found', 'No such comment')
  }
  return row
}

async function mentionsOf(context: HandlerContext, record: RecordRef, { text, mentions }: Input) {
  const isNeeded = mentions.length > 0 || text.includes('@')
  if (!isNeeded) return []
  const readers = await listReaders(context, record)
  const named = mentionedIn(text, readers)
  return readers
    .filter((reader) => named.includes(reader) || mentions.includes(reader.userId))
    .map(({ userId, name }) => ({ userId, name }))
}

function tellMentioned(
  writer: Writer,
  firm: FirmContext,
  { kind, id }: RecordRef,
  title: string,
  { text }: Row,
  mentions: readonly { userId: string }[],
): void {
  const userIds = mentions.map(({ userId }) => userId).filter((one) => one !== firm.actor.userId)
  if (userIds.length === 0) return
  queueNotice(writer, firm, {
    kind: 'mentioned',
    params: { by: firm.actor.userName, title, text: text.slice(0, 200) },
    link: `/firms/${firm.firmId}/${findKind(kind)?.path(id) ?? ''}#comments`,
    userIds,
  })
}

function toComment(row: Row, { actor }: Pick<FirmContext, 'actor'>): RecordComment {
  const { id, text, byName, createdAt, editedAt, createdBy } = row
  return {
    id,
    text,
    by: byName,
    at: createdAt,
    editedAt,
    mentions: Mentions.parse(JSON.parse(row.mentions)).map(({ name }) => name),
    isOwn: createdBy !== '' && createdBy === actor.userId && !row.isPublic,
    isPublic: row.isPublic,
  }
}
