import { PurchaseContent } from '#contract/buying/recurring-purchases.ts'
import { requirePermission } from '#contract/core/roles.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { Writer } from '../../../firm/store.ts'
import { recurringRecords } from '../../../recurrence/recurring-records.ts'
import { ruleOf } from '../../../recurrence/rule.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import { recurringPurchaseRunsTable, recurringPurchasesTable } from './tables.ts'

/** What whoever has a bill or an expense posted by itself must be allowed to do. */
export const posting = { bill: 'bill:approve', expense: 'expense:post' } as const

export type RecurringRecord = typeof recurringPurchasesTable.$inferSelect

export const recurringPurchaseJob = 'recurring-purchases.run'

/** The firm's recurring bills and expenses. */
export const recurringPurchases = recurringRecords<RecurringRecord>({
  kind: 'recurringPurchase',
  table: recurringPurchasesTable,
  runsTable: recurringPurchaseRunsTable,
  searchTable: 'recurring_purchase_search',
  job: recurringPurchaseJob,
  path: 'recurring-purchases',
  partyOf: ({ supplierId }) => supplierId,
  requireResume({ actor }, { mode, kind }) {
    if (mode === 'post') requirePermission(actor, posting[kind])
  },
  writeSearch,
  valuesOf: inputOf,
})

export function contentOf({ content }: RecurringRecord): PurchaseContent {
  return PurchaseContent.parse(JSON.parse(content))
}

/** What was typed of a row. */
export function inputOf(row: RecurringRecord) {
  const { name, mode, period } = row
  return { name, mode, period, ...ruleOf(row), ...contentOf(row) }
}

function writeSearch(writer: Writer, row: RecurringRecord): void {
  const { lines, note } = contentOf(row)
  const text = [note, ...lines.map(({ description }) => description)].join('\n').slice(0, 20_000)
  writeSearchEntry(writer, 'recurring_purchase_search', row.rowNumber, {
    name: row.name,
    supplier: row.supplierName,
    lines: text,
  })
  putSearchEntry(writer, {
    kind: 'recurringPurchase',
    id: row.id,
    title: row.name,
    subtitle: row.supplierName,
    text,
    amount: row.total,
    currency: row.currency,
    ...(row.nextDate !== '' && { date: row.nextDate }),
  })
}
