import { and, desc, eq } from 'drizzle-orm'
import type { Minor } from '#contract/money.ts'
import type { ReminderStep, ReminderStop, SentReminder } from '#contract/reminders.ts'
import type { Reader } from '../../firm/store.ts'
import { findInvoiceState } from '../invoicing/views.ts'
import { namesOfParties } from '../parties/views.ts'
import { reminderSettingsTable, reminderStopsTable, remindersTable } from './tables.ts'

export type StoredSettings = {
  isOn: boolean
  steps: ReminderStep[]
  ownRate: string
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
  version: 1,
}

export function getSettings({ db }: Reader): StoredSettings {
  const row = db.select().from(reminderSettingsTable).get()
  return row ? { ...row, steps: JSON.parse(row.steps) } : usual
}

/** The last reminders, newest first; of one invoice where it is named. */
export function listSent(reader: Reader, invoiceId?: string, maximum = 200): SentReminder[] {
  const rows = reader.db
    .select()
    .from(remindersTable)
    .where(invoiceId === undefined ? undefined : eq(remindersTable.invoiceId, invoiceId))
    .orderBy(desc(remindersTable.sentAt))
    .limit(maximum)
    .all()
  const names = namesOfParties(
    reader,
    rows.map(({ partyId }) => partyId),
  )
  return rows.map((row) => ({ ...row, partyName: names.get(row.partyId) ?? row.partyId }))
}

/** The latest step that an open item was reminded by; undefined before the first. */
export function lastStepOf({ sql }: Reader, itemId: string): number | undefined {
  const [row] = sql.exec<{ days: number | null }>(
    'select max(days) as days from reminders where item_id = ?',
    itemId,
  )
  return row?.days ?? undefined
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

export function listStops(reader: Reader): ReminderStop[] {
  const rows = reader.db
    .select()
    .from(reminderStopsTable)
    .orderBy(desc(reminderStopsTable.createdAt))
    .limit(500)
    .all()
  const parties = rows.filter(({ kind }) => kind === 'party').map(({ recordId }) => recordId)
  const names = namesOfParties(reader, parties)
  return rows.map(({ kind, recordId, reason, createdAt }) => {
    const title =
      kind === 'party' ? names.get(recordId) : findInvoiceState(reader, recordId)?.number
    return { kind, recordId, title: title ?? recordId, reason, createdAt }
  })
}

export function findStop({ db }: Reader, kind: ReminderStop['kind'], recordId: string) {
  const isIt = and(eq(reminderStopsTable.kind, kind), eq(reminderStopsTable.recordId, recordId))
  return db.select().from(reminderStopsTable).where(isIt).get()
}
