import type { Reader } from '../../firm/store.ts'

type TitledTable = {
  table: 'quotes' | 'sales_orders' | 'purchase_orders'
  party: 'customer_name' | 'supplier_name'
}

/** Finds a document for its record kind: a draft, which has no number, is known by its party. */
export function findTitled({ table, party }: TitledTable) {
  return ({ sql }: Reader, id: string) => {
    const [row] = sql.exec<{
      number: string | null
      name: string
      date: string
      amount: number
      currency: string
    }>(
      `select number, ${party} as name, issue_date as date, total as amount, currency
       from ${table} where id = ?`,
      id,
    )
    if (!row) return undefined
    const { number, name, ...facts } = row
    return { title: number ?? name, ...facts }
  }
}

/** Where the documents of a customer say whose they are, since when and what they come to. */
export const ofCustomer = {
  party: 'customer_id',
  date: 'issue_date',
  title: `coalesce(number, '')`,
  amount: 'total',
  currency: 'currency',
}
