import { desc, eq } from 'drizzle-orm'
import type { NetRate, NetRatesInput } from '#contract/books/net-rates.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import type { TaxRule } from './reader.ts'
import { netRatesTable } from './tables.ts'

/** What holds from the first of January of a year on; without rates it is the effective method. */
export type NetMethod = Pick<NetRatesInput, 'year' | 'rhythm'> & { rates: NetRate[] }

const remembered = new Remembered<NetMethod[]>(1)

/** All that the firm said of its method, the newest year first. */
export function listNetMethods(reader: Reader): NetMethod[] {
  return remembered.recall(reader, '', () =>
    reader.db.select().from(netRatesTable).orderBy(desc(netRatesTable.year)).all(),
  )
}

/** The net rates that the firm settles by on a day; undefined where it settles effectively. */
export function netMethodOn(reader: Reader, date: string): NetMethod | undefined {
  const year = Number(date.slice(0, 4))
  const method = listNetMethods(reader).find((one) => one.year <= year)
  return method && method.rates.length > 0 ? method : undefined
}

export function saveNetMethod({ db }: Writer, method: NetMethod): void {
  const { year, ...values } = method
  db.insert(netRatesTable)
    .values(method)
    .onConflictDoUpdate({ target: netRatesTable.year, set: { year, ...values } })
    .run()
}

export function deleteNetMethod({ db }: Writer, year: number): void {
  db.delete(netRatesTable).where(eq(netRatesTable.year, year)).run()
}

/**
 * A rate as a purchase of a day is posted at it: on net rates no input tax is deducted, so that all of
 * the tax is cost (Art. 37 (2) MWSTG).
 */
export function purchaseRule(reader: Reader, rule: TaxRule, date: string): TaxRule {
  return netMethodOn(reader, date) ? { ...rule, recoverable: '0' } : rule
}
