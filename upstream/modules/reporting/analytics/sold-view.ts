import { isAllowed, type Permission } from '#contract/core/roles.ts'
import { hooks } from '../../../core/hooks.ts'
import type { FirmContext } from '../../../firm/store.ts'
import type { Condition, ViewPart } from './view-part.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It sells: analyses of what was sold add up the rows of all who do. */
    soldRows: readonly SoldRows[]
  }
}

/** What is sold in one way, as SQL with all of `soldColumns`, one row a line of a document. */
type SoldRows = {
  /** In the column `channel`, as texts name it; several where one text knows them apart. */
  channels: readonly string[]
  needs: Permission
  /** Rows that a role of narrower reach sees, by `made_by` and `customer_id`. */
  reach: (actor: FirmContext['actor']) => Condition | undefined
  /** Each column's SQL; amounts are minor units of `currency`, the rate is to the base currency. */
  columns: Readonly<Record<SoldColumn, string>>
  from: string
}

const soldColumns = [
  'row_id',
  'channel',
  'date',
  'number',
  'customer_id',
  'item_id',
  'made_by',
  'account',
  'cost_centre_id',
  'tax_rate',
  'currency',
  'rate',
  'net',
  'tax',
  /** Ten-thousandths. */
  'quantity',
  'path',
] as const
type SoldColumn = (typeof soldColumns)[number]

/** All that is sold, by invoice and over the counter; whoever may not see one of them has the others. */
export function soldView(): ViewPart {
  const all = hooks('soldRows').flat()
  const selects = all.map(({ columns, from }) => {
    const selected = soldColumns.map((name) => `${columns[name]} as ${name}`)
    return `select ${selected.join(', ')} from ${from}`
  })
  return {
    name: 'sold',
    needs: 'invoice:view',
    reach: ({ actor }) => {
      const parts = all.map(({ channels, needs, reach }): Condition => {
        const names = channels.map((channel) => `'${channel}'`).join(', ')
        const isOf = `channel in (${names})`
        if (!isAllowed(actor, needs)) return { sql: 'false', bound: [] }
        const within = reach(actor)
        return { sql: within ? `${isOf} and ${within.sql}` : isOf, bound: within?.bound ?? [] }
      })
      return {
        sql: parts.map(({ sql }) => `(${sql})`).join(' or '),
        bound: parts.flatMap(({ bound }) => bound),
      }
    },
    from: `(${selects.join(' union all ')}) as sold`,
    dates: { date: { sql: 'date' } },
    fields: {
      customer: { sql: 'customer_id', kind: 'party' },
      customerCountry: { sql: 'customer_id', kind: 'partyCountry' },
      item: { sql: 'item_id', kind: 'item' },
      itemCategory: { sql: 'item_id', kind: 'itemCategory' },
      channel: { sql: 'channel', kind: 'choice' },
      person: { sql: 'made_by', kind: 'person' },
      account: { sql: 'account', kind: 'account' },
      costCentre: { sql: 'cost_centre_id', kind: 'costCentre' },
      taxRate: { sql: 'tax_rate', kind: 'text' },
      document: { sql: 'number', kind: 'text' },
    },
    money: { currency: 'currency', rate: 'rate', row: 'row_id' },
    measures: {
      net: { sum: 'net', unit: 'amount' },
      tax: { sum: 'tax', unit: 'amount' },
      gross: { sum: 'net + tax', unit: 'amount' },
      quantity: { sum: 'quantity', unit: 'quantity' },
      lines: { sum: '1', unit: 'count' },
      customers: { distinct: 'customer_id' },
      perCustomer: { over: 'net', under: 'customers', unit: 'amount' },
    },
    path: 'path',
  }
}
