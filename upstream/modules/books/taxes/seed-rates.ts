import { noTaxAccounts, noTaxBoxes } from '#contract/books/taxes.ts'
import type { Writer } from '../../../firm/store.ts'
import type { TaxRateSeed } from '../../firm/country-packs/index.ts'
import { insertTaxRate } from './writer.ts'

/** Gives a new firm the rates of its country. */
export function seedTaxRates(writer: Writer, seeds: readonly TaxRateSeed[]): void {
  for (const seed of seeds) {
    insertTaxRate(writer, {
      code: seed.code,
      name: seed.name,
      note: seed.note ?? null,
      vatex: seed.vatex ?? '',
      rate: seed.rate,
      category: seed.category,
      direction: seed.direction,
      recoverable: seed.recoverable ?? '100',
      isReverseCharge: seed.isReverseCharge ?? false,
      accounts: { ...noTaxAccounts, ...seed.accounts },
      boxes: { ...noTaxBoxes, ...seed.boxes },
      parts: [],
      validFrom: seed.validFrom ?? null,
      validTo: seed.validTo ?? null,
      replaces: seed.replaces ?? null,
      isDefault: seed.isDefault ?? false,
    })
  }
}
