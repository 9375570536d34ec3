import type {
  ShopOrder,
  ShopOrderAction,
  ShopOrderRow,
  ShopPayState,
} from '#contract/website/shop.ts'
import type { Env } from '../../../core/env.ts'
import type { Reader } from '../../../firm/store.ts'
import { rowOf } from '../../../register/stored-rows.ts'
import { findInvoiceState } from '../../selling/invoicing/views.ts'
import { addressOfSite, getSiteSettings } from '../site-settings/index.ts'
import { contentOf, orderPath } from './reader.ts'
import { findAsked, listReturns, shownReturn } from './return-store.ts'
import { type ShopOrderStored, shopOrdersTable } from './tables.ts'

const stored = rowOf(shopOrdersTable)

export function shopOrderRow(reader: Reader, raw: Record<string, SqlStorageValue>): ShopOrderRow {
  const row = stored(raw)
  const { id, number, state, placedAt, name, fulfilment, way, currency, total } = row
  const { payState } = moneyOf(reader, row)
  return { id, number, state, payState, placedAt, name, fulfilment, way, currency, total }
}

/** An order as the API shows it. */
export function shownOrder(
  reader: Reader,
  { firmId, PUBLIC_ORIGIN }: { firmId: string } & Pick<Env, 'PUBLIC_ORIGIN'>,
  row: ShopOrderStored,
): ShopOrder {
  const { buyer, lines, couponCode, couponAmount, giftCardAmount } = contentOf(row)
  const { company, phone, street, postcode, city, country, note, language } = buyer
  const { name: site } = getSiteSettings(reader)
  const { id, number, state, placedAt, name, email, fulfilment, way, currency, total } = row
  return {
    ...{ id, number, state, placedAt, name, email, fulfilment, way, currency, total },
    ...{ language, company, phone, note, lines, couponCode, couponAmount, giftCardAmount },
    address: fulfilment === 'delivery' ? { street, postcode, city, country } : null,
    payWay: row.payWay,
    customerId: row.customerId,
    invoiceId: row.invoiceId,
    stockDocumentId: row.stockDocumentId || null,
    tracking: row.tracking,
    publicUrl:
      site === '' ? null : addressOfSite(reader, { PUBLIC_ORIGIN }) + orderPath(firmId, row),
    returns: listReturns(reader, row.id).map((one) => shownReturn(one, lines)),
    actions: actionsOf(reader, row),
    version: row.version,
    ...moneyOf(reader, row),
  }
}

/** What of its invoice is paid, as the books say it now. */
export function moneyOf(
  reader: Reader,
  { invoiceId, total }: Pick<ShopOrderStored, 'invoiceId' | 'total'>,
): { payState: ShopPayState; due: number; invoiceNumber: string } {
  const invoice = findInvoiceState(reader, invoiceId)
  if (!invoice) return { payState: 'unpaid', due: total, invoiceNumber: '' }
  const { due, number, creditNotesTotal, state } = invoice
  const isRefunded = state === 'void' || (creditNotesTotal > 0 && creditNotesTotal >= invoice.total)
  const payState = isRefunded
    ? 'refunded'
    : due === 0
      ? 'paid'
      : due < invoice.total - creditNotesTotal
        ? 'partlyPaid'
        : 'unpaid'
  return { payState, due, invoiceNumber: number ?? '' }
}

export function actionsOf(
  reader: Reader,
  { id, state, fulfilment }: ShopOrderStored,
): ShopOrderAction[] {
  if (findAsked(reader, id)) return ['acceptReturn', 'refuseReturn']
  if (state === 'open') return fulfilment === 'delivery' ? ['send', 'cancel'] : ['ready', 'cancel']
  return state === 'ready' ? ['handOver', 'cancel'] : []
}
