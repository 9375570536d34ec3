import type { CalendarLayer } from '../../communication/calendar/index.ts'

const maxEntries = 200

/** What runs withheld and is to be remitted, on the day it must have arrived. */
export const payrollDueLayer: CalendarLayer = {
  layer: 'payrollDue',
  needs: 'payroll:view',
  list: ({ sql }, { from, to }) =>
    sql
      .exec<{ id: string; number: string; date: string }>(
        `select min(due.id) as id, run.month as number, due.due_date as date
         from payroll_dues due join payroll_runs run on run.id = due.run_id
         where due.paid_date is null and due.due_date between ? and ?
         group by run.month, due.due_date order by due.due_date, run.month limit ?`,
        from,
        to,
        maxEntries,
      )
      .toArray()
      .map((row) => ({ ...row, link: 'payroll/dues' })),
}
