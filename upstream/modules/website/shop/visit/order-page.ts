import { paymentPayload } from '../../../../documents/paper/payment-payload.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { getDocument, publicPath } from '../../../selling/invoicing/index.ts'
import { element, escapeHtml } from '../../pages/views.ts'
import { getKeptSettings } from '../kept-settings.ts'
import { moneyOf } from '../order-view.ts'
import { contentOf } from '../reader.ts'
import type { ShopOrderStored } from '../tables.ts'
import { filled } from '../words.ts'
import type { ShopGround, ShopPage } from './ground.ts'
import { pickUpHours } from './hours.ts'
import { link, type Problems, sumRow } from './parts.ts'
import { returnsHtml } from './returns-part.ts'
import { scanCode } from './scan-code.ts'

type ReturnForm = { typed: Record<string, string>; problems: Problems }

/** What a customer sees of their order: where it stands, what it was, and how it is paid. */
export function orderPage(
  ground: ShopGround,
  row: ShopOrderStored,
  { appOrigin, returns }: { appOrigin: string; returns?: ReturnForm },
): ShopPage {
  const { words, base } = ground
  const state = row.state === 'done' && row.fulfilment === 'pickUp' ? 'doneFetched' : row.state
  const { returnDays } = getKeptSettings(ground.reader)
  const isToFetch = row.fulfilment === 'pickUp' && (state === 'open' || state === 'ready')
  const track =
    row.tracking === '' ? '' : `<p>${escapeHtml(words.tracking)}: ${trackingHtml(row.tracking)}</p>`
  const parts = [
    `<p>${escapeHtml(words.orderNumber)}: <strong>${escapeHtml(row.number)}</strong></p>`,
    `<p>${escapeHtml(words[`state.${state}`])}</p>${track}`,
    paymentHtml(ground, row, appOrigin),
    linesHtml(ground, row),
    row.state === 'cancelled' || returnDays === 0
      ? ''
      : `<p class="note">${escapeHtml(filled(words.returnsWords, { days: String(returnDays) }))}</p>`,
    isToFetch ? pickUpHours(ground) : '',
    `<p>${escapeHtml(filled(words.thanksWords, { email: row.email }))}</p>`,
    returnsHtml(ground, row, returns?.typed, returns?.problems),
    `<p>${link(base, words.toShop)}</p>`,
  ]
  return {
    title: words.thanks,
    main: `<div class="block order">\n${parts.filter(Boolean).join('\n')}\n</div>`,
    canonical: null,
  }
}

function trackingHtml(tracking: string): string {
  return /^https:\/\/\S+$/.test(tracking) ? link(tracking, tracking) : escapeHtml(tracking)
}

/** What is still to be paid, and how: by transfer with its code, or by card on the invoice's own page. */
function paymentHtml(ground: ShopGround, row: ShopOrderStored, appOrigin: string): string {
  const { words, money, reader, firm } = ground
  const { payState, due, invoiceNumber } = moneyOf(reader, row)
  const path = publicPath(firm.firmId, getDocument(reader, row.invoiceId))
  const invoice = path === null ? '' : `<p>${link(appOrigin + path, words.invoice)}</p>`
  if (payState === 'refunded') return `<p>${escapeHtml(words.refunded)}</p>${invoice}`
  if (payState === 'paid' || due <= 0) return `<p>${escapeHtml(words.paid)}</p>${invoice}`
  if (row.payWay === 'card' && path !== null) {
    const pay = filled(words.payByCard, { amount: money(due) })
    return `<p>${link(appOrigin + path, pay, true)}</p>`
  }
  const { bankAccount, legalName } = getFirmProfile(reader)
  const { iban, bic } = bankAccount
  if (iban === '') return invoice
  const holder = bankAccount.holder || legalName
  const facts = [
    [words.holder, holder],
    [words.iban, iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [words.bic, bic],
    [words.reference, invoiceNumber],
  ].filter(([, value]) => value !== '')
  const list = facts.map(
    ([term = '', value = '']) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  const { currency } = row
  const payload = paymentPayload({
    ...{ name: holder, iban, bic, currency, amount: due, reference: invoiceNumber },
  })
  const code = payload === null ? '' : scanCode(payload, words.scan)
  const asked = filled(words.payByTransfer, { amount: money(due) })
  return `<p><strong>${escapeHtml(asked)}</strong></p>\n<dl>${list.join('')}</dl>${code}${invoice}`
}

function linesHtml(ground: ShopGround, row: ShopOrderStored): string {
  const { words, money, price } = ground
  const { lines, couponCode, couponAmount, giftCardAmount, tax } = contentOf(row)
  const rows = lines.map(
    ({ kind, name, quantity, unitPrice, amount, coupon }) =>
      `<tr><th scope="row">${escapeHtml(kind === 'delivery' ? `${words.delivery}: ${name}` : name)}</th><td class="end">${escapeHtml(price(unitPrice))}</td><td>${escapeHtml(quantity)}</td><td class="end">${escapeHtml(money(amount + coupon))}</td></tr>`,
  )
  const sums = [
    ...(couponAmount === 0 ? [] : [sumRow(`${words.coupon} ${couponCode}`, money(-couponAmount))]),
    sumRow(words.total, money(row.total), true),
    sumRow(filled(words.tax, { amount: money(tax) }), ''),
    ...(giftCardAmount === 0 ? [] : [sumRow(words.giftCard, money(-giftCardAmount))]),
  ]
  const head = [words.item, words.price, words.quantity, words.sum]
    .map((word) => element('th', { scope: 'col' }, escapeHtml(word)))
    .join('')
  return `<div class="table"><table class="cart">\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n<tfoot>\n${sums.join('\n')}\n</tfoot>\n</table></div>`
}
