import { beforeAll, describe, expect, test } from 'vitest'
import type { Report } from '#contract/reporting/reports.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { PublicTicket } from '#contract/tills/public-tickets.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import type { TillSession } from '#contract/tills/tills.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { card, cash } from './testing/sale-inputs.ts'

let firm: TestFirm
let registerId: string

beforeAll(async () => {
  firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const till = { name: 'Kasse', code: 'K1', warehouseId: rows[0]?.id ?? '' }
  const { id } = await firm.must<{ id: string }>('POST', '/till-registers', till)
  registerId = id
  await firm.must('POST', `/till-registers/${id}/open`, { other: 10_000, source: 'bank' })
})

const cup = { description: 'Tasse', taxCode: 'DE-S19' }
const as = (role: string) => ({ role })
const sell = (lines: object[], tenders: object[], more: object = {}) =>
  firm.must<Ticket>('POST', '/till-tickets', { id: newId(), registerId, lines, tenders, ...more })

describe('a refund in pieces', () => {
  const back = (of: Ticket, position: number, tender: string | null = null) =>
    firm.must<Ticket>('POST', `/till-tickets/${of.id}/refund`, {
      registerId,
      tender,
      reason: 'Zurück',
      lines: [{ position, quantity: '1' }],
    })

  test('gives back exactly what was paid, and the tax in it', async () => {
    // 3 × 1.00 less 1.00 are 2.00: three pieces of 0.67, 0.66 and 0.67, not 3 × 0.67.
    const three = await sell([{ ...cup, quantity: '3', unitPrice: '1' }], [cash(200)], {
      discount: { kind: 'amount', value: '1.00' },
    })
    const pieces = [await back(three, 0), await back(three, 0), await back(three, 0)]
    expect(pieces.map(({ total }) => total)).toEqual([-67, -66, -67])
    expect(pieces.reduce((sum, { tax }) => sum + tax, 0)).toBe(0 - three.tax)
    expect(pieces.map(({ discountTotal }) => discountTotal)).toEqual([-33, -34, -33])
    const more = await firm.ask('POST', `/till-tickets/${three.id}/refund`, {
      registerId,
      reason: 'Noch einmal',
    })
    expect([more.status, more.body.data.detail]).toEqual([409, { reason: 'nothingLeft' }])
    // Ten at 0.10 hold 0.16 tax; each alone would hold 0.02.
    const ten = await sell([{ ...cup, quantity: '10', unitPrice: '0.1' }], [cash(100)])
    expect(ten.tax).toBe(16)
    let sums = [0, 0]
    for (let piece = 0; piece < 10; piece += 1) {
      const { total, tax } = await back(ten, 0)
      sums = [(sums[0] ?? 0) + total, (sums[1] ?? 0) + tax]
    }
    expect(sums).toEqual([-100, -16])
  })

  test('names a line once: the same line twice would be paid twice', async () => {
    const sold = await sell([{ ...cup, quantity: '1', unitPrice: '11.90' }], [cash(1_190)])
    const line = { position: 0, quantity: '1' }
    const path = `/till-tickets/${sold.id}/refund`
    const asked = { registerId, reason: 'Zurück', lines: [line, line] }
    const { status, body } = await firm.ask('POST', path, asked, as('cashier'))
    expect([status, body.data.fields]).toEqual([422, { 'lines.1.quantity': { key: 'lineTwice' } }])
    expect((await back(sold, 0)).total).toBe(-1_190)
  })

  test('is paid back as it was paid, another way only by who may', async () => {
    const lines = [
      { ...cup, quantity: '1', unitPrice: '11.90' },
      { ...cup, quantity: '1', unitPrice: '5.35' },
    ]
    const sold = await sell(lines, [card(1_000), cash(1_000)])
    const inCash = { registerId, tender: 'cash', reason: 'Bar bitte' }
    const path = `/till-tickets/${sold.id}/refund`
    const refused = await firm.ask('POST', path, inCash, as('cashier'))
    const detail = { reason: 'needsRefundRight' }
    expect([refused.status, refused.body.data.detail]).toEqual([403, detail])
    const first = await firm.must<Ticket>(
      'POST',
      path,
      { ...inCash, tender: null, lines: [{ position: 0, quantity: '1' }] },
      as('cashier'),
    )
    expect(first.tenders).toMatchObject([
      { tender: 'card', amount: -1_000 },
      { tender: 'cash', amount: -190 },
    ])
    expect((await back(sold, 1, 'card')).tenders).toMatchObject([{ tender: 'card', amount: -535 }])
  })
})

describe('a ticket with empties taken back', () => {
  const lines = [
    { ...cup, quantity: '1', unitPrice: '80' },
    { ...cup, description: 'Leergut', quantity: '-1', unitPrice: '50' },
  ]

  test('is paid back as a whole with what was taken off', async () => {
    const sold = await sell(lines, [card(3_000)])
    const path = `/till-tickets/${sold.id}/refund`
    const back = await firm.must<Ticket>('POST', path, { registerId, reason: 'Zurück' })
    expect(back.tenders).toMatchObject([{ tender: 'card', amount: -3_000 }])
    expect([back.total, back.tax]).toEqual([-3_000, 0 - sold.tax])
    expect((await firm.ask('POST', path, { registerId, reason: 'Noch' })).status).toBe(409)
  })

  test('gives back more than it came to only by who may', async () => {
    const sold = await sell(lines, [card(3_000)])
    const path = `/till-tickets/${sold.id}/refund`
    const goods = { registerId, reason: 'Zurück', lines: [{ position: 0, quantity: '1' }] }
    expect((await firm.ask('POST', path, goods, as('cashier'))).status).toBe(403)
    expect((await firm.must<Ticket>('POST', path, goods)).total).toBe(-8_000)
    expect((await firm.ask('POST', path, { registerId, reason: 'Rest' })).status).toBe(409)
  })
})

test('a receipt is seen by its code alone, with what is printed on it', async () => {
  const sold = await sell([{ ...cup, quantity: '1', unitPrice: '11.90' }], [cash(2_000)])
  const nobody = { role: null, userId: '' }
  const path = `/public/tickets/${sold.publicToken}`
  const copy = await firm.must<PublicTicket>('GET', `${path}/receipt`, undefined, nobody)
  expect(copy).toMatchObject({ number: sold.number, total: 1190, tax: 190, language: 'de' })
  expect(Object.keys(copy)).not.toEqual(expect.arrayContaining(['customerId']))
  const wrong = `/public/tickets/${sold.publicToken.slice(0, -1)}/receipt`
  expect((await firm.ask('GET', wrong, undefined, nobody)).status).toBe(404)
})

test('tickets count in sales by item and by customer, refunds taken off', async () => {
  const { id: customerId } = await firm.customer({ name: 'Café Nord' })
  const base = { kind: 'product', unit: 'pc', unitPrice: '10', taxCode: 'DE-S19' }
  const pot = await firm.must<{ id: string }>('POST', '/items', { ...base, name: 'Kanne' })
  const line = { ...cup, itemId: pot.id, quantity: '3', unitPrice: '11.90' }
  const sold = await sell([line], [card(3_570)], { customerId })
  await firm.must('POST', `/till-tickets/${sold.id}/refund`, {
    registerId,
    reason: 'Sprung',
    lines: [{ position: 0, quantity: '1' }],
  })
  const asked = async (by: string) => {
    const { rows } = await firm.must<Report>('GET', `/reports/${by}`)
    return rows.map(({ cells }) => cells.map((cell) => cell?.amount ?? cell?.text ?? cell?.number))
  }
  const span = `period=custom&from=${today.slice(0, 4)}-01-01&to=${today}`
  expect(await asked(`sales-by-item?${span}`)).toContainEqual(
    expect.arrayContaining(['Kanne', 2_000]),
  )
  const open = (await asked(`sales-by-item?${span}`)).at(-1)
  expect(open?.[0]).toBe('Davon an noch offenen Kassen')
  expect(await asked(`custom?${span}&by=customer`)).toContainEqual(
    expect.arrayContaining(['Café Nord', 2_000]),
  )
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/till-sessions?tab=open')
  const sessionId = rows[0]?.id ?? ''
  const { report } = await firm.must<TillSession>('GET', `/till-sessions/${sessionId}`)
  await firm.must('POST', `/till-sessions/${sessionId}/count`, { other: report.cash?.expected })
  expect(await asked(`sales-by-customer?${span}`)).toContainEqual(
    expect.arrayContaining(['Café Nord', 2_000]),
  )
})
