import type { DocumentState } from '#contract/invoice.ts'
import type { InvoiceFilter, InvoiceTab } from '#contract/invoices.ts'
import { addDays } from '../../firm/calendar.ts'

/** What a list is asked for: the filter, what was typed, and the firm's date. */
export type ListQuery = InvoiceFilter & {
  q?: string
  today: string
  /** What the caller's role reaches; undefined for all of it. */
  within?: { sql: string; bound: string[] } | undefined
}

type Kind = 'invoice' | 'creditNote'
export type Shelf = { kind: Kind; state: DocumentState }

const open: readonly DocumentState[] = ['finalised', 'sent', 'viewed', 'partlyPaid']
const shelves: Record<InvoiceTab, readonly Shelf[] | null> = {
  all: null,
  draft: shelvesOf('invoice', ['draft']),
  issued: shelvesOf('invoice', [...open, 'paid', 'credited', 'writtenOff']),
  open: shelvesOf('invoice', open),
  sent: shelvesOf('invoice', ['sent', 'viewed']),
  partlyPaid: shelvesOf('invoice', ['partlyPaid']),
  overdue: shelvesOf('invoice', open),
  paid: shelvesOf('invoice', ['paid']),
  credited: shelvesOf('invoice', ['credited']),
  writtenOff: shelvesOf('invoice', ['writtenOff']),
  void: shelvesOf('invoice', ['void']),
  creditNote: shelvesOf('creditNote', ['finalised', 'sent', 'viewed']),
}

/** Kinds and states a tab shows; null for everything. */
export function shelvesFor(tab: InvoiceTab): readonly Shelf[] | null {
  return shelves[tab]
}

export function isOnTab(tab: InvoiceTab, { kind, state }: { kind: string; state: string }) {
  const wanted = shelves[tab]
  return wanted === null || wanted.some((one) => one.kind === kind && one.state === state)
}

/** The last due date that is late, where only late documents are asked for. */
export function latestDueDate({ tab, dueTo, today }: ListQuery): string | undefined {
  if (tab !== 'overdue') return dueTo
  const yesterday = addDays(today, -1)
  return dueTo !== undefined && dueTo < yesterday ? dueTo : yesterday
}

/** Columns and indexes by way of sorting: of everything, and of one kind in one state. */
export const sorts = {
  number: {
    column: 'number_order',
    all: 'invoices_by_number_order',
    shelf: 'invoices_state_number',
  },
  issueDate: {
    column: 'issue_date',
    all: 'invoices_by_issue_date',
    shelf: 'invoices_state_issue_date',
  },
  dueDate: { column: 'due_date', all: 'invoices_by_due_date', shelf: 'invoices_state_due_date' },
  total: { column: 'total', all: 'invoices_by_total', shelf: 'invoices_state_total' },
  due: { column: 'due', all: 'invoices_by_due', shelf: 'invoices_state_due' },
  customer: {
    column: 'customer_order',
    all: 'invoices_by_customer_order',
    shelf: 'invoices_state_customer',
  },
} as const satisfies Record<InvoiceFilter['sort'], { column: string; all: string; shelf: string }>

function shelvesOf(kind: Kind, states: readonly DocumentState[]): Shelf[] {
  return states.map((state) => ({ kind, state }))
}
