import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import type { Cart, Ticket } from '#contract/tills/till-tickets.ts'
import type { TillRegister } from '#contract/tills/tills.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { reader, standInProvider } from '../tills/at-terminal.fixture.ts'
import { tillOf } from '../tills/till-of.fixture.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

// DSFinV-K, annex D: `Unbar` for what no coins or notes paid; a refund has its own receipt, below zero.
test('what a terminal charged and gave back is signed and listed as paid without cash', async () => {
  const provider = standInProvider()
  const { firm, till, path, setUp, open, close } = await tillOf('DE')
  await setUp()
  const known = await firm.must<TillRegister>('GET', `/till-registers/${till.id}`)
  await firm.must('PUT', `/till-registers/${till.id}`, { ...known, terminalReader: reader })
  const session = await open()
  const { id, version } = await firm.must<Cart>('POST', `/till-registers/${till.id}/carts`, {})
  const line = { description: 'Tasse', quantity: '2', unitPrice: '11.90', taxCode: 'DE-S19' }
  await firm.must('PUT', `/till-carts/${id}`, { lines: [line], version })
  const tenders = [
    { tender: 'card', amount: 0 },
    { tender: 'cash', amount: 380 },
  ]
  await firm.must('POST', `/till-carts/${id}/terminal`, { tenders })
  provider.pay()
  await firm.must('POST', `/till-carts/${id}/terminal/look`, {})
  const sold = await firm.must<Ticket>('GET', `/till-tickets/${id}`)
  expect(sold.fiscal.code.split(';')[3]).toBe(
    'Beleg^23.80_0.00_0.00_0.00_0.00^3.80:Bar_20.00:Unbar',
  )
  const back = await firm.must<Ticket>('POST', `/till-tickets/${id}/refund`, {
    ...{ registerId: till.id, reason: 'Sprung', lines: [{ position: 0, quantity: '1' }] },
  })
  expect(back.fiscal.code.split(';')[3]).toBe('Beleg^-11.90_0.00_0.00_0.00_0.00^-11.90:Unbar')
  expect([...provider.intents.values()][0]?.refunds).toMatchObject([{ amount: 1_190 }])
  // 100.00 to begin with and 3.80 in cash; the card never was in the drawer.
  expect(await close(session.id, 10_380)).toMatchObject({
    state: 'closed',
    report: {
      total: 1_190,
      tenders: [
        { tender: 'cash', taken: 380, refunded: 0 },
        { tender: 'card', taken: 2_000, refunded: 1_190 },
      ],
    },
  })
  const answer = await askFirm(
    firm,
    'GET',
    `${path}/file?kind=dsfinvk&from=2020-01-01&to=2099-12-31`,
  )
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const text = (name: string) => strFromU8(files[`${name}.csv`] ?? new Uint8Array())
  expect(text('payment')).toMatch(/"Unbar";"Karte";8,10/)
  expect(text('datapayment')).toMatch(/"Unbar";"Karte";"EUR";.*;20,00/)
  expect(text('datapayment')).toMatch(/"Unbar";"Karte";"EUR";.*;-11,90/)
})
