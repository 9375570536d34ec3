import type { ModuleParts } from '../../../core/hooks.ts'

const costOfMonths = `select run.month, sum(slip.employer_cost) as cost
  from payroll_runs run join payslips slip on slip.run_id = run.id
  where run.state in ('approved', 'posted', 'paid')
  group by run.month order by run.month desc limit 2`

/** What the last approved month of pay cost the firm, beside the month before, and what is to be remitted. */
export const dashboardTiles: ModuleParts['dashboardTiles'] = [
  {
    name: 'cost',
    needs: 'payroll:view',
    read({ sql }, _context, today) {
      const months = sql.exec<{ month: string; cost: number }>(costOfMonths).toArray()
      const [last, before] = months
      if (!last) return null
      const late = sql
        .exec<{ count: number }>(
          'select count(*) as count from payroll_dues where paid_date is null and due_date < ?',
          today,
        )
        .one().count
      return {
        amount: last.cost,
        isBad: late > 0,
        notes: late === 0 ? [] : [{ key: 'late', count: late }],
        rows: [last, ...(before ? [before] : [])].map(({ month, cost }) => ({
          ...{ label: month, link: 'payroll', amount: cost },
        })),
      }
    },
  },
]
