import { add, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'

type Line = Cart['lines'][number]

/** The lines after a press of a button, such as `more:2`; undefined where it is none of theirs. */
export function pressed(lines: readonly Line[], intent: string): Line[] | undefined {
  const [verb, of = ''] = intent.split(':')
  const at = Number(of)
  if (verb === 'remove') return lines.filter((_, place) => place !== at)
  if (verb !== 'more' && verb !== 'less') return undefined
  return lines.flatMap((line, place) => {
    const before = place === at ? parseDecimal(line.quantity, { maxScale: 4 }) : undefined
    if (!before) return [line]
    const after = add(before, { units: verb === 'more' ? 1n : -1n, scale: 0 })
    return after.units === 0n ? [] : [{ ...line, quantity: formatDecimal(after) }]
  })
}

/** The lines after something was typed into a field of theirs; undefined where it cannot be read. */
export function typedInto(
  lines: readonly Line[],
  name: string,
  typed: string,
  locale: string,
): Line[] | undefined {
  const [, place = '', field = ''] =
    /^lines\.(\d+)\.(quantity|unitPrice|discount)$/.exec(name) ?? []
  const line = lines[Number(place)]
  const number = typed.trim() === '' ? '0' : parseLocaleDecimal(typed, locale)
  if (field === '' || !line || number === undefined) return undefined
  const changed = { ...line, ...fieldOf(field, number, line) }
  if (Number(changed.quantity) === 0) return lines.filter((one) => one !== line)
  return lines.map((one) => (one === line ? changed : one))
}

function fieldOf(field: string, number: string, line: Line): Partial<Line> {
  if (field === 'quantity') return { quantity: number }
  if (field === 'unitPrice') {
    return { unitPrice: Number(number) === Number(line.unitPrice) ? line.unitPrice : number }
  }
  return { discount: Number(number) === 0 ? null : { kind: 'percent', value: number } }
}

/** What of a cart somebody changes without leaving the page. */
export type CartChange = Partial<Pick<Cart, 'lines' | 'customerId' | 'discount'>>

/** What somebody chose or typed for the whole of a cart; undefined for any other field, or no number. */
export function chosenFor(name: string, value: string, locale: string): CartChange | undefined {
  if (name === 'customerId') return { customerId: value === '' ? null : value }
  if (name !== 'discount') return undefined
  const percent = value.trim() === '' ? '0' : parseLocaleDecimal(value, locale)
  if (percent === undefined) return undefined
  return { discount: Number(percent) === 0 ? null : { kind: 'percent', value: percent } }
}

/** What of a cart is sent to be kept. */
export function sentOf(cart: Cart, change: CartChange): string {
  const { id, version, giftCards, discount, customerId, coupon, points, lines } = {
    ...cart,
    ...change,
  }
  const plain = lines.map(({ amount: _, priceList: __, ...line }) => line)
  return JSON.stringify({
    ...{ id, version, lines: plain, discount, customerId, coupon, points },
    giftCards: giftCards.map(({ amount, cardId }) => ({ amount, cardId })),
  })
}
