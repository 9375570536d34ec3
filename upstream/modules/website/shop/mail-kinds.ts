import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import { paperTexts } from '../../../documents/paper/texts/paper-texts.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type MailKind, type MailKinds, withoutLinks } from '../../firm/mails/index.ts'
import { addressOfSite } from '../site-settings/index.ts'
import { getKeptSettings } from './kept-settings.ts'
import { shopMailTexts } from './mail-texts.ts'
import { moneyOf } from './order-view.ts'
import { contentOf, getOrder, orderPath } from './reader.ts'
import type { ShopOrderStored } from './tables.ts'
import { shopWords } from './words.ts'

/** Mails to whoever ordered, in the language of the page on which they did. */
export const mailKinds: MailKinds = {
  shopOrderPlaced: kindOf(shopMailTexts.placed, () => true),
  shopOrderReady: kindOf(shopMailTexts.ready, ({ state }) => state === 'ready'),
  shopOrderSent: kindOf(
    shopMailTexts.sent,
    ({ state, fulfilment }) => state === 'done' && fulfilment === 'delivery',
  ),
  shopOrderCancelled: kindOf(shopMailTexts.cancelled, ({ state }) => state === 'cancelled'),
}

function kindOf(texts: MailKind['texts'], applies: (row: ShopOrderStored) => boolean): MailKind {
  const isPlaced = texts === shopMailTexts.placed
  return {
    record: 'shopOrder',
    send: 'website:post',
    placeholders: ['name', 'number', 'items', 'total', 'way', 'tracking', 'reason'],
    examples: {
      name: 'Anna Berg',
      number: 'WEB-2026-0042',
      items: '2 × Desk lamp: 118.00',
      total: '122.90',
      way: 'Parcel',
      tracking: '00340434161094042557',
      reason: '',
    },
    texts,
    applies: (reader, id) => applies(getOrder(reader, id)),
    compose: (reader, { firmId }, { id, origin }) => {
      const row = getOrder(reader, id)
      const { language } = contentOf(row).buyer
      const { invoiceNumber } = moneyOf(reader, row)
      const name = documentFileName(paperTexts[language].invoice, invoiceNumber || null)
      return {
        to: row.email,
        language,
        values: valuesOf(reader, row),
        link: origin === '' ? '' : siteOf(reader, origin) + orderPath(firmId, row),
        files: isPlaced ? [{ module: 'invoicing', id: row.invoiceId, name }] : [],
      }
    },
  }
}

function siteOf(reader: Reader, origin: string): string {
  return addressOfSite(reader, { PUBLIC_ORIGIN: origin })
}

function valuesOf(reader: Reader, row: ShopOrderStored): Record<string, string> {
  const { buyer, lines, couponCode, couponAmount, giftCardAmount } = contentOf(row)
  const { currency, fulfilment, way } = row
  const words = shopWords(buyer.language)
  const format = paperFormat(buyer.language, getFirmProfile(reader).address.country)
  const items = lines.map(({ kind, quantity, name, amount, coupon }) => {
    const what = kind === 'delivery' ? `${words.delivery}: ${name}` : `${quantity} × ${name}`
    return `${what}: ${format.money(amount + coupon, currency)}`
  })
  const less = (label: string, amount: number) =>
    amount === 0 ? [] : [`${label}: ${format.money(-amount, currency)}`]
  return {
    name: withoutLinks(row.name),
    number: row.number,
    items: [
      ...items,
      ...less(`${words.coupon} ${couponCode}`, couponAmount),
      ...less(words.giftCard, giftCardAmount),
    ].join('\n'),
    total: format.money(row.total - giftCardAmount, currency),
    way: fulfilment === 'pickUp' ? `${words.pickUp}: ${placeOf(reader, way)}` : way,
    tracking: row.tracking === '' ? '' : `${words.tracking}: ${row.tracking}`,
    reason: row.cancelReason,
  }
}

/** A place with its address, as it is now; by its name alone where it is no more. */
function placeOf(reader: Reader, name: string): string {
  const place = getKeptSettings(reader).places.find((one) => one.name === name)
  return place ? `${name}, ${place.address.replaceAll('\n', ', ')}` : name
}
