import { requirePermission } from '#contract/core/roles.ts'
import { RecurringContent } from '#contract/selling/recurring.ts'
import { writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { recurringRecords } from '../../../recurrence/recurring-records.ts'
import { ruleOf } from '../../../recurrence/rule.ts'
import { putSearchEntry } from '../../firm/records/index.ts'
import { recurringRunsTable, recurringTable } from './tables.ts'

export type RecurringRecord = typeof recurringTable.$inferSelect

export const recurringJob = 'recurring.run'

/** The firm's recurring invoices. */
export const recurringInvoices = recurringRecords<RecurringRecord>({
  kind: 'recurring',
  table: recurringTable,
  runsTable: recurringRunsTable,
  searchTable: 'recurring_search',
  job: recurringJob,
  path: 'recurring',
  partyOf: ({ customerId }) => customerId,
  requireResume: requireIssuing,
  writeSearch,
  valuesOf: (row) => ({ name: row.name, ...ruleOf(row) }),
})

export function contentOf({ content }: RecurringRecord): RecurringContent {
  return RecurringContent.parse(JSON.parse(content))
}

/** @throws AppError forbidden for one whose invoices are issued, without the right to issue them */
export function requireIssuing({ actor }: FirmContext, { mode }: RecurringRecord): void {
  if (mode !== 'draft') requirePermission(actor, 'invoice:post')
}

function writeSearch(writer: Writer, row: RecurringRecord): void {
  const { lines }: RecurringContent = JSON.parse(row.content)
  const text = lines
    .map(({ description }) => description)
    .join('\n')
    .slice(0, 20_000)
  writeSearchEntry(writer, 'recurring_search', row.rowNumber, {
    name: row.name,
    customer: row.customerName,
    lines: text,
  })
  putSearchEntry(writer, {
    kind: 'recurring',
    id: row.id,
    title: row.name,
    subtitle: row.customerName,
    text,
    amount: row.total,
    currency: row.currency,
    ...(row.nextDate !== '' && { date: row.nextDate }),
  })
}
