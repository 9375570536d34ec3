import { and, desc, eq } from 'drizzle-orm'
import type { Minor } from '#contract/core/money.ts'
import type { ReminderStep, ReminderStop, SentReminder } from '#contract/selling/reminders.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { Reader } from '../../../firm/store.ts'
import { findOpeningInvoice } from '../../books/opening-items/views.ts'
import { namesOfParties } from '../../firm/parties/views.ts'
import { findInvoiceState } from '../invoicing/views.ts'
import { kindOfClaim } from './claim.ts'
import { reminderSettingsTable, reminderStopsTable, remindersTable } from './tables.ts'

export type StoredSettings = {
  isOn: boolean
  steps: ReminderStep[]
  ownRate: string
  postsCharges: boolean
  version: number
}

/** Before a firm has said anything: reminders by hand, without fee or interest. */
const usual: StoredSettings = {
  isOn: false,
  steps: [
    { days: -3, tone: 'notice', fee: 0, withInterest: false },
    { days: 7, tone: 'friendly', fee: 0, withInterest: false },
    { days: 14, tone: 'firm', fee: 0, withInterest: false },
    { days: 30, tone: 'last', fee: 0, withInterest: false },
  ],
  ownRate: '',
  postsCharges: false,
  version: 1,
}

export function getSettings({ db }: Reader): StoredSettings {
  const row = db.select().from(reminderSettingsTable).get()
  return row ? { ...row, steps: JSON.parse(row.steps) } : usual
}

const maxSent = 200
const maxLooked = 5_000

/** Whether somebody's role reaches both an invoice and its customer. */
export function reachesItem(
  reader: Reader,
  actor: Actor,
  { invoiceId, partyId }: Pick<SentReminder, 'invoiceId' | 'partyId'>,
): boolean {
  return (
    reachesRecord(reader, actor, 'invoice', invoiceId) &&
    reachesRecord(reader, actor, 'party', partyId)
  )
}

/** The last reminders that somebody reaches, newest first; of one invoice where it is named. */
export function listSent(reader: Reader, actor: Actor, invoiceId?: string): SentReminder[] {
  const rows = reader.db
    .select()
    .from(remindersTable)
    .where(invoiceId === undefined ? undefined : eq(remindersTable.invoiceId, invoiceId))
    .orderBy(desc(remindersTable.sentAt))
    .limit(maxLooked)
    .all()
    .filter((row) => reachesItem(reader, actor, row))
    .slice(0, maxSent)
  const names = namesOfParties(
    reader,
    rows.map(({ partyId }) => partyId),
  )
  return rows.map((row) => ({
    ...row,
    documentKind: kindOfClaim(reader, row.invoiceId),
    partyName: names.get(row.partyId) ?? row.partyId,
  }))
}

/** The latest step that an open item was reminded by, and when; undefined before the first. */
export function lastReminderOf(
  { sql }: Reader,
  itemId: string,
): { days: number; date: string } | undefined {
  const [row] = sql.exec<{ days: number; date: string }>(
    'select days, date from reminders where item_id = ? order by days desc limit 1',
    itemId,
  )
  return row
}

/** The highest fee that was claimed with a reminder of an open item, in its minor units; 0 for none. */
export function claimedFeeOf({ sql }: Reader, itemId: string): Minor {
  return sql
    .exec<{ fee: number }>(
      'select coalesce(max(fee), 0) as fee from reminders where item_id = ?',
      itemId,
    )
    .one().fee
}

/** Keys of what is left alone: `party 01…`, `invoice 01…`. */
export function stopKeys({ db }: Reader): ReadonlySet<string> {
  const rows = db.select().from(reminderStopsTable).all()
  return new Set(rows.map(({ kind, recordId }) => `${kind} ${recordId}`))
}

/** What is left alone as far as somebody's role reaches, the newest first. */
export function listStops(reader: Reader, actor: Actor): ReminderStop[] {
  const rows = reader.db
    .select()
    .from(reminderStopsTable)
    .orderBy(desc(reminderStopsTable.createdAt))
    .limit(500)
    .all()
    .filter(({ kind, recordId }) => reachesRecord(reader, actor, kind, recordId))
  const parties = rows.filter(({ kind }) => kind === 'party').map(({ recordId }) => recordId)
  const names = namesOfParties(reader, parties)
  return rows.map(({ kind, recordId, reason, createdAt }) => {
    const opening = kind === 'invoice' ? findOpeningInvoice(reader, recordId) : undefined
    const title =
      kind === 'party'
        ? names.get(recordId)
        : (opening ?? findInvoiceState(reader, recordId))?.number
    const documentKind = kind === 'party' ? null : opening ? 'openingInvoice' : 'invoice'
    return { kind, documentKind, recordId, title: title ?? recordId, reason, createdAt }
  })
}

export function findStop({ db }: Reader, kind: ReminderStop['kind'], recordId: string) {
  const isIt = and(eq(reminderStopsTable.kind, kind), eq(reminderStopsTable.recordId, recordId))
  return db.select().from(reminderStopsTable).where(isIt).get()
}
