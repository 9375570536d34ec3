import type { DocumentState } from '#contract/selling/invoice.ts'
import type { InvoiceFilter, InvoiceTab } from '#contract/selling/invoices.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import type { Condition } from '../../../register/describe.ts'
import { customCondition } from '../../firm/custom-fields/index.ts'

/** What a list is asked for: the filter, what was typed, and the firm's date. */
export type ListQuery = InvoiceFilter & {
  q?: string
  today: string
  /** What the caller's role reaches; undefined for all of it. */
  within?: { sql: string; bound: string[] } | undefined
  /** What `custom` means; undefined without such a filter. */
  added?: Condition | undefined
}

/** What a filter by added fields means for documents. @throws AppError invalid for one that is none */
export function addedCondition(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  { custom }: Pick<InvoiceFilter, 'custom'>,
): Condition | undefined {
  return custom && customCondition(reader, context, 'invoice')(custom)
}

type Kind = 'invoice' | 'creditNote'
export type StateRange = { kind: Kind; state: DocumentState }

const open: readonly DocumentState[] = ['finalised', 'sent', 'viewed', 'partlyPaid']
const stateRanges: Record<InvoiceTab, readonly StateRange[] | null> = {
  all: null,
  draft: stateRangesOf('invoice', ['draft']),
  issued: stateRangesOf('invoice', [...open, 'paid', 'credited', 'writtenOff']),
  open: stateRangesOf('invoice', open),
  sent: stateRangesOf('invoice', ['sent', 'viewed']),
  partlyPaid: stateRangesOf('invoice', ['partlyPaid']),
  overdue: stateRangesOf('invoice', open),
  paid: stateRangesOf('invoice', ['paid']),
  credited: stateRangesOf('invoice', ['credited']),
  writtenOff: stateRangesOf('invoice', ['writtenOff']),
  void: stateRangesOf('invoice', ['void']),
  creditNote: stateRangesOf('creditNote', ['finalised', 'sent', 'viewed']),
}

/** Kinds and states a tab shows; null for everything. */
export function stateRangesFor(tab: InvoiceTab): readonly StateRange[] | null {
  return stateRanges[tab]
}

export function isOnTab(tab: InvoiceTab, { kind, state }: { kind: string; state: string }) {
  const wanted = stateRanges[tab]
  return wanted === null || wanted.some((one) => one.kind === kind && one.state === state)
}

/** The last due date that is late, where only late documents are asked for. */
export function latestDueDate({ tab, dueTo, today }: ListQuery): string | undefined {
  if (tab !== 'overdue') return dueTo
  const yesterday = lastLateDay(today)
  return dueTo !== undefined && dueTo < yesterday ? dueTo : yesterday
}

/** What was due on this day, or before, is late. */
export function lastLateDay(today: string): string {
  return addDays(today, -1)
}

/** Columns and indexes by way of sorting: of everything, and of one kind in one state. */
export const sorts = {
  number: {
    column: 'number_order',
    all: 'invoices_by_number_order',
    stateRange: 'invoices_state_number',
  },
  issueDate: {
    column: 'issue_date',
    all: 'invoices_by_issue_date',
    stateRange: 'invoices_state_issue_date',
  },
  dueDate: {
    column: 'due_date',
    all: 'invoices_by_due_date',
    stateRange: 'invoices_state_due_date',
  },
  total: { column: 'total', all: 'invoices_by_total', stateRange: 'invoices_state_total' },
  due: { column: 'due', all: 'invoices_by_due', stateRange: 'invoices_state_due' },
  customer: {
    column: 'customer_order',
    all: 'invoices_by_customer_order',
    stateRange: 'invoices_state_customer',
  },
} as const satisfies Record<
  InvoiceFilter['sort'],
  { column: string; all: string; stateRange: string }
>

function stateRangesOf(kind: Kind, states: readonly DocumentState[]): StateRange[] {
  return states.map((state) => ({ kind, state }))
}
