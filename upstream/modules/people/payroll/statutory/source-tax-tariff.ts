import type { Minor } from '#contract/core/money.ts'

/** One row of a Swiss tariff of tax at source. */
export type SourceTaxRow = {
  /** Monthly (or, by canton, yearly) income from which the row holds. */
  incomeFrom: Minor
  /** At least this is taken. */
  minimumTax: Minor
  /** Per cent of all income. */
  rate: string
}

/** Rows by canton and code, such as `ZH A0N`, the lowest income first. */
export type SourceTaxTariff = ReadonlyMap<string, readonly SourceTaxRow[]>
