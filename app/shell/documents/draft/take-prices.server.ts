import type { Format } from '#app/shell/format.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { ItemRow } from '#contract/catalogue/items.ts'
import { type FoundPrice, priceListsContract } from '#contract/catalogue/price-lists.ts'
import { CurrencyCode, DateOnly, decimalText, Id } from '#contract/core/fields.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import type { Draft, DraftLine } from './draft.ts'
import type { EditorChoices } from './editor.server.ts'
import { priceOfItem } from './item-price.ts'
import { priceInput } from './price-input.ts'

type Terms = Pick<Draft, 'partyId' | 'currency' | 'issueDate'>
export type PricedItem = ItemRow & { priceList: string }

const most = 100

/** Items with the price of one on the lists that hold for the party on the day, if any does. */
export async function withListPrices(
  access: FirmAccess,
  items: readonly ItemRow[],
  terms: Terms,
): Promise<PricedItem[]> {
  const lines = items.map(({ id: itemId }) => ({ itemId, quantity: '1' }))
  const prices = await findPrices(access, lines, terms)
  return items.map((item, at) => {
    const found = prices[at]
    if (!found?.listId) return { ...item, priceList: '' }
    const { unitPrice, priceMode, currency, listName: priceList } = found
    return { ...item, unitPrice, priceMode, currency, priceList }
  })
}

/**
 * The draft with the prices of its quantities, party, day and currency, on the lines whose price the
 * editor took by itself and nobody has typed over.
 */
export async function takePrices(
  access: FirmAccess,
  draft: Draft,
  { rates }: Pick<EditorChoices, 'rates'>,
  format: Format,
): Promise<Draft> {
  const asked = draft.lines.filter(isUntouched)
  if (asked.length === 0) return draft
  const lines = asked.map(({ itemId, quantity }) => ({
    itemId,
    quantity: quantityOf(quantity, format.locale),
  }))
  const prices = await findPrices(access, lines, draft)
  const found = new Map(asked.map((line, at) => [line, prices[at]]))
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const price = found.get(line)
      const rate = rates.find(({ code }) => code === line.taxCode)
      const machine =
        price &&
        priceOfItem(price, {
          priceMode: draft.priceMode,
          currency: draft.currency,
          taxRate: rate?.category === 'S' ? rate.rate : '0',
          exchangeRate: parseLocaleDecimal(draft.exchangeRate, format.locale) ?? '',
        })
      if (!price || !machine) return line
      const unitPrice = priceInput(machine, draft.currency, format)
      return { ...line, unitPrice, takenPrice: unitPrice, priceList: price.listName }
    }),
  }
}

function isUntouched({ itemId, unitPrice, takenPrice }: DraftLine): boolean {
  return takenPrice !== '' && unitPrice === takenPrice && Id.safeParse(itemId).success
}

function quantityOf(typed: string, locale: string): string {
  const quantity = parseLocaleDecimal(typed, locale)?.replace('-', '') ?? ''
  return decimalText(4).safeParse(quantity).success ? quantity : '1'
}

async function findPrices(
  { call, firm: { firmId } }: FirmAccess,
  lines: { itemId: string; quantity: string }[],
  { partyId, currency, issueDate: date }: Terms,
): Promise<(FoundPrice | null)[]> {
  const isKnown = CurrencyCode.safeParse(currency).success && DateOnly.safeParse(date).success
  if (!isKnown || lines.length === 0) return []
  const customerId = Id.safeParse(partyId).data
  const { rows } = await call(priceListsContract.find, {
    firmId,
    lines: lines.slice(0, most),
    currency,
    date,
    ...(customerId && { customerId }),
  })
  return rows
}
