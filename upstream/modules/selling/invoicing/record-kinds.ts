import type { Reader } from '../../../firm/store.ts'
import { settlementsOf } from '../../books/settlement/views.ts'
import type { KnownLink, RecordFacts, RecordKinds } from '../../firm/records/index.ts'

/** Invoices and credit notes. */
export const recordKinds: RecordKinds = {
  invoice: {
    read: 'invoice:view',
    reach: { made: 'invoice' },
    write: 'invoice:edit',
    path: (id) => `invoices/${id}`,
    find: findFacts,
    links: linksOf,
    moneyFields: ['total', 'due', 'credited'],
  },
}

type Facts = { number: string | null; name: string; date: string; amount: number; currency: string }

/** A draft, which has no number, is known by its customer. */
function findFacts({ sql }: Reader, id: string): RecordFacts | undefined {
  const [row] = sql.exec<Facts>(
    `select number, customer_name as name, issue_date as date, total as amount, currency
     from invoices where id = ?`,
    id,
  )
  if (!row) return undefined
  const { number, name, ...facts } = row
  return { title: number ?? name, ...facts }
}

/** Credit notes and payments of an invoice, or the invoice of a credit note, each with what the note credits. */
function linksOf(reader: Reader, id: string): KnownLink[] {
  const notes = reader.sql.exec<{ id: string; direction: 'from' | 'to'; amount: number }>(
    `select id, 'to' as direction, total as amount from invoices where credits_id = ?1
     union all
     select credits_id as id, 'from' as direction, total as amount from invoices
       where id = ?1 and credits_id is not null`,
    id,
  )
  const credits = notes
    .toArray()
    .map((note): KnownLink => ({ relation: 'credits', kind: 'invoice', ...note }))
  const currency = findFacts(reader, id)?.currency ?? null
  const payments = new Map<string, KnownLink>()
  for (const { by, date, amount } of settlementsOf(reader, id)) {
    if (by.kind !== 'payment') continue
    const sum = payments.get(by.id)?.amount ?? 0
    const link = {
      relation: 'pays',
      direction: 'to',
      kind: 'payment',
      id: by.id,
      currency,
    } as const
    payments.set(by.id, { ...link, date, amount: sum + amount })
  }
  return [...credits, ...payments.values()]
}
