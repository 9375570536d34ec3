import { and, eq } from 'drizzle-orm'
import type {
  DueReminder,
  ReminderSettingsInput,
  ReminderStop,
} from '#contract/selling/reminders.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { reminderSettingsTable, reminderStopsTable, remindersTable } from './tables.ts'

export function saveSettings(
  { db }: Writer,
  { steps, ...settings }: ReminderSettingsInput,
  version: number,
): void {
  const row = { ...settings, steps: JSON.stringify(steps), version }
  db.insert(reminderSettingsTable)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: reminderSettingsTable.id, set: row })
    .run()
}

/** Notes that a step was sent; one that is sent once more by hand keeps the later day. */
export function insertReminder(
  { db }: Writer,
  { newId, now }: FirmContext,
  reminder: DueReminder,
  date: string,
): void {
  const { itemId, invoiceId, number, partyId, days, tone, currency } = reminder
  const { balance, fee, interest } = reminder
  const sums = { balance, fee, interest, date, tone, sentAt: now.toISOString() }
  db.insert(remindersTable)
    .values({ id: newId(), itemId, invoiceId, number, partyId, days, currency, ...sums })
    .onConflictDoUpdate({ target: [remindersTable.itemId, remindersTable.days], set: sums })
    .run()
}

type Stop = Pick<ReminderStop, 'kind' | 'recordId'>

export function insertStop(
  { db }: Writer,
  { newId, now, actor }: FirmContext,
  { kind, recordId, reason }: Stop & { reason: string },
): void {
  const stamps = { createdAt: now.toISOString(), createdBy: actor.userId }
  db.insert(reminderStopsTable)
    .values({ id: newId(), kind, recordId, reason, ...stamps })
    .onConflictDoUpdate({
      target: [reminderStopsTable.kind, reminderStopsTable.recordId],
      set: { reason },
    })
    .run()
}

export function deleteStop({ db }: Writer, { kind, recordId }: Stop): void {
  const isIt = and(eq(reminderStopsTable.kind, kind), eq(reminderStopsTable.recordId, recordId))
  db.delete(reminderStopsTable).where(isIt).run()
}
