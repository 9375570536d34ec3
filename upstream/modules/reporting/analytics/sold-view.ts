import { isAllowed, type Permission } from '#contract/core/roles.ts'
import { hooks } from '../../../core/hooks.ts'
import { reachesAll } from '../../../firm/reach.ts'
import type { FirmContext } from '../../../firm/store.ts'
import type { Condition, ViewPart } from './view-part.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It sells: analyses of what was sold add up the rows of all who do. */
    soldRows: readonly SoldRows[]
    /** It knows what was sold cost: margins take its rows off what was sold. */
    soldCostRows: SoldCostRows
    /** Its documents are behind goods that were sold: whom they are of, by the id in `source_id`. */
    soldCostParties: SoldCostParties
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

/** What goods cost that were sold, as SQL: one row a movement, in minor units of the base currency. */
type SoldCostRows = {
  columns: Readonly<
    Record<'date' | 'item_id' | 'cost_centre_id' | 'source_id' | 'cost' | 'path', string>
  >
  from: string
}

/** Names of a table and of its columns; its key is `id`. */
type SoldCostParties = { table: string; customer: string; person: string }

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

/**
 * What was sold and what it cost as the stock posted it, one beside the other as rows of their own, so
 * that no cost is counted twice where an item stands in several lines. Only for whoever sees all of it.
 */
export function marginsView(): ViewPart {
  const sold = hooks('soldRows').flat()
  const selects = [
    ...sold.map(({ columns, from }) => {
      const { row_id, date, item_id, cost_centre_id, currency, rate, net, path } = columns
      return `select ${row_id} as row_id, ${date} as date, ${item_id} as item_id,
        ${columns.customer_id} as customer_id, ${columns.made_by} as made_by,
        ${cost_centre_id} as cost_centre_id, ${currency} as currency, ${rate} as rate, ${net} as net,
        0 as cost, ${path} as path from ${from}`
    }),
    ...hooks('soldCostRows').map(({ columns, from }) => {
      const { date, item_id, cost_centre_id, source_id, cost, path } = columns
      const of = (who: 'customer' | 'person') => partyOfCost(who, source_id)
      return `select 0 as row_id, ${date} as date, ${item_id} as item_id,
        ${of('customer')} as customer_id, ${of('person')} as made_by, ${cost_centre_id} as cost_centre_id, '' as currency, '1' as rate, 0 as net,
        ${cost} as cost, ${path} as path from ${from}`
    }),
  ]
  return {
    name: 'margins',
    needs: 'stock:cost',
    reach: ({ actor }) =>
      reachesAll(actor) && sold.every(({ needs }) => isAllowed(actor, needs))
        ? undefined
        : { sql: 'false', bound: [] },
    from: `(${selects.join(' union all ')}) as margins`,
    dates: { date: { sql: 'date' } },
    fields: {
      item: { sql: 'item_id', kind: 'item' },
      itemCategory: { sql: 'item_id', kind: 'itemCategory' },
      customer: { sql: 'customer_id', kind: 'party' },
      customerCountry: { sql: 'customer_id', kind: 'partyCountry' },
      person: { sql: 'made_by', kind: 'person' },
      costCentre: { sql: 'cost_centre_id', kind: 'costCentre' },
    },
    money: { currency: 'currency', rate: 'rate', row: 'row_id' },
    measures: {
      margin: { sum: 'net - cost', unit: 'amount' },
      net: { sum: 'net', unit: 'amount' },
      costOfSales: { sum: 'cost', unit: 'amount' },
      marginShare: { over: 'margin', under: 'net', unit: 'percent' },
    },
    path: 'path',
  }
}

/** Looked up in each table by its key, of which one document has one: no cost is multiplied. */
function partyOfCost(who: 'customer' | 'person', sourceId: string): string {
  const found = hooks('soldCostParties').map(
    (of) => `(select ${of[who]} from ${of.table} where id = ${sourceId})`,
  )
  return `coalesce(${[...found, `''`, `''`].join(', ')})`
}
