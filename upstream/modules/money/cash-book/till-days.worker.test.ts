import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { CashBook, CashMonth } from '#contract/money/cash-book.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

// The cash account of the German chart, which tills enter.
const at = '/cash-books/1000'

const device = 'device-of-the-shop'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)

/** A shop with one till. */
class Shop {
  #running = 0
  readonly firm: TestFirm
  readonly registerId: string

  constructor(firm: TestFirm, registerId: string) {
    this.firm = firm
    this.registerId = registerId
  }

  static async open(): Promise<Shop> {
    const firm = await TestFirm.open()
    const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
    const register = { name: 'Laden', code: 'L', warehouseId: rows[0]?.id, float: 0 }
    const { id } = await firm.must<{ id: string }>('POST', '/till-registers', register)
    // A device sells nothing before it has its series, so it has had it for two days.
    vi.useFakeTimers({ now: daysAgo(2), toFake: ['Date'] })
    try {
      await firm.must('POST', `/till-registers/${id}/devices`, { device })
    } finally {
      vi.useRealTimers()
    }
    return new Shop(firm, id)
  }

  /** Opens the till and gives the path of its session. */
  async begin(): Promise<string> {
    const path = `/till-registers/${this.registerId}/open`
    const { id } = await this.firm.must<{ id: string }>('POST', path, {
      ...{ other: 0, confirmsOpening: true, source: 'cash' },
    })
    return `/till-sessions/${id}`
  }

  /** Sells tea for 11.90 in cash; where it is late, a device did so a day ago without the net. */
  sell({ isLate = false } = {}) {
    if (isLate) this.#running += 1
    const soldAt = daysAgo(1).toISOString()
    const tea = { description: 'Tee', quantity: '1', unitPrice: '11.90', taxCode: 'DE-S19' }
    return this.firm.must<{ date: string }>('POST', '/till-tickets', {
      id: newId(),
      registerId: this.registerId,
      lines: [{ ...tea, itemId: null }],
      tenders: [{ tender: 'cash', amount: 1_190 }],
      ...(isLate && { soldAt, device, series: 'A', running: this.#running }),
    })
  }
}

describe('the cash book that a till enters', () => {
  let shop: Shop
  let firm: TestFirm

  beforeAll(async () => {
    shop = await Shop.open()
    firm = shop.firm
  })

  test('begins after the days of a till that is not closed', async () => {
    const session = await shop.begin()
    await shop.sell({ isLate: true })
    const refused = await firm.ask('POST', `${at}/begin`, { since: today })
    expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'tillsOpen' }])
    await firm.must('POST', `${session}/count`, { other: 1_190 })
    const book = await firm.must<CashBook>('POST', `${at}/begin`, { since: today })
    expect(book.balance).toBe(1_190)
  })

  test('closes no day on which a till sold until that till is closed', async () => {
    const session = await shop.begin()
    await shop.sell()
    const refused = await firm.ask('POST', `${at}/close`, { date: today })
    expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'tillsOpen' }])
    expect(await firm.must('POST', `${session}/count`, { other: 1_190 })).toMatchObject({
      state: 'closed',
    })
    const book = await firm.must<CashBook>('POST', `${at}/close`, { date: today })
    expect(book).toMatchObject({ balance: 2_380, closedUntil: today })
  })

  // 11.90 sold in the evening after the day was closed, and 11.90 the day before, sent late.
  test('has what a till sold on a closed day on the first one that is open', async () => {
    const session = await shop.begin()
    const tomorrow = addDays(today, 1)
    expect((await shop.sell()).date).toBe(tomorrow)
    expect((await shop.sell({ isLate: true })).date).toBe(tomorrow)
    expect(await firm.must('POST', `${session}/count`, { other: 2_380 })).toMatchObject({
      state: 'closed',
    })
    const month = await firm.must<CashMonth>('GET', `${at}?month=${tomorrow.slice(0, 7)}`)
    const day = month.days.find(({ date }) => date === tomorrow)
    expect(day).toMatchObject({ opening: 2_380, in: 2_380, closing: 4_760 })
  })
})
