import { expect, test } from 'vitest'
import type { CostCentre } from '#contract/books/cost-centres.ts'
import type { Report } from '#contract/reporting/reports.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import type { TillRegister, TillSession } from '#contract/tills/tills.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { cash, saleInput } from './testing/sale-inputs.ts'

test('Income stays at the centre that its register had when it was sold, and so does what comes back', async () => {
  const firm = await TestFirm.open()
  const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const centre = (code: string) =>
    firm.must<CostCentre>('POST', '/cost-centres', { code, name: `No. ${code}` })
  const [north, south] = [await centre('1'), await centre('2')]
  const input = { name: 'Kasse', code: 'K1', warehouseId: rows[0]?.id, float: 0 }
  const open = async (values: object) => {
    const till = await firm.must<TillRegister>('POST', '/till-registers', values)
    const at = `/till-registers/${till.id}/open`
    return { till, session: await firm.must<TillSession>('POST', at, { other: 0 }) }
  }
  const first = await open({ ...input, costCentreId: north.id })
  const lines = [{ description: 'Tee', quantity: '1', unitPrice: '11.90', taxCode: 'DE-S19' }]
  const sale = saleInput(first.till.id, lines, [cash(1_190)])
  const sold = await firm.must<Ticket>('POST', '/till-tickets', sale)
  const { version } = first.till
  const moved = { ...input, costCentreId: south.id, version }
  await firm.must('PUT', `/till-registers/${first.till.id}`, moved)
  await firm.must('POST', `/till-sessions/${first.session.id}/count`, { other: 1_190 })
  const profits = () =>
    Promise.all(
      [north, south].map(async ({ id }) => {
        const report = await firm.must<Report>('GET', `/reports/profit-and-loss?costCentre=${id}`)
        return report.rows.at(-1)?.cells[1]?.amount ?? 0
      }),
    )
  expect(await profits()).toEqual([1_000, 0])
  const second = await open({ ...input, code: 'K2', name: 'Kasse 2', costCentreId: south.id })
  const refund = { registerId: second.till.id, tender: 'cash', reason: 'Kalt' }
  await firm.must('POST', `/till-tickets/${sold.id}/refund`, refund)
  const short = `/till-sessions/${second.session.id}/moves`
  await firm.must('POST', short, { direction: 'in', amount: 1_190, reason: 'bank', note: '' })
  await firm.must('POST', `/till-sessions/${second.session.id}/count`, { other: 0 })
  expect(await profits()).toEqual([0, 0])
})
