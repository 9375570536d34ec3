import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { moneyAt } from '#app/shell/form/read-count.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { add as addDecimals, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import { AppError, type FieldProblems } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { tillCartsContract, tillRegistersContract } from '#contract/tills/till-calls.ts'
import { type Cart, CartInput, type TillItem } from '#contract/tills/till-tickets.ts'
import { pay } from './pay.server.ts'
import { askTerminal } from './terminal.server.ts'

/** What came of a press on the selling screen. */
export type SaleOutcome =
  | { to: string }
  | { refusal: Refusal; status: number }
  /** What a typed word may mean. */
  | { found: TillItem[]; searched: string; isVariants: boolean; times: string }
  | { isDone: true }

/** Takes over what was typed into the cart, then does what was pressed. */
export async function actOnSale(
  access: FirmAccess,
  tillId: string,
  form: Form,
): Promise<SaleOutcome> {
  const { call, firm } = access
  const cartId = textAt(form.data, 'cartId')
  const { firmId } = firm
  const [verb, parkedId = ''] = form.intent.split(':')
  if (verb === 'resume') {
    const parked = { firmId, cartId: parkedId }
    return done(await attempt(form, () => call(tillCartsContract.resume, parked)))
  }
  const first = await attempt(form, () =>
    cartId === ''
      ? call(tillRegistersContract.createCart, { firmId, tillId })
      : call(tillCartsContract.get, { firmId, cartId }),
  )
  if (first.refusal) return first
  const saved = await saveTyped(access, first.value, form)
  if (saved.refusal) return saved
  return press(access, saved.value, form)
}

async function saveTyped({ call, firm, can }: FirmAccess, cart: Cart, form: Form) {
  const { data, values } = form
  const before = CartInput.parse(cart)
  const lines = before.lines.map((line, at) => {
    const quantity = textAt(data, `lines.${at}.quantity`)
    const price = textAt(data, `lines.${at}.unitPrice`)
    const isThere = quantity !== '' || price !== ''
    if (!isThere) return line
    // What comes back as it was shown, `3.2` for 3.20, is the price that was there.
    const isOther = can('till:price') && price !== '' && Number(price) !== Number(line.unitPrice)
    const unitPrice = isOther ? price : line.unitPrice
    const discount = can('till:price')
      ? percent(textAt(data, `lines.${at}.discount`), line.discount)
      : line.discount
    return { ...line, quantity: quantity === '' ? '0' : quantity, unitPrice, discount }
  })
  const kept = lines.filter(({ quantity }) => Number(quantity) !== 0)
  const discount = can('till:price')
    ? percent(textAt(data, 'discount'), before.discount)
    : before.discount
  const typed = {
    lines: kept,
    discount,
    customerId: textAt(data, 'customerId') || (data.customerId === '' ? null : before.customerId),
    coupon: data.coupon === undefined ? before.coupon : textAt(data, 'coupon').trim(),
    giftCards: before.giftCards,
    points: data.points === undefined ? before.points : textAt(data, 'points') || 0,
  }
  const read = CartInput.safeParse(typed)
  if (!read.success) {
    return { refusal: { values, problems: fieldProblems(read.error) }, status: 422 }
  }
  if (JSON.stringify(read.data) === JSON.stringify(before)) return { value: cart }
  const { id: cartId, version } = cart
  const input = { ...read.data, firmId: firm.firmId, cartId, version }
  return attempt(form, () => call(tillCartsContract.update, input))
}

type Discount = Cart['discount']

/** A discount as it is typed: percent; an amount that was set elsewhere stays. */
function percent(text: string, before: Discount): Discount {
  if (text === '' || Number(text) === 0) return before?.kind === 'amount' ? before : null
  return { kind: 'percent', value: text }
}

async function press(access: FirmAccess, cart: Cart, form: Form): Promise<SaleOutcome> {
  const { call, firm } = access
  const { intent, idempotencyKey } = form
  const ids = { firmId: firm.firmId, cartId: cart.id }
  const [verb, of = ''] = intent.split(':')
  switch (verb) {
    case 'item':
      return add(access, cart, form, of)
    case 'remove': {
      const lines = CartInput.parse(cart).lines.filter((_, at) => at !== Number(of))
      const input = { ...CartInput.parse(cart), lines, ...ids, version: cart.version }
      return done(await attempt(form, () => call(tillCartsContract.update, input)))
    }
    case 'more':
    case 'less':
      return count(access, cart, form, { at: Number(of), by: verb === 'more' ? 1n : -1n })
    case 'removeCard': {
      const giftCards = CartInput.parse(cart).giftCards.filter((_, at) => at !== Number(of))
      const input = { ...CartInput.parse(cart), giftCards, ...ids, version: cart.version }
      return done(await attempt(form, () => call(tillCartsContract.update, input)))
    }
    case 'giftCard':
      return addGiftCard(access, cart, form)
    case 'park': {
      const label = textAt(form.data, 'label')
      return done(
        await attempt(form, () =>
          call(tillCartsContract.park, { ...ids, label }, { idempotencyKey }),
        ),
      )
    }
    case 'void': {
      const reason = textAt(form.data, 'reason')
      return done(
        await attempt(form, () =>
          call(tillCartsContract.void, { ...ids, reason }, { idempotencyKey }),
        ),
      )
    }
    case 'pay':
    case 'payCard':
      return pay(access, cart, form, verb)
    case 'payCash':
      return pay(access, cart, form, of === '' ? 'payCash' : { handedOver: of })
    case 'askTerminal':
      return askTerminal(access, cart, form)
    default: {
      const text = textAt(form.data, 'text')
      // Enter in the field of a card's amount presses the first button of the form.
      if (text === '' && textAt(form.data, 'soldCardAmount') !== '') {
        return addGiftCard(access, cart, form)
      }
      return text === '' ? { isDone: true } : add(access, cart, form, text)
    }
  }
}

/** One more of a line, or one less: of none left it is gone. */
async function count(
  { call, firm }: FirmAccess,
  cart: Cart,
  form: Form,
  { at, by }: { at: number; by: bigint },
): Promise<SaleOutcome> {
  const input = CartInput.parse(cart)
  const lines = input.lines.flatMap((line, place) => {
    const before = place === at ? parseDecimal(line.quantity, { maxScale: 4 }) : undefined
    if (!before) return [line]
    const after = addDecimals(before, { units: by, scale: 0 })
    return after.units === 0n ? [] : [{ ...line, quantity: formatDecimal(after) }]
  })
  const ids = { firmId: firm.firmId, cartId: cart.id, version: cart.version }
  return done(
    await attempt(form, () => call(tillCartsContract.update, { ...input, lines, ...ids })),
  )
}

async function add(
  { call, firm }: FirmAccess,
  cart: Cart,
  form: Form,
  text: string,
): Promise<SaleOutcome> {
  const quantity = textAt(form.data, 'times')
  const input = { firmId: firm.firmId, cartId: cart.id, text, quantity }
  const { idempotencyKey } = form
  try {
    await call(tillCartsContract.add, input, { idempotencyKey })
    return { isDone: true }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.fields.text) {
      const ids = { firmId: firm.firmId, tillId: cart.registerId }
      const { key, params } = error.fields.text
      if (key === 'chooseVariant') {
        const variantsOf = String(params?.itemId)
        const { rows } = await call(tillRegistersContract.items, { ...ids, variantsOf })
        return {
          found: rows,
          searched: text,
          isVariants: true,
          times: textAt(form.values, 'times'),
        }
      }
      const { rows } = await call(tillRegistersContract.items, { ...ids, search: text })
      const times = textAt(form.values, 'times')
      if (rows.length > 0) return { found: rows, searched: text, isVariants: false, times }
    }
    const result = await attempt(form, () => Promise.reject(error))
    return result.refusal ? result : { isDone: true }
  }
}

/** Puts a gift card that is sold, or money for one, into the cart. */
async function addGiftCard(
  { call, firm }: FirmAccess,
  cart: Cart,
  form: Form,
): Promise<SaleOutcome> {
  const problems: FieldProblems = {}
  const amount = moneyAt(form.data, 'soldCardAmount', cart.currency, problems)
  if (amount === 0) problems.soldCardAmount ??= { key: 'required' }
  if (Object.keys(problems).length > 0) {
    return { refusal: { values: form.values, problems }, status: 422 }
  }
  const code = textAt(form.data, 'soldCardCode')
  const input = { firmId: firm.firmId, cartId: cart.id, amount, code }
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(tillCartsContract.addGiftCard, input, { idempotencyKey }),
  )
  if (!result.refusal) return { isDone: true }
  const { amount: ofAmount, code: ofCode, ...others } = result.refusal.problems
  const named = {
    ...others,
    ...(ofAmount && { soldCardAmount: ofAmount }),
    ...(ofCode && { soldCardCode: ofCode }),
  }
  return { ...result, refusal: { ...result.refusal, problems: named } }
}

function done(result: { refusal?: Refusal | undefined; status?: number | undefined }): SaleOutcome {
  return result.refusal
    ? { refusal: result.refusal, status: result.status ?? 422 }
    : { isDone: true }
}
