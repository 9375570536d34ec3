import type { Reader } from '../../../../firm/store.ts'

type Taken = { employeeId: string; code: string }

/**
 * What approved runs took out of somebody's pay for an order or a loan, in minor units. It follows from
 * the payslips and is kept nowhere else.
 * @param kind of the payslip's lines
 * @param code id of the order or of the loan
 */
export function takenFor(
  reader: Pick<Reader, 'sql'>,
  employeeId: string,
  { kind, code }: { kind: 'garnishment' | 'repayment'; code: string },
): number {
  const one = { employeeId, code }
  return takenForAll(reader, kind, [one]).get(takenKey(one)) ?? 0
}

/**
 * The same for many orders or loans at once: what was taken, by the key `takenKey` gives.
 * @param of whose they are and the codes of their lines
 */
export function takenForAll(
  { sql }: Pick<Reader, 'sql'>,
  kind: 'garnishment' | 'repayment',
  of: readonly Taken[],
): ReadonlyMap<string, number> {
  const rows = sql.exec<Taken & { taken: number }>(
    `select payslips.employee_id as employeeId, json_extract(line.value, '$.code') as code,
       sum(json_extract(line.value, '$.amount')) as taken
     from payslips join payroll_runs as run on run.id = payslips.run_id,
       json_each(payslips.result, '$.lines') as line
     where payslips.employee_id in (select value from json_each(?1))
       and run.state in ('approved', 'posted', 'paid')
       and json_extract(line.value, '$.kind') = ?2
       and json_extract(line.value, '$.code') in (select value from json_each(?3))
     group by 1, 2`,
    JSON.stringify([...new Set(of.map(({ employeeId }) => employeeId))]),
    kind,
    JSON.stringify(of.map(({ code }) => code)),
  )
  return new Map(rows.toArray().map(({ taken, ...key }) => [takenKey(key), taken]))
}

/** Under which an amount of `takenForAll` is found. */
export function takenKey({ employeeId, code }: Taken): string {
  return `${employeeId}:${code}`
}
