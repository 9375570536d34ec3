import { productionOrdersContract } from '#contract/stock/production-orders.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, write } from '../../../firm/implement.ts'
import { productionOrders } from './register.ts'
import { finish, make, refresh, release } from './steps.ts'

export const module = defineModule({
  name: 'production-orders',
  endpoints: answer(productionOrdersContract, {
    ...productionOrders.handlers,
    release: write(release),
    make: write(make),
    finish: write(finish),
  }),
  recordKinds: productionOrders.recordKinds,
  usesOf: {
    item: ({ sql }, id) =>
      sql.exec('select 1 from production_orders where item_id = ? limit 1', id).toArray().length >
      0,
  },
  numberedKinds: [
    {
      kind: 'productionOrder',
      pattern: 'MO-{YYYY}-{####}',
      prefixes: { de: 'FA-', it: 'OP-', ru: 'ПЗ-', es: 'OF-' },
      reset: 'yearly',
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from production_orders where number = ?', number).toArray().length > 0,
    },
  ],
  /** Its components are wanted for the day it is due, and what is taken apart again was not made. */
  stockOrders: {
    sourceKind: 'productionOrder',
    changed: refresh,
    promisedFor: ({ sql }, ids) => {
      const rows = sql.exec<{ id: string; date: string }>(
        `select id, due_date as date from production_orders
         where id in (select value from json_each(?))`,
        JSON.stringify(ids),
      )
      return new Map(rows.toArray().map(({ id, date }) => [id, date]))
    },
  },
})
