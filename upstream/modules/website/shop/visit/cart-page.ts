import { element, escapeHtml, openTag } from '../../pages/views.ts'
import type { Review } from '../review.ts'
import { filled } from '../words.ts'
import { changeLines } from './changes.ts'
import type { ShopGround, ShopPage } from './ground.ts'
import { button, hidden, link, notice, sumRow } from './parts.ts'

/** The cart as it is now, with what changed since the visitor looked. */
export function cartPage(ground: ShopGround, review: Review): ShopPage {
  const { words, base } = ground
  const changed = changeLines(review.changes, ground)
  const top = changed.length === 0 ? '' : `${notice(words.changed, changed)}\n`
  const main =
    review.lines.length === 0
      ? `<div class="block"><p>${escapeHtml(words.nothing)}</p>\n<p>${link(base, words.toShop, true)}</p></div>`
      : filledCart(ground, review)
  return { title: words.cart, main: `${top}${main}`, canonical: null }
}

function filledCart(ground: ShopGround, review: Review): string {
  const { words, base } = ground
  const head = `<thead><tr><th scope="col">${escapeHtml(words.item)}</th><th scope="col" class="end">${escapeHtml(words.price)}</th><th scope="col">${escapeHtml(words.quantity)}</th><th scope="col" class="end">${escapeHtml(words.sum)}</th></tr></thead>`
  const rows = review.lines.map(({ item, quantity, full }) => {
    const remove = button(words.remove, {
      name: 'remove',
      value: item.id,
      class: 'plain',
      'aria-label': filled(words.removeItem, { name: item.name }),
    })
    const input = openTag('input', {
      ...{ type: 'number', min: 0, max: 999, value: quantity, name: `quantity-${item.id}` },
      'aria-label': `${words.quantity}: ${item.name}`,
    })
    return `<tr><th scope="row">${escapeHtml(item.name)}</th><td class="end">${escapeHtml(ground.price(item.unitPrice))}</td><td>${input} ${remove}</td><td class="end">${escapeHtml(ground.money(full))}</td></tr>`
  })
  const table = `<div class="table"><table class="cart">\n${head}\n<tbody>\n${rows.join('\n')}\n</tbody>\n<tfoot>\n${sumRows(ground, review).join('\n')}\n</tfoot>\n</table></div>`
  const form = element(
    'form',
    { method: 'post', action: `${base}/cart` },
    `\n${table}\n<p>${button(words.update, { name: 'do', value: 'update' })}</p>\n`,
  )
  return [
    `<div class="block">\n${form}\n${codesHtml(ground, review)}`,
    `<p class="note">${escapeHtml(words.deliveryAtCheckout)}</p>`,
    `<p>${link(`${base}/checkout`, words.toCheckout, true)}</p>`,
    `<p>${link(base, words.toShop)}</p>\n</div>`,
  ].join('\n')
}

/** What the goods come to, what goes off, and what is left to pay. */
export function sumRows(ground: ShopGround, review: Review): string[] {
  const { words, money } = ground
  const { lines, couponAmount, cart, delivery, totals, giftCards, due } = review
  const goods = lines.reduce((sum, { full }) => sum + full, 0)
  const cost = delivery ? (delivery.amount === 0 ? words.free : money(delivery.amount)) : undefined
  return [
    sumRow(words.goods, money(goods)),
    ...(couponAmount === 0
      ? []
      : [sumRow(`${words.coupon} ${cart.couponCode}`, money(-couponAmount))]),
    ...(cost === undefined ? [] : [sumRow(`${words.delivery}: ${delivery?.method.name}`, cost)]),
    sumRow(words.total, money(totals.payable), giftCards.length === 0),
    sumRow(filled(words.tax, { amount: money(totals.tax) }), ''),
    ...giftCards.map(({ code, amount }) =>
      sumRow(`${words.giftCard} …${code.slice(-4)}`, money(-amount)),
    ),
    ...(giftCards.length === 0 ? [] : [sumRow(words.toPay, money(due), true)]),
  ]
}

function codesHtml(ground: ShopGround, { cart }: Review): string {
  const { words, base } = ground
  const one = (name: 'coupon' | 'giftCard', label: string, value: string) => {
    const input = openTag('input', { id: name, name, value, maxlength: 40, autocomplete: 'off' })
    const inner = `<label for="${name}">${escapeHtml(label)}</label> ${input} ${button(words.apply)}`
    return element(
      'form',
      { method: 'post', action: `${base}/cart`, class: 'field code' },
      `${hidden({ do: name })}${inner}`,
    )
  }
  return `${one('coupon', words.couponCode, cart.couponCode)}\n${one('giftCard', words.giftCardCode, '')}`
}
