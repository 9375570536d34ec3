import { localOf } from '#contract/core/zoned-time.ts'
import { Address } from '#contract/firm/firms.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { customersForFilter } from '../../firm/parties/index.ts'
import { owedByParties } from '../../firm/parties/views.ts'
import { boughtByParty } from '../../selling/invoicing/views.ts'
import { hasConsent } from '../leads/views.ts'
import type { FieldValue, FigureNeed } from './compile.ts'
import { compileSegment } from './evaluate.ts'
import { emptyFigure } from './figures.ts'
import { partyFields } from './party-fields.ts'
import type { SegmentStored } from './tables.ts'

type Customer = ReturnType<typeof customersForFilter>[number]

/** Customers who are in a segment now, by name, and the version that says so. */
export function membersOf(
  reader: Reader,
  { now }: Pick<FirmContext, 'now'>,
  { definition }: Pick<SegmentStored, 'definition'>,
): { definitionVersion: number; evaluatedAt: string; members: Customer[] } {
  const { timeZone } = getFirmProfile(reader)
  const at = now.toISOString()
  const filter = compileSegment(definition, partyFields([]), { at, timeZone })
  const { isMeant, needs, today } = filter
  const customers = customersForFilter(reader)
  const figures = figuresOf(reader, customers, needs, today)
  const members = customers.filter((customer) =>
    isMeant({
      fields: fieldsOf(customer, { today, timeZone }),
      figures: figures(customer.id),
    }),
  )
  return { definitionVersion: definition.version, evaluatedAt: at, members }
}

function fieldsOf(
  { address, consents, createdAt, ownerId, ...own }: Customer,
  { today, timeZone }: { today: string; timeZone: string },
): Record<string, FieldValue> {
  const { postcode } = Address.parse(JSON.parse(address))
  const { kind, name, email, phone, city, country, language, currency, tags } = own
  return {
    ...{ kind, name, email, phone, city, country, language, currency, tags, postcode },
    owner: ownerId,
    createdDate: localOf(createdAt, timeZone).slice(0, 10),
    hasMailConsent: hasConsent(consents, 'newsletter', today),
  }
}

/** The figures that a filter needs of each customer, asked of the books at once. */
function figuresOf(
  reader: Reader,
  customers: readonly Customer[],
  needs: readonly FigureNeed[],
  today: string,
): (partyId: string) => Record<string, FieldValue> {
  const asks = (names: readonly string[]) => needs.some(({ figure }) => names.includes(figure))
  const ids = customers.map(({ id }) => id)
  const bought = asks(['netSales', 'invoiceCount', 'lastBought'])
    ? boughtByParty(reader)
    : new Map()
  const owed = asks(['owes', 'overdue']) ? owedByParties(reader, ids, today) : new Map()
  return (partyId) =>
    Object.fromEntries(
      needs.map((need) => {
        const own = { ...bought.get(partyId) }
        const debt = owed.get(partyId)
        const counted: Record<string, FieldValue> = {
          netSales: own.netSales,
          invoiceCount: own.invoiceCount === undefined ? undefined : String(own.invoiceCount),
          lastBought: own.lastBought,
          owes: debt?.receivable,
          overdue: debt?.overdue,
        }
        return [need.key, counted[need.figure] ?? emptyFigure(need)]
      }),
    )
}
