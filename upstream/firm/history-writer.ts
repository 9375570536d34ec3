import { and, eq, inArray } from 'drizzle-orm'
import { checkIban, isMaskedAccount, maskedAccount } from '#contract/core/iban.ts'
import { writeSearchEntry } from './search-index.ts'
import type { FirmContext, Writer } from './store.ts'
import { auditTable } from './tables.ts'
import { newId } from './ulid.ts'

/** Something done to a record. The row is what its history and the firm's audit list show. */
export type Change = {
  /** The record's kind: `invoice`. */
  entity: string
  entityId: string
  /** A verb, a key of the `history` texts: `update`. */
  action: string
  /** What people know it by; else the name or number that `after` or `before` holds. */
  title?: string
  /** A few words more: a reason, an address, a number. */
  detail?: string
  /** Minor units of `currency`. */
  amount?: number
  currency?: string
  before?: unknown
  after?: unknown
}

const searchedLetters = 2000

type Tables = Pick<Writer, 'db' | 'sql'>

/** Only the store calls this: others call `writer.audit`. */
export function insertChange(
  tables: Tables,
  { actor, now }: Pick<FirmContext, 'actor' | 'now'>,
  change: Change,
): void {
  const { userId: actorId, userName: actorName } = actor
  insert(tables, { ...change, id: newId(), at: now.toISOString(), actorId, actorName })
}

/** A change that was made elsewhere: under the id it has there, when it was made and by whom. */
export type KnownChange = Change & { id: string; at: string; actorId: string; actorName: string }

/** Puts changes that were made elsewhere into the history, in their order and each but once. */
export function insertKnownChanges(tables: Tables, changes: readonly KnownChange[]): void {
  const ids = changes.map(({ id }) => id)
  const kept = tables.db.select({ id: auditTable.id }).from(auditTable)
  const known = new Set(
    kept
      .where(inArray(auditTable.id, ids))
      .all()
      .map(({ id }) => id),
  )
  for (const change of changes) {
    if (!known.has(change.id)) insert(tables, change)
  }
}

function insert({ sql }: Tables, change: KnownChange): void {
  const { id, at, actorId, actorName, entity, entityId, action } = change
  const { detail = '', amount, currency } = change
  const [before, after] = [withMaskedAccounts(change.before), withMaskedAccounts(change.after)]
  const title = titleOf(change)
  const { rowNumber } = sql
    .exec<{ rowNumber: number }>(
      `insert into audit (id, at, actor_id, actor_name, entity, entity_id, action, title, detail, amount,
         currency, before, after)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning row_number as rowNumber`,
      ...[id, at, actorId, actorName, entity, entityId, action, title, detail],
      amount ?? null,
      currency ?? null,
      before === undefined ? null : JSON.stringify(before),
      after === undefined ? null : JSON.stringify(after),
    )
    .one()
  const changes = [...wordsIn(after), ...wordsIn(before)].join(' ').slice(0, searchedLetters)
  const columns = { title, actor: actorName, detail, changes }
  writeSearchEntry({ sql }, 'audit_search', rowNumber, columns)
}

/**
 * Takes out of a record's history what it held, as a person who is to be forgotten may ask: who did
 * what and when stays.
 */
export function scrubHistory({ db, sql }: Tables, entity: string, entityId: string): void {
  const ofRecord = and(eq(auditTable.entity, entity), eq(auditTable.entityId, entityId))
  const rows = db
    .update(auditTable)
    .set({ title: '', detail: '', before: null, after: null })
    .where(ofRecord)
    .returning({ rowNumber: auditTable.rowNumber, actorName: auditTable.actorName })
    .all()
  for (const { rowNumber, actorName } of rows) {
    const columns = { title: '', actor: actorName, detail: '', changes: '' }
    writeSearchEntry({ sql }, 'audit_search', rowNumber, columns)
  }
}

/** What people know the record by. */
export function titleOf({ title, before, after }: Change): string {
  return title ?? (nameIn(after) || nameIn(before))
}

function nameIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { number, name, title }: Record<string, unknown> = { ...value }
  const first = [number, name, title].find((one) => typeof one === 'string' && one !== '')
  return typeof first === 'string' ? first : ''
}

/** Fields whose content is the number of a bank account, whoever writes them. */
const accountFields = new Set(['iban', 'accountNumber'])

/**
 * What a record holds with its bank accounts by their last characters: whoever reads a history need
 * not be one who may see where somebody is paid.
 */
export function withMaskedAccounts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    const isAccount =
      accountFields.has(name) || (/^\s*[A-Z]{2}\d{2}/i.test(value) && checkIban(value).isValid)
    return isAccount ? masked(value) : value
  }
  if (Array.isArray(value)) return value.map((one) => withMaskedAccounts(one, name))
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value
  const parts = Object.entries(value).map(([key, part]) => [key, withMaskedAccounts(part, key)])
  return Object.fromEntries(parts)
}

/** What was masked before it came here stays as it is. */
function masked(number: string): string {
  return isMaskedAccount(number) ? number : maskedAccount(number)
}

/** Every text and number that a record holds, however deep. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  // Added fields may be kept to some roles; a search would tell what they hold.
  return Object.entries(value).flatMap(([name, part]) => (name === 'custom' ? [] : wordsIn(part)))
}
