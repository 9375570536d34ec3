import { and, eq, isNull, sql } from 'drizzle-orm'
import { outbox } from '../../mail/tables.ts'
import type { Call } from '../call.ts'
import { directory } from '../directory.ts'
import { requireFreshAccount } from './own-account.ts'
import { getProfile } from './profile.ts'

/** What proves who somebody is, or is of no meaning to a person. */
const withheld = /hash|secret|token|codes?$|password|public_key|credential_id|counter|aaguid/
/** Answers kept so that a repeated call is safe; they are a firm's data, not the person's. */
const technical = new Set(['idempotency_keys'])
const maxRows = 10_000

/**
 * All that the directory keeps of the caller as one JSON file: every table that names a person by
 * `user_id` is in it, those of tomorrow too; what proves who somebody is, is left out.
 * @throws AppError confirm_needed, forbidden in a demo
 */
export async function getOwnData(call: Call): Promise<File> {
  const { user, firms } = requireFreshAccount(call)
  const { emailChange: _change, deletionUntil: _deletion, ...profile } = await getProfile(call)
  const tables: Record<string, unknown> = {}
  for (const table of await listTables(call)) {
    tables[table] = await readRows(call, table, 'user_id', user.id)
  }
  const content = {
    format: 'firmament-personal-data/1',
    madeAt: new Date(call.now).toISOString(),
    profile,
    firms,
    users: await readRows(call, 'users', 'id', user.id),
    mails: await readMails(call, user.email),
    ...tables,
  }
  const name = `firmament-data-${new Date(call.now).toISOString().slice(0, 10)}.json`
  return new File([JSON.stringify(content, null, 2)], name, { type: 'application/json' })
}

async function listTables({ env }: Call): Promise<string[]> {
  const found = await directory(env).all<{ name: string; text: string }>(
    sql`select name, sql as text from sqlite_master where type = 'table' order by name`,
  )
  return found
    .filter(({ name, text }) => /\buser_id\b/.test(text ?? '') && !technical.has(name))
    .map(({ name }) => name)
}

async function readRows({ env }: Call, table: string, owner: 'id' | 'user_id', userId: string) {
  const rows = await directory(env).all<Record<string, unknown>>(
    sql`select * from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${userId} limit ${maxRows}`,
  )
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !withheld.test(column) && column !== 'user_id')
        .map(([column, value]) => [column, readable(column, value)]),
    ),
  )
}

/** Instants as people and programs read them. */
function readable(column: string, value: unknown): unknown {
  const isInstant = (column.endsWith('_at') || column === 'at') && typeof value === 'number'
  return isInstant && value > 0 ? new Date(value).toISOString() : value
}

/** Mails of the platform to the person, without their text, in which links may still work. */
async function readMails({ env }: Call, email: string) {
  const rows = await directory(env)
    .select({ subject: outbox.subject, sentAt: outbox.sentAt })
    .from(outbox)
    .where(and(eq(outbox.recipient, email), isNull(outbox.firmId)))
    .limit(maxRows)
  return rows.map(({ subject, sentAt }) => ({ subject, sentAt: new Date(sentAt).toISOString() }))
}
