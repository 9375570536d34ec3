import type { Day } from '../days.ts'
import { PayrollFault } from '../fault.ts'

/** Figures that hold from one day to another, both counted. */
export type Dated = { from: Day; until: Day }

/**
 * The figures that hold on a day, of one country's files. Throws
 * PayrollFault('no_tables_for_date') where none do: rules never go on with last year's.
 */
export function heldOn<T extends Dated>(tables: readonly T[], day: Day, country: string): T {
  const held = tables.find(({ from, until }) => from <= day && day <= until)
  if (held === undefined) throw new PayrollFault('no_tables_for_date', { country, day })
  return held
}
