import { expect, test } from 'vitest'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { DailySales } from '#contract/tills/daily-sales.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import type { TillRegister, TillSession } from '#contract/tills/tills.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { rollFrom } from '#upstream/testing/random.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const seed = 20_261_122

test(`of any day: cash = opening + sales − refunds − change + in − out, no gap in numbers, books agree (${seed})`, async () => {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const roll = rollFrom(seed)
  const tills: TillRegister[] = []
  for (const code of ['A', 'B']) {
    const input = { name: code, code, warehouseId: rows[0]?.id }
    tills.push(await firm.must<TillRegister>('POST', '/till-registers', input))
  }
  const numbers: string[] = []
  let sold = 0
  const drawers = new Map<string, number>()
  for (let day = 0; day < 4; day += 1) {
    const till = tills[day % 2]
    const opening = roll(20_000)
    const session = await firm.must<TillSession>('POST', `/till-registers/${till?.id}/open`, {
      other: opening,
      confirmsOpening: true,
      source: 'bank',
    })
    let drawer = opening
    const tickets: Ticket[] = []
    for (let step = 0; step < 12; step += 1) {
      const kind = roll(6)
      const [last] = tickets.splice(roll(tickets.length + 1), 1)
      if (kind === 0) {
        const [direction, amount] = [roll(2) === 0 ? 'in' : 'out', 1 + roll(5_000)]
        const move = { direction, amount, reason: 'bank' }
        await firm.must('POST', `/till-sessions/${session.id}/moves`, move)
        drawer += direction === 'in' ? amount : 0 - amount
      } else if (kind === 1 && last) {
        const back = await firm.must<Ticket>('POST', `/till-tickets/${last.id}/refund`, {
          registerId: till?.id,
          tender: 'cash',
          reason: 'x',
        })
        expect(back.total).toBe(0 - last.total)
        numbers.push(back.number)
        drawer += back.total
        sold += back.total
      } else {
        const lines = Array.from({ length: 1 + roll(3) }, () => ({
          description: 'x',
          quantity: String(1 + roll(4)),
          unitPrice: ((1 + roll(9_999)) / 100).toFixed(2),
          discount: roll(3) === 0 ? { kind: 'percent', value: String(roll(50)) } : null,
          taxCode: roll(2) === 0 ? 'DE-S19' : 'DE-S7',
        }))
        const handed = 150_000
        const sale = { id: newId(), registerId: till?.id, lines }
        const cash = { ...sale, tenders: [{ tender: 'cash', amount: handed }] }
        const ticket = await firm.must<Ticket>('POST', '/till-tickets', cash)
        numbers.push(ticket.number)
        drawer += ticket.total
        sold += ticket.total
        expect(ticket.tenders[0]?.change).toBe(handed - ticket.total)
        tickets.push(ticket)
      }
    }
    const { report } = await firm.must<TillSession>('GET', `/till-sessions/${session.id}`)
    expect(report.cash?.expected).toBe(drawer)
    const difference = roll(3) === 0 ? 0 : roll(200) - 100
    const count = { other: Math.max(drawer + difference, 0) }
    const done = await firm.must<TillSession>('POST', `/till-sessions/${session.id}/count`, count)
    if (done.state === 'counted')
      await firm.must('POST', `/till-sessions/${session.id}/approve`, {})
    drawers.set(till?.id ?? '', count.other)
  }
  for (const { code } of tills) {
    const own = numbers.filter((number) => number.startsWith(`${code}-`))
    expect(own).toEqual(own.map((_, at) => `${code}-${String(at + 1).padStart(6, '0')}`))
  }
  const balances = await firm.balances()
  // What lies in the drawers is what the books have, floats included.
  expect(balances['1000']).toBe([...drawers.values()].reduce((sum, one) => sum + one, 0))
  const daily = await firm.must<DailySales>('GET', '/daily-sales')
  expect(daily.sold).toMatchObject({ total: sold, tickets: numbers.length })
  const { variant: _, ...whole } = daily.groups
  for (const group of Object.values(whole)) {
    expect(group.reduce((sum, { total }) => sum + total, 0)).toBe(sold)
  }
  expect(daily.sessions).toHaveLength(4)
  const cashier = await firm.ask('GET', '/daily-sales', undefined, { role: 'cashier' })
  expect(cashier.status).toBe(403)
})
