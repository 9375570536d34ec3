import { z } from 'zod'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { Account } from '#contract/accounts.ts'
import { Item } from '#contract/items.ts'
import type { TaxRate } from '#contract/taxes.ts'
import { priceText } from './price-text.ts'

/** Paths of the form where numbers are typed as the language writes them. */
export const decimalFields = ['unitPrice']

/** Every field of the form, in its order. */
export const itemFields = [
  'kind',
  'name',
  'sku',
  'description',
  'unitPrice',
  'priceMode',
  'unit',
  'taxCode',
  'incomeAccount',
] as const
export type ItemField = (typeof itemFields)[number]

/** An item as its form shows it, its price as a person of the locale writes it. */
export function itemValues(item: Item, locale: string): TypedTree {
  const { kind, name, sku, description, unitPrice, priceMode, unit } = item
  const { taxCode, incomeAccount, currency } = item
  return {
    ...{ kind, name, sku, description, priceMode, unit, taxCode, incomeAccount },
    unitPrice: priceText(unitPrice, { locale, currency, isInput: true }),
  }
}

/** A form for a new item: the firm's usual tax, one piece. */
export function newItemValues(
  rates: readonly Pick<TaxRate, 'code' | 'isDefault'>[],
  unit: string,
): TypedTree {
  const usual = rates.find((rate) => rate.isDefault) ?? rates[0]
  return { kind: 'product', priceMode: 'net', unit, taxCode: usual?.code ?? '' }
}

/** What an item can be taxed with and posted to. */
export type ItemChoices = { rates: TaxRate[]; accounts: Account[] }

const Conflict = z.object({ current: Item })

/** The item as somebody else saved it meanwhile; undefined when nobody did. */
export function parseNewerItem(conflict: unknown): Item | undefined {
  return Conflict.safeParse(conflict).data?.current
}
