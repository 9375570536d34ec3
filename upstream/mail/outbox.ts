import { implement } from '@orpc/server'
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { Id } from '#contract/fields.ts'
import { OutboxMail, outboxContract } from '#contract/outbox.ts'
import type { PageQuery } from '#contract/page.ts'
import type { Call } from '../identity/call.ts'
import { directory } from '../identity/directory.ts'
import { validation } from '../validation.ts'
import { outbox } from './tables.ts'

const Attachments = OutboxMail.shape.attachments
const os = implement(outboxContract).$config(validation).$context<Call>()

export const outboxRouter = os.router({
  list: os.list.handler(({ input, context }) => listMail(context, input)),
  get: os.get.handler(({ input, context }) => getMail(context, input.mailId)),
})

/** Mail of all firms, newest first. `q` is looked for in address and subject. */
async function listMail({ env }: Call, { q, after, before, size }: PageQuery) {
  const needle = q?.toLowerCase() ?? ''
  const text = sql`lower(${outbox.recipient} || char(10) || ${outbox.subject})`
  const rows = await directory(env)
    .select()
    .from(outbox)
    .where(
      and(
        after === undefined ? undefined : lt(outbox.id, parseCursor(after)),
        before === undefined ? undefined : gt(outbox.id, parseCursor(before)),
        needle === '' ? undefined : sql`instr(${text}, ${needle}) > 0`,
      ),
    )
    .orderBy(before === undefined ? desc(outbox.id) : asc(outbox.id))
    .limit(size + 1)
  const hasMore = rows.length > size
  const page = before === undefined ? rows.slice(0, size) : rows.slice(0, size).reverse()
  const hasNext = before === undefined ? hasMore : true
  const hasPrevious = before === undefined ? after !== undefined : hasMore
  return {
    rows: page.map(toMail),
    next: hasNext ? (page.at(-1)?.id ?? null) : null,
    previous: hasPrevious ? (page[0]?.id ?? null) : null,
    first: page.length > 0 ? 1 : 0,
    total: null,
  }
}

async function getMail({ env }: Call, id: string): Promise<OutboxMail> {
  const [row] = await directory(env).select().from(outbox).where(eq(outbox.id, id))
  if (!row) throw new AppError('not_found', 'Not found')
  return toMail(row)
}

function toMail(row: typeof outbox.$inferSelect): OutboxMail {
  const { id, firmId, recipient, subject, text } = row
  const attachments = Attachments.parse(JSON.parse(row.attachments))
  const sentAt = new Date(row.sentAt).toISOString()
  return { id, firmId, to: recipient, subject, text, attachments, sentAt }
}

function parseCursor(cursor: string): string {
  const parsed = z.safeParse(Id, cursor)
  if (!parsed.success) throw new AppError('malformed', 'Bad cursor')
  return parsed.data
}
