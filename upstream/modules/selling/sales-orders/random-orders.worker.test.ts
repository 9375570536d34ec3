import { expect, test } from 'vitest'
import type { Item } from '#contract/catalogue/items.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { SalesOrder } from '#contract/selling/sales-orders.ts'
import type { ItemStock } from '#contract/stock/stock.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const base = { unit: 'pc', unitPrice: '20', taxCode: 'DE-S19' }
const start = 1000

/** What happened to a line, as somebody with a sheet of paper would note it. */
type Noted = {
  isGoods: boolean
  ordered: number
  closed: number
  waived: number
  out: number
  back: number
}
type NotedInvoice = {
  id: string
  state: 'draft' | 'final' | 'void'
  quantities: number[]
  credited: number[]
  lineIds: string[]
}

class Book {
  readonly lines: Noted[]
  readonly invoices: NotedInvoice[] = []

  constructor(lines: Noted[]) {
    this.lines = lines
  }

  kept(at: number): number {
    const { isGoods, out, back } = this.line(at)
    return isGoods ? out - back : 0
  }

  wanted(at: number): number {
    return this.line(at).ordered - this.line(at).closed
  }

  toDeliver(at: number): number {
    return this.line(at).isGoods ? Math.max(0, this.wanted(at) - this.kept(at)) : 0
  }

  /** On invoices less what was credited; drafts count. */
  charged(at: number): number {
    return this.invoices
      .filter(({ state }) => state !== 'void')
      .reduce((sum, one) => sum + (one.quantities[at] ?? 0) - (one.credited[at] ?? 0), 0)
  }

  sum(at: number, of: 'draft' | 'final'): number {
    return this.invoices
      .filter(({ state }) => state === of)
      .reduce((sum, one) => sum + (one.quantities[at] ?? 0), 0)
  }

  credited(at: number): number {
    return this.invoices
      .filter(({ state }) => state === 'final')
      .reduce((sum, one) => sum + (one.credited[at] ?? 0), 0)
  }

  toInvoice(at: number): number {
    const due = Math.max(this.wanted(at), this.kept(at))
    return Math.max(0, due - this.line(at).waived - this.charged(at))
  }

  line(at: number): Noted {
    const line = this.lines[at]
    if (!line) throw new Error(`No line ${at}`)
    return line
  }
}

async function begin() {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const items: Item[] = []
  for (const name of ['Lamp', 'Shade']) {
    items.push(await firm.must<Item>('POST', '/items', { ...base, kind: 'stock', name }))
  }
  await firm.must('POST', '/stock-documents', {
    ...{ kind: 'receipt', date: today, warehouseId: rows[0]?.id },
    lines: items.map(({ name }) => ({ item: name, quantity: String(start), unitCost: '10' })),
  })
  const customer = await firm.customer()
  const ordered = [8, 5, 3]
  const draft = await firm.must<SalesOrder>('POST', '/sales-orders', {
    ...{ customerId: customer.id, issueDate: today, currency: 'EUR', language: 'de' },
    lines: ordered.map((quantity, at) => ({
      ...base,
      ...(items[at] && { itemId: items[at].id }),
      description: items[at]?.name ?? 'Fitting',
      quantity: String(quantity),
    })),
  })
  const order = await firm.must<SalesOrder>('POST', `/sales-orders/${draft.id}/confirm`, {})
  const noted = ordered.map((quantity, at) => ({
    ...{ isGoods: at < 2, ordered: quantity, closed: 0, waived: 0, out: 0, back: 0 },
  }))
  return { firm, at: `/sales-orders/${draft.id}`, order, items, book: new Book(noted) }
}

type Begun = Awaited<ReturnType<typeof begin>>

function parts({ order }: Begun, quantities: readonly number[]) {
  return order.lines.map(({ id }, at) => ({ lineId: id, quantity: String(quantities[at] ?? 0) }))
}

async function invoice(begun: Begun, quantities: number[]): Promise<void> {
  const { firm, at, book } = begun
  const { invoiceId } = await firm.must<{ invoiceId: string }>('POST', `${at}/invoices`, {
    lines: parts(begun, quantities),
  })
  const made = await firm.must<Invoice>('GET', `/invoices/${invoiceId}`)
  const taken = quantities.flatMap((quantity, line) => (quantity > 0 ? [line] : []))
  const lineIds = quantities.map((_, line) => made.lines[taken.indexOf(line)]?.id ?? '')
  const credited = quantities.map(() => 0)
  book.invoices.push({ id: invoiceId, state: 'draft', quantities, credited, lineIds })
}

async function finalise({ firm }: Begun, one: NotedInvoice): Promise<void> {
  const issued = await firm.finalise(one.id)
  const taken = one.quantities.flatMap((quantity, line) => (quantity > 0 ? [line] : []))
  one.lineIds = one.quantities.map((_, line) => issued.lines[taken.indexOf(line)]?.id ?? '')
  one.state = 'final'
}

async function credit({ firm }: Begun, one: NotedInvoice, line: number, quantity: number) {
  await firm.must('POST', `/invoices/${one.id}/credit-note`, {
    ...{ lines: [{ lineId: one.lineIds[line], quantity: String(quantity) }], reason: 'x' },
  })
  one.credited[line] = (one.credited[line] ?? 0) + quantity
}

async function check({ firm, at, items, book }: Begun): Promise<SalesOrder> {
  const order = await firm.must<SalesOrder>('GET', at)
  for (const [place, { quantities }] of order.lines.entries()) {
    const line = book.line(place)
    const { delivered, returned, drafted, billed, credited, closed, waived } = quantities
    const shown = { delivered, returned, drafted, billed, credited, closed, waived }
    const { toDeliver, toInvoice } = quantities
    expect({ ...shown, toDeliver, toInvoice }).toEqual({
      delivered: String(line.out),
      returned: String(line.back),
      drafted: String(book.sum(place, 'draft')),
      billed: String(book.sum(place, 'final')),
      credited: String(book.credited(place)),
      closed: String(line.closed),
      waived: String(line.waived),
      toDeliver: String(book.toDeliver(place)),
      toInvoice: String(book.toInvoice(place)),
    })
  }
  for (const [place, { id }] of items.entries()) {
    const { onHand, reserved } = await firm.must<ItemStock>('GET', `/stock/${id}`)
    const open = order.state === 'open' ? book.toDeliver(place) : 0
    expect([onHand, reserved]).toEqual([String(start - book.kept(place)), String(open)])
  }
  return order
}

/** Each step takes a random part of what it may take, or does nothing where there is none. */
const steps: ((begun: Begun, next: (limit: number) => number) => Promise<void>)[] = [
  async function deliver(begun, next) {
    const { firm, at, book } = begun
    const quantities = book.lines.map((_, line) => next(book.toDeliver(line) + 1))
    if (quantities.every((quantity) => quantity === 0)) return
    const body = { date: today, lines: parts(begun, quantities) }
    await firm.must('POST', `${at}/deliveries`, body)
    for (const [line, quantity] of quantities.entries()) book.line(line).out += quantity
  },
  async function takeBack(begun, next) {
    const { firm, at, book } = begun
    const line = next(2)
    const quantity = next(book.kept(line) + 1)
    if (quantity === 0) return
    const isDeliveredAgain = next(2) === 0
    const before = book.toDeliver(line)
    await firm.must('POST', `${at}/returns`, {
      ...{ date: today, reason: 'x', isDeliveredAgain },
      lines: parts(begun, line === 0 ? [quantity] : [0, quantity]),
    })
    book.line(line).back += quantity
    if (!isDeliveredAgain) book.line(line).closed += book.toDeliver(line) - before
  },
  async function draft(begun, next) {
    const { book } = begun
    const quantities = book.lines.map((_, line) => next(book.toInvoice(line) + 1))
    if (quantities.some((quantity) => quantity > 0)) await invoice(begun, quantities)
  },
  async function finaliseOne(begun, next) {
    const drafts = begun.book.invoices.filter(({ state }) => state === 'draft')
    const one = drafts[next(Math.max(1, drafts.length))]
    if (one) await finalise(begun, one)
  },
  async function deleteOne(begun, next) {
    const drafts = begun.book.invoices.filter(({ state }) => state === 'draft')
    const one = drafts[next(Math.max(1, drafts.length))]
    if (!one) return
    await begun.firm.must('DELETE', `/invoices/${one.id}`)
    one.state = 'void'
  },
  async function creditOne(begun, next) {
    const final = begun.book.invoices.filter(({ state }) => state === 'final')
    const one = final[next(Math.max(1, final.length))]
    const line = next(3)
    const quantity = next((one?.quantities[line] ?? 0) - (one?.credited[line] ?? 0) + 1)
    if (one && quantity > 0) await credit(begun, one, line, quantity)
  },
  async function voidOne(begun, next) {
    const final = begun.book.invoices.filter(
      ({ state, credited }) => state === 'final' && credited.every((quantity) => quantity === 0),
    )
    const one = final[next(Math.max(1, final.length))]
    if (!one || next(3) > 0) return
    await begun.firm.must('POST', `/invoices/${one.id}/void`, { reason: 'x' })
    one.state = 'void'
  },
  async function close(begun, next) {
    const { firm, at, book } = begun
    const line = next(3)
    const most = book.line(line).isGoods ? book.toDeliver(line) : book.toInvoice(line)
    const quantity = Math.min(1, most)
    if (quantity === 0) return
    const quantities = book.lines.map((_, place) => (place === line ? quantity : 0))
    await firm.must('POST', `${at}/close`, { reason: 'x', lines: parts(begun, quantities) })
    book.line(line).closed += quantity
  },
]

test.each([1, 2, 3])(
  'whatever is done with an order, its quantities are those on a sheet of paper, seed %i',
  async (seed) => {
    let state = seed * 7919
    const next = (limit: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * limit)
    }
    const begun = await begin()
    const { firm, at, book } = begun
    for (let step = 0; step < 45; step += 1) {
      const { state: stands } = await firm.must<SalesOrder>('GET', at)
      if (stands !== 'open') break
      await steps[next(steps.length)]?.(begun, next)
      await check(begun)
    }
    // From wherever it stands it can be brought to its end.
    const left = book.lines.map((_, line) => book.toDeliver(line))
    if (left.some((quantity) => quantity > 0)) {
      await firm.must('POST', `${at}/deliveries`, { date: today, lines: parts(begun, left) })
      for (const [line, quantity] of left.entries()) book.line(line).out += quantity
    }
    const rest = book.lines.map((_, line) => book.toInvoice(line))
    if (rest.some((quantity) => quantity > 0)) await invoice(begun, rest)
    for (const one of book.invoices.filter((each) => each.state === 'draft')) {
      await finalise(begun, one)
    }
    const { lines } = await check(begun)
    for (const [line, { quantities }] of lines.entries()) {
      let over = Number(quantities.toCredit)
      for (const one of book.invoices.filter((each) => each.state === 'final')) {
        const most = (one.quantities[line] ?? 0) - (one.credited[line] ?? 0)
        const quantity = Math.min(over, most)
        if (quantity > 0) await credit(begun, one, line, quantity)
        over -= quantity
      }
    }
    const ended = await check(begun)
    expect(['done', 'cancelled']).toContain(ended.state)
    for (const { quantities } of ended.lines) {
      expect([quantities.toDeliver, quantities.toInvoice, quantities.toCredit]).toEqual([
        ...['0', '0', '0'],
      ])
    }
  },
  60_000,
)
