import { eq } from 'drizzle-orm'
import type { DebitSettings } from '#contract/money/mandates.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import type { StoredMandate } from './reader.ts'
import { debitSettingsTable, mandatesTable } from './tables.ts'

type NewMandate = Omit<
  typeof mandatesTable.$inferInsert,
  'id' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'rowNumber'
>

export function insertMandate(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  values: NewMandate,
): StoredMandate {
  const at = now.toISOString()
  const by = actor.userId
  const stamps = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  const row = writer.db
    .insert(mandatesTable)
    .values({ ...values, ...stamps, id: newId(), version: 1 })
    .returning()
    .get()
  writeSearch(writer, row)
  return row
}

export function changeMandate(
  writer: Writer,
  { actor, now }: FirmContext,
  before: StoredMandate,
  change: Partial<NewMandate>,
): StoredMandate {
  const stamps = { updatedAt: now.toISOString(), updatedBy: actor.userId }
  const row = writer.db
    .update(mandatesTable)
    .set({ ...change, ...stamps, version: before.version + 1 })
    .where(eq(mandatesTable.id, before.id))
    .returning()
    .get()
  writeSearch(writer, row)
  return row
}

export function saveDebitSettings({ db }: Writer, values: DebitSettings): void {
  db.insert(debitSettingsTable)
    .values({ id: 1, ...values })
    .onConflictDoUpdate({ target: debitSettingsTable.id, set: values })
    .run()
}

function writeSearch(writer: Writer, row: StoredMandate): void {
  const { id, reference, customerName: customer, signedOn: date } = row
  // Found by whoever may not see the account: by its last digits, as the paper shows it.
  const iban = row.iban.slice(-4)
  writeSearchEntry(writer, 'mandate_search', row.rowNumber, { reference, customer, iban })
  putSearchEntry(writer, {
    kind: 'mandate',
    id,
    title: reference,
    subtitle: customer,
    text: reference,
    date,
  })
}
