import { forEachOpeningKind } from '#contract/books/opening-items.ts'
import type { Reader } from '../../../firm/store.ts'
import { settledBy } from '../../books/settlement/views.ts'
import type { KnownLink, RecordFacts, RecordKinds } from '../../firm/records/index.ts'

/** Money received and money paid back. */
export const recordKinds: RecordKinds = {
  payment: {
    read: 'payment:view',
    reach: { made: 'payment' },
    write: 'payment:edit',
    path: (id) => `payments/${id}`,
    find: findFacts,
    links: linksOf,
    moneyFields: ['amount', 'fee', 'unallocated', 'invoiceDue'],
  },
}

const linkedKinds: Record<string, string> = {
  payment: 'payment',
  refund: 'payment',
  bill: 'bill',
  billCredit: 'bill',
  ...forEachOpeningKind('openingItem'),
}

/** What is settled, and has no record of its own to lead to. */
const hasNoPage: ReadonlySet<string> = new Set(['reminderCharge', 'walletEntry'])

type Facts = { title: string; date: string; amount: number; currency: string }

function findFacts({ sql }: Reader, id: string): RecordFacts | undefined {
  const [row] = sql.exec<Facts>(
    'select number as title, date, amount, currency from payments where id = ?',
    id,
  )
  return row
}

/** What it was put towards: invoices that it pays, payments and credit notes that it pays back. */
function linksOf(reader: Reader, id: string): KnownLink[] {
  const currency = findFacts(reader, id)?.currency ?? null
  const links = new Map<string, KnownLink>()
  for (const { kind, documentKind, documentId, amount, isReversed } of settledBy(reader, id)) {
    if (isReversed || hasNoPage.has(documentKind)) continue
    const to = linkedKinds[documentKind] ?? 'invoice'
    const relation = kind === 'refund' ? 'refunds' : 'pays'
    const sum = links.get(documentId)?.amount ?? 0
    const place = { relation, direction: 'from', kind: to, id: documentId } as const
    links.set(documentId, { ...place, amount: sum + amount, currency })
  }
  return [...links.values()]
}
