import { eq, sql } from 'drizzle-orm'
import type { Writer } from '../../../firm/store.ts'
import type { TaxRule } from './reader.ts'
import { taxRatesTable } from './tables.ts'

export type NewTaxRate = Omit<TaxRule, 'isUsed' | 'version'>

export function insertTaxRate({ db }: Writer, rate: NewTaxRate): void {
  const [row] = db
    .select({ next: sql<number>`coalesce(max(${taxRatesTable.position}), -1) + 1` })
    .from(taxRatesTable)
    .all()
  db.insert(taxRatesTable)
    .values({ ...columns(rate), isUsed: false, version: 1, position: row?.next ?? 0 })
    .run()
}

/** Writes a rate anew that was never used; its place stays. */
export function updateTaxRate({ db }: Writer, before: TaxRule, rate: NewTaxRate): void {
  db.update(taxRatesTable)
    .set({ ...columns(rate), version: before.version + 1 })
    .where(eq(taxRatesTable.code, before.code))
    .run()
}

export function setValidTo({ db }: Writer, before: TaxRule, validTo: string | null): void {
  db.update(taxRatesTable)
    .set({ validTo, version: before.version + 1 })
    .where(eq(taxRatesTable.code, before.code))
    .run()
}

export function setDefaultRate({ db }: Writer, code: string): void {
  db.update(taxRatesTable)
    .set({ isDefault: sql`${taxRatesTable.code} = ${code}` })
    .run()
}

export function deleteTaxRate({ db }: Writer, code: string): void {
  db.delete(taxRatesTable).where(eq(taxRatesTable.code, code)).run()
}

export function markUsed({ sql: run }: Writer, codes: readonly string[]): void {
  run.exec(
    `update tax_rates set is_used = 1
     where not is_used and code in (select value from json_each(?))`,
    JSON.stringify(codes),
  )
}

function columns(rate: NewTaxRate) {
  return {
    code: rate.code,
    name: JSON.stringify(rate.name),
    note: rate.note && JSON.stringify(rate.note),
    vatex: rate.vatex,
    rate: rate.rate,
    category: rate.category,
    direction: rate.direction,
    recoverable: rate.recoverable,
    isReverseCharge: rate.isReverseCharge,
    accounts: JSON.stringify(rate.accounts),
    boxes: JSON.stringify(rate.boxes),
    parts: JSON.stringify(rate.parts),
    validFrom: rate.validFrom,
    validTo: rate.validTo,
    replaces: rate.replaces,
    isDefault: rate.isDefault,
  }
}
