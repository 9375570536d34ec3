import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { ItemListQuery, itemsContract } from '#contract/catalogue/items.ts'
import { PartyListQuery, partiesContract } from '#contract/firm/parties.ts'

/** Names that are suggested; any other may be typed. */
export type PriceChoices = { items: string[]; customers: string[] }

const offered = 500

export async function loadPriceChoices(
  { call, firm, can }: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<PriceChoices> {
  if (page !== 'form') return { items: [], customers: [] }
  const { firmId } = firm
  const [items, customers] = await Promise.all([
    call(itemsContract.rows, { ...ItemListQuery.parse({}), firmId, size: offered }),
    can('party:view')
      ? call(partiesContract.rows, {
          ...PartyListQuery.parse({ role: 'customer' }),
          firmId,
          size: offered,
        })
      : { rows: [] },
  ])
  return {
    items: items.rows.map(({ name }) => name),
    customers: customers.rows.map(({ name }) => name),
  }
}
