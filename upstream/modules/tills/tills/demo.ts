import type { Item } from '#contract/catalogue/items.ts'
import type { Language } from '#contract/core/fields.ts'
import { parseAmount } from '#contract/core/money.ts'
import type { Party } from '#contract/firm/parties.ts'
import type { Cart, TenderInput, Tip } from '#contract/tills/till-tickets.ts'
import { TillRegisterInput } from '#contract/tills/tills.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { usualWarehouse } from '../../stock/stock/index.ts'
import { asksForDevice, setUpDevice } from '../fiscal/index.ts'
import { addGiftCard, addToCart } from './add-to-cart.ts'
import { payCart, startCart } from './carts.ts'
import { redeemInDemo, setUpRedeeming } from './demo-redeeming.ts'
import { openRegister } from './open-register.ts'
import { refundTicket } from './refund.ts'
import { createRegister } from './registers.ts'
import { approveSession, countSession } from './sessions.ts'
import { createDayTotal } from './totals/service.ts'

/** What a till of the demo has around it. */
export type DemoShop = {
  firm: { language: Language }
  /** The story’s goods, and the items that were entered of them, at the same places. */
  goods: readonly { kind: string; cents: number }[]
  entered: { customers: readonly Party[]; items: readonly Item[] }
  /** What it is put on. */
  costCentreId: string
  /** A price of so many euro cents in another currency, as somebody could have set it. */
  priceIn(cents: number, currency: string): string
}

const dayMs = 86_400_000
const hourMs = 3_600_000
const float = 15_000

const shop: Record<Language, { name: string; footer: string; reason: string; note: string }> = {
  en: { name: 'Shop', footer: 'Thank you!', reason: 'Too large', note: 'Wrong change' },
  de: { name: 'Laden', footer: 'Vielen Dank!', reason: 'Zu groß', note: 'Falsch herausgegeben' },
  it: { name: 'Negozio', footer: 'Grazie!', reason: 'Troppo grande', note: 'Resto sbagliato' },
  ru: { name: 'Магазин', footer: 'Спасибо!', reason: 'Велико', note: 'Ошибка со сдачей' },
  es: { name: 'Tienda', footer: '¡Gracias!', reason: 'Muy grande', note: 'Cambio equivocado' },
}

const market: Record<Language, string> = {
  en: 'Stand at the weekly market',
  de: 'Stand auf dem Wochenmarkt',
  it: 'Banco al mercato settimanale',
  ru: 'Прилавок на рынке',
  es: 'Puesto en el mercado semanal',
}

/** Days of two months on which the shop is open: instants, milliseconds, at nine in the morning UTC. */
export function tillDays(now: Date): number[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return Array.from({ length: 20 }, (_, at) => today - (60 - at * 3) * dayMs + 9 * hourMs)
}

/** Sets up the one till of the shop. */
export function setUpTill(
  writer: Writer,
  context: FirmContext,
  { firm, costCentreId }: DemoShop,
): string {
  const { name, footer } = shop[firm.language]
  const warehouseId = usualWarehouse(writer, context).id
  const own = { name, code: 'K1', warehouseId, float, footer, costCentreId }
  const input = TillRegisterInput.parse(own)
  setUpRedeeming(writer, context, firm)
  const { id } = createRegister(writer, context, input)
  // A demo has no certified device: the stand-in says so on each receipt.
  if (asksForDevice(writer)) {
    setUpDevice(writer, context, id, { mode: 'standIn', serviceUrl: '', token: '', version: 0 })
  }
  return id
}

/**
 * One day at the till: it is opened, sells a few small things in cash and by card, and is counted. Now
 * and then something comes back, or a little is short.
 * @param at the context at another time of the day
 */
export function playTillDay(
  writer: Writer,
  at: (time: number) => FirmContext,
  stage: DemoShop,
  { till, day, place }: { till: string; day: number; place: number },
): void {
  const words = shop[stage.firm.language]
  const small = stage.goods.flatMap(({ kind, cents }, index) => {
    const item = stage.entered.items[index]
    return kind === 'stock' && cents < 8_000 && item ? [item.id] : []
  })
  const session = openRegister(writer, at(day), till, {
    ...{ pieces: [], other: float, confirmsOpening: false, source: 'owner' },
  })
  let cash = float
  for (let turn = 0; turn < 3; turn += 1) {
    const then = at(day + (turn * 3 + (place % 3)) * hourMs)
    let cart: Cart = startCart(writer, then, till)
    for (const step of turn === 1 ? [0, 3] : [1]) {
      const text = small[(place * 5 + turn * 2 + step) % small.length] ?? ''
      cart = addToCart(writer, then, cart.id, { text, quantity: String(1 + ((place + turn) % 2)) })
    }
    cart = redeemInDemo(writer, then, stage, { cart, place, turn })
    // Now and then somebody takes a gift card along.
    if (turn === 1 && place % 10 === 4) {
      const amount = parseAmount(stage.priceIn(2_500, cart.currency), cart.currency) ?? 0
      cart = addGiftCard(writer, then, cart.id, { amount, code: '' })
    }
    const isCard = (place + turn) % 2 === 0
    const tip = place % 5 === 1 && turn === 2 ? tipOn(cart) : 0
    const tips: Tip[] = tip === 0 ? [] : [{ tender: isCard ? 'card' : 'cash', amount: tip }]
    const tender: TenderInput = isCard
      ? { tender: 'card', amount: cart.total, reference: '' }
      : { tender: 'cash', amount: cart.cashTotal, reference: '' }
    const ticket = payCart(writer, then, cart.id, [tender], tips)
    if (!isCard) cash += cart.cashTotal + tip
    if (place % 7 !== 3 || turn !== 0) continue
    const back = refundTicket(writer, at(then.now.getTime() + hourMs), ticket.id, {
      ...{ lines: [], giftCards: [] },
      registerId: till,
      tender: null,
      reason: words.reason,
    })
    cash += back.tenders.reduce((sum, one) => sum + (one.tender === 'cash' ? one.amount : 0), 0)
  }
  const evening = at(day + 9.5 * hourMs)
  const missing = place % 9 === 4 ? 20 : 0
  const counted = countSession(writer, evening, session.id, {
    ...{ pieces: [], other: cash - missing, despiteWaiting: false },
  })
  if (counted.state === 'counted') approveSession(writer, evening, session.id, words.note)
  if (place % 8 === 7) standAtMarket(writer, evening, stage, new Date(day))
}

/** About a tenth, in whole units of money. */
function tipOn({ total }: Cart): number {
  return Math.max(1, Math.round(total / 1000)) * 100
}

/** Now and then it has a stand at the market, without a till. */
function standAtMarket(
  writer: Writer,
  context: FirmContext,
  { firm, entered }: DemoShop,
  day: Date,
): void {
  const taxCode = entered.items[0]?.taxCode ?? ''
  const note = market[firm.language]
  const rows = [
    { tender: 'cash' as const, taxCode, amount: 31_250 },
    { tender: 'card' as const, taxCode, amount: 18_400 },
  ]
  const date = day.toISOString().slice(0, 10)
  createDayTotal(writer, context, { date, rows, note, confirmsSecond: false })
}
