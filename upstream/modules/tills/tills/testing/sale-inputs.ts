import type { Item } from '#contract/catalogue/items.ts'
import { newId } from '#upstream/firm/ulid.ts'

/** A line of a sale at a price that is typed. */
export const saleLine = (
  { id, name, taxCode: usual }: Item,
  quantity: string,
  unitPrice: string,
  taxCode = usual,
) => ({ itemId: id, description: name, quantity, unitPrice, taxCode })

/** What is posted to `/till-tickets`. */
export function saleInput(
  registerId: string,
  lines: object[],
  tenders: object[],
  more: object = {},
) {
  return { id: newId(), registerId, lines, tenders, ...more }
}

/** Money that is handed over, in cents. */
export const cash = (amount: number) => ({ tender: 'cash', amount })

/** Money that is taken from a card, in cents. */
export const card = (amount: number) => ({ tender: 'card', amount })
