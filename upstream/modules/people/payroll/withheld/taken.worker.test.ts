import { expect, test } from 'vitest'
import type { PayOrder } from '#contract/people/pay-orders.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import type { PayslipRecord } from '#contract/people/payslips.ts'
import { approve, hire, runOf, slipOf } from '#upstream/testing/payroll-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const order = {
  ...{ name: 'Stadtkasse Hamburg', kind: 'ordinary', servedDate: '2026-02-10' },
  ...{ protection: 'keep', keep: 0 },
}

const garnished = ({ lines }: PayslipRecord) =>
  lines.filter(({ kind }) => kind === 'garnishment').map(({ amount }) => amount)

async function again(firm: TestFirm, { id }: PayrollRun) {
  const { version } = await firm.must<PayrollRun>('GET', `/payroll-runs/${id}`)
  return firm.must<PayrollRun>('POST', `/payroll-runs/${id}/calculate`, { version })
}

test('unpaid leave lowers hours of who is paid by the hour', async () => {
  const firm = await TestFirm.open()
  const { id: employeeId } = await hire(firm, '3200')
  const days = { monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '8' }
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId, startDate: '2026-03-01', ...days, pay: '20', payPer: 'hour', currency: 'EUR' },
  })
  const leave = { typeCode: 'unpaid', from: '2026-03-09', to: '2026-03-15' }
  await firm.must('POST', `/employees/${employeeId}/leave-requests`, leave)
  // Twenty-two days of eight hours, less five.
  expect((await runOf(firm, '2026-03')).gross).toBe(17 * 8 * 20_00)
})

test('no creditor takes expenses that are paid back', async () => {
  const firm = await TestFirm.open()
  const { id: employeeId } = await hire(firm, '3200')
  await firm.must('POST', '/pay-orders', { ...order, employeeId })
  const march = await runOf(firm, '2026-03')
  const before = garnished(await slipOf(firm, march))
  const payslip = `/payslips/${march.rows[0]?.payslipId}`
  await firm.must('PUT', payslip, { runVersion: march.version, expenses: '250.00' })
  const slip = await slipOf(firm, await again(firm, march))
  expect(garnished(slip)).toEqual(before)
  expect(slip.net).toBe(250_00)
})

test('what is owed once is taken once, whichever of two open runs is approved first', async () => {
  const firm = await TestFirm.open()
  const { id: employeeId } = await hire(firm, '3200')
  const { id } = await firm.must<PayOrder>('POST', '/pay-orders', {
    ...{ ...order, employeeId, claim: 150_00 },
  })
  const march = await runOf(firm, '2026-03')
  const april = await runOf(firm, '2026-04')
  expect(garnished(await slipOf(firm, april))).toEqual([150_00])
  await approve(firm, april)
  const stale = { version: march.version, isAlone: true }
  const refused = await firm.ask('POST', `/payroll-runs/${march.id}/approve`, stale)
  const { status, body } = refused
  expect([status, body.data.detail]).toEqual([409, { reason: 'payrollNotCalculated' }])
  const anew = await again(firm, march)
  expect(garnished(await slipOf(firm, anew))).toEqual([])
  await approve(firm, anew)
  expect(await firm.must('GET', `/pay-orders/${id}`)).toMatchObject({ taken: 150_00, left: 0 })
})
