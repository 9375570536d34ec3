import type { Reader } from '../../../../firm/store.ts'

/**
 * What approved runs took out of somebody's pay for an order or a loan, in minor units. It follows from
 * the payslips and is kept nowhere else.
 * @param kind of the payslip's lines
 * @param code id of the order or of the loan
 */
export function takenFor(
  { sql }: Pick<Reader, 'sql'>,
  employeeId: string,
  { kind, code }: { kind: 'garnishment' | 'repayment'; code: string },
): number {
  const [row] = sql
    .exec<{ taken: number }>(
      `select coalesce(sum(json_extract(line.value, '$.amount')), 0) as taken
       from payslips join payroll_runs as run on run.id = payslips.run_id,
         json_each(payslips.result, '$.lines') as line
       where payslips.employee_id = ? and run.state in ('approved', 'posted', 'paid')
         and json_extract(line.value, '$.kind') = ? and json_extract(line.value, '$.code') = ?`,
      employeeId,
      kind,
      code,
    )
    .toArray()
  return row?.taken ?? 0
}
