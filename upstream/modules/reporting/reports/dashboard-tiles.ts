import type { ModuleParts } from '../../../core/hooks.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import { reachesAll } from '../../../firm/reach.ts'
import { fiscalYearAt } from '../../firm/firms/index.ts'
import { taxesToPay } from './duties/to-pay.ts'
import { resultOf } from './result-of.ts'

/** Tax of periods that have begun is due within so many days after them everywhere. */
export const taxDays = 120
const shownTaxes = 4

/** What the firm has earned this year, and the tax that has come up so far. */
export const dashboardTiles: ModuleParts['dashboardTiles'] = [
  {
    name: 'profit',
    needs: 'report:view',
    read(reader, { actor }, today) {
      if (!reachesAll(actor)) return null
      const profitIn = resultOf(reader)
      const { start } = fiscalYearAt(reader, today)
      const { amount, open } = profitIn(start, today)
      return {
        amount,
        isBad: amount < 0,
        notes: [
          { key: 'month', amount: profitIn(`${today.slice(0, 7)}-01`, today).amount },
          {
            key: 'before',
            amount: profitIn(addMonths(start, -12), addMonths(today, -12)).amount,
          },
          ...(open === 0 ? [] : [{ key: 'openTills', amount: open }]),
        ],
      }
    },
  },
  {
    name: 'tax',
    needs: 'report:view',
    read(reader, context, today) {
      if (!reachesAll(context.actor)) return null
      const taxes = taxesToPay(reader, context, addDays(today, taxDays))
      if (taxes.length === 0) return null
      return {
        amount: taxes.reduce((sum, { amount }) => sum + amount, 0),
        isBad: taxes.some(({ dueDate }) => dueDate < today),
        rows: taxes.slice(0, shownTaxes).map(({ name, amount, dueDate }) => ({
          ...{ label: name, amount, date: dueDate, link: 'reports/tax-returns' },
        })),
      }
    },
  },
]
