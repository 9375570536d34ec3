import { implement } from '@orpc/server'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { OutboxMail, outboxContract } from '#contract/outbox.ts'
import type { PageQuery } from '#contract/page.ts'
import type { Call } from '../identity/call.ts'
import { directory } from '../identity/directory.ts'
import { keysetPage } from '../identity/keyset-page.ts'
import { validation } from '../validation.ts'
import { outbox } from './tables.ts'

const Attachments = OutboxMail.shape.attachments
const os = implement(outboxContract).$config(validation).$context<Call>()

export const router = os.router({
  list: os.list.handler(({ input, context }) => listMail(context, input)),
  get: os.get.handler(({ input, context }) => getMail(context, input.mailId)),
})

/** Mail of all firms, newest first. `q` is looked for in address and subject. */
async function listMail({ env }: Call, query: PageQuery) {
  const needle = query.q?.toLowerCase() ?? ''
  const text = sql`lower(${outbox.recipient} || char(10) || ${outbox.subject})`
  const page = await keysetPage(query, { id: outbox.id }, ({ where, orderBy, limit }) =>
    directory(env)
      .select()
      .from(outbox)
      .where(and(where, needle === '' ? undefined : sql`instr(${text}, ${needle}) > 0`))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: page.rows.map(toMail) }
}

async function getMail({ env }: Call, id: string): Promise<OutboxMail> {
  const [row] = await directory(env).select().from(outbox).where(eq(outbox.id, id))
  if (!row) throw new AppError('not_found', 'Not found')
  return toMail(row)
}

function toMail(row: typeof outbox.$inferSelect): OutboxMail {
  const { id, firmId, recipient, subject, text, isHeld } = row
  const attachments = Attachments.parse(JSON.parse(row.attachments))
  const sentAt = new Date(row.sentAt).toISOString()
  return { id, firmId, to: recipient, subject, text, attachments, sentAt, isHeld }
}
