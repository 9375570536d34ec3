import type { Reader } from '../../../firm/store.ts'
import { settlementsOf } from '../../books/settlement/views.ts'
import { followsParty } from '../../firm/parties/views.ts'
import type { KnownLink, RecordFacts, RecordKinds } from '../../firm/records/index.ts'

/** Bills and credits of suppliers. */
export const recordKinds: RecordKinds = {
  bill: {
    read: 'bill:view',
    reach: followsParty('bills', 'supplier_id'),
    write: 'bill:edit',
    path: (id) => `bills/${id}`,
    keepsFiles: ({ sql }, id) =>
      sql.exec("select 1 from bills where id = ? and state <> 'draft'", id).toArray().length > 0,
    find: findFacts,
    links: linksOf,
    moneyFields: ['net', 'taxAmount', 'totalAmount', 'withheldAmount', 'due'],
  },
}

type Facts = {
  number: string
  own: string
  name: string
  date: string
  amount: number
  currency: string
}

function findFacts({ sql }: Reader, id: string): RecordFacts | undefined {
  const [row] = sql.exec<Facts>(
    `select number, supplier_number as own, supplier_name as name, date, total_amount as amount,
       currency from bills where id = ?`,
    id,
  )
  if (!row) return undefined
  const { number, own, name, ...facts } = row
  return { title: `${number || own} ${name}`.trim(), ...facts }
}

/** The payments of a bill, and credits that were set against it. */
function linksOf(reader: Reader, id: string): KnownLink[] {
  const currency = findFacts(reader, id)?.currency ?? null
  const kinds: Record<string, KnownLink['kind']> = {
    payment: 'payment',
    bill: 'bill',
    billCredit: 'bill',
  }
  return settlementsOf(reader, id).flatMap(({ by, date, amount }): KnownLink[] => {
    const kind = kinds[by.kind]
    if (kind === undefined) return []
    const relation = kind === 'payment' ? 'pays' : 'credits'
    const direction = by.kind === 'bill' ? 'from' : 'to'
    return [{ relation, direction, kind, id: by.id, date, amount, currency }]
  })
}
