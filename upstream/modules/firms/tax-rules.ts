import type { Language } from '#contract/fields.ts'
import type { TaxCategory } from '#contract/firms.ts'
import type { Reader } from '../../firm/store.ts'

/** A tax rate as documents need it: its treatment, its texts and where it is posted. */
export type TaxRule = {
  code: string
  rate: string
  category: TaxCategory
  name: Record<Language, string>
  note: Record<Language, string> | null
  outputAccount: string | null
  incomeAccount: string | null
}

type Row = Omit<TaxRule, 'name' | 'note'> & { name: string; note: string | null }

/** Every tax rate of the firm by its code. */
export function taxRules({ sql }: Reader): Map<string, TaxRule> {
  const rows = sql.exec<Row>(
    `select code, rate, category, name, note,
       output_account as outputAccount, income_account as incomeAccount
     from tax_rates`,
  )
  return new Map(
    rows
      .toArray()
      .map(({ name, note, ...row }) => [
        row.code,
        { ...row, name: JSON.parse(name), note: note === null ? null : JSON.parse(note) },
      ]),
  )
}
