import type { z } from 'zod'
import { type FormTree, isTree } from '#app/shell/form/form-tree.ts'
import { type Parsed, parseForm } from '#app/shell/form/parse-form.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { withoutEmptyRows } from '#app/shell/register/described-values.ts'
import { type Minor, minorToDecimal, parseAmount } from '#contract/core/money.ts'
import type { ShopSettings } from '#contract/website/shop.ts'

const amounts = ['amount', 'freeFrom', 'leastValue'] as const
const lists = ['countries', 'postcodes'] as const

/** A posted form as the contract wants it: amounts in minor units, words with commas as their list. */
export function parseShopForm<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
  currency: string,
): Parsed<z.output<Schema>> {
  const read = withoutEmptyRows(form, ['items', 'delivery', 'places'])
  const rows = read.data.delivery
  if (Array.isArray(rows)) {
    read.data.delivery = rows.map((row) => (isTree(row) ? deliveryRow(row, currency) : row))
  }
  return parseForm(schema, read)
}

function deliveryRow(row: FormTree, currency: string): FormTree {
  const taken: FormTree = { ...row }
  for (const name of amounts) {
    const text = typeof row[name] === 'string' ? row[name] : ''
    const isLeftOut = text === '' && name !== 'amount'
    const amount = parseAmount(text === '' ? '0' : text, currency)
    // What is none stays as it was typed, which the contract refuses at its field.
    Object.assign(taken, { [name]: isLeftOut ? null : (amount ?? text) })
  }
  for (const name of lists) {
    const text = typeof row[name] === 'string' ? row[name] : ''
    taken[name] = text
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map((word) => word.toUpperCase())
  }
  return taken
}

/** What the form shows of the settings: amounts and lists as people write them. */
export function shownShop(
  settings: ShopSettings,
  { currency, write }: { currency: string; write: (decimal: string) => string },
): object {
  const amount = (minor: Minor | null) =>
    minor === null ? '' : write(minorToDecimal(minor, currency))
  return {
    ...settings,
    delivery: settings.delivery.map((row) => ({
      ...row,
      countries: row.countries.join(', '),
      postcodes: row.postcodes.join(', '),
      amount: amount(row.amount),
      freeFrom: amount(row.freeFrom),
      leastValue: amount(row.leastValue),
      upToKilograms: row.upToKilograms === '' ? '' : write(row.upToKilograms),
    })),
  }
}
