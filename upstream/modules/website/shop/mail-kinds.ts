import type { ShopReturnState } from '#contract/website/shop.ts'
import { documentFileName } from '../../../documents/delivery/document-file-name.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import { paperTexts } from '../../../documents/paper/texts/paper-texts.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { type MailKind, type MailKinds, withoutLinks } from '../../firm/mails/index.ts'
import { getDocument } from '../../selling/invoicing/index.ts'
import { addressOfSite } from '../site-settings/index.ts'
import { getKeptSettings } from './kept-settings.ts'
import { shopMailTexts } from './mail-texts.ts'
import { contentOf, getOrder, orderPath } from './reader.ts'
import { listReturns, shownReturn } from './return-store.ts'
import type { ShopOrderStored } from './tables.ts'
import { filled, shopWords } from './words.ts'

/** Mails to whoever ordered, in the language of the page on which they did. */
export const mailKinds: MailKinds = {
  shopOrderPlaced: kindOf(shopMailTexts.placed, () => true),
  shopOrderReady: kindOf(shopMailTexts.ready, (_, { state }) => state === 'ready'),
  shopOrderSent: kindOf(
    shopMailTexts.sent,
    (_, { state, fulfilment }) => state === 'done' && fulfilment === 'delivery',
  ),
  shopOrderCancelled: kindOf(shopMailTexts.cancelled, (_, { state }) => state === 'cancelled'),
  shopReturnAsked: kindOfReturn('asked'),
  shopReturnAccepted: kindOfReturn('accepted'),
  shopReturnRefused: kindOfReturn('refused'),
}

type Told = Pick<ReturnType<MailKind['compose']>, 'values' | 'files'>

function kindOf(
  texts: MailKind['texts'],
  applies: (reader: Reader, row: ShopOrderStored) => boolean,
  contentsOf: (reader: Reader, row: ShopOrderStored) => Told = (reader, row) => ({
    values: valuesOf(reader, row),
    files: texts === shopMailTexts.placed ? [paperOf(reader, row, 'invoice', row.invoiceId)] : [],
  }),
): MailKind {
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
    applies: (reader, id) => applies(reader, getOrder(reader, id)),
    compose: (reader, { firmId }, { id, origin }) => {
      const row = getOrder(reader, id)
      return {
        to: row.email,
        language: contentOf(row).buyer.language,
        link: origin === '' ? '' : siteOf(reader, origin) + orderPath(firmId, row),
        ...contentsOf(reader, row),
      }
    },
  }
}

/** Of the newest return of an order. */
function kindOfReturn(state: ShopReturnState): MailKind {
  const { returnAsked: asked, returnAccepted: accepted, returnRefused: refused } = shopMailTexts
  return kindOf(
    { asked, accepted, refused }[state],
    (reader, { id }) => listReturns(reader, id)[0]?.state === state,
    (reader, row) => {
      const [newest] = listReturns(reader, row.id)
      const values = valuesOf(reader, row)
      if (!newest) return { values, files: [] }
      const { buyer, lines } = contentOf(row)
      const { address } = getFirmProfile(reader)
      const words = shopWords(buyer.language)
      const format = paperFormat(buyer.language, address.country)
      const shown = shownReturn(newest, lines)
      return {
        values: {
          ...values,
          items: shown.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n'),
          total: [
            format.money(shown.amount, row.currency),
            ...(shown.giftCardAmount > 0
              ? [
                  filled(words.returnToCard, {
                    amount: format.money(shown.giftCardAmount, row.currency),
                  }),
                ]
              : []),
          ].join('\n'),
          way: `${words.returnTo}: ${returnPlace(reader, row)}`,
          reason: shown.answer,
        },
        files:
          shown.creditNoteId === null
            ? []
            : [paperOf(reader, row, 'creditNote', shown.creditNoteId)],
      }
    },
  )
}

function paperOf(
  reader: Reader,
  row: ShopOrderStored,
  kind: 'invoice' | 'creditNote',
  id: string,
): Told['files'][number] {
  const { number } = getDocument(reader, id)
  const word = paperTexts[contentOf(row).buyer.language][kind]
  return { module: 'invoicing', id, name: documentFileName(word, number) }
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

/** Where goods are brought or sent back to: where they were fetched, or the firm itself. */
export function returnPlace(reader: Reader, { fulfilment, way }: ShopOrderStored): string {
  if (fulfilment === 'pickUp') return placeOf(reader, way)
  const { legalName, address } = getFirmProfile(reader)
  const { street, postcode, city } = address
  const town = `${postcode} ${city}`.trim()
  return [legalName, street, town].filter(Boolean).join(', ')
}

/** A place with its address, as it is now; by its name alone where it is no more. */
function placeOf(reader: Reader, name: string): string {
  const place = getKeptSettings(reader).places.find((one) => one.name === name)
  return place ? `${name}, ${place.address.replaceAll('\n', ', ')}` : name
}
