import { expect, test } from 'vitest'
import type { Employee } from '#contract/people/employees.ts'
import type { PayAdvance } from '#contract/people/pay-advances.ts'
import type { PayFigures } from '#contract/people/pay-figures.ts'
import type { PayOrder } from '#contract/people/pay-orders.ts'
import type { PayrollDue, PayrollRun } from '#contract/people/payroll-runs.ts'
import type { PayslipRecord } from '#contract/people/payslips.ts'
import { approve, hire, runOf, slipOf } from '#upstream/testing/payroll-firm.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const hr = { role: 'hr' as const, userId: '01HYYYYYYYYYYYYYYYYYYYYYYY' }

function linesOf({ lines }: PayslipRecord, kind: string) {
  return lines.filter((line) => line.kind === kind).map(({ name, amount }) => [name, amount])
}

const order = {
  ...{ name: 'Stadtkasse Hamburg', reference: 'AZ 7/26', kind: 'ordinary' },
  ...{ servedDate: '2026-02-10', claim: 150_00, protection: 'keep', keep: 1_900_00 },
}

async function orderOf(firm: TestFirm, more: object = {}) {
  const employee = await hire(firm, '3200')
  return firm.must<PayOrder>('POST', '/pay-orders', { ...order, employeeId: employee.id, ...more })
}

test('an order takes what is owed over protected pay, is owed to its creditor, and ends', async () => {
  const firm = await TestFirm.open()
  const { id } = await orderOf(firm, { instalment: 100_00 })
  const march = await runOf(firm, '2026-03')
  expect(linesOf(await slipOf(firm, march), 'garnishment')).toEqual([
    ['Stadtkasse Hamburg', 100_00],
  ])
  expect(await firm.must('GET', `/pay-orders/${id}`)).toMatchObject({ taken: 0, left: 150_00 })
  await approve(firm, march)
  expect(await firm.must('GET', `/pay-orders/${id}`)).toMatchObject({ taken: 100_00, left: 50_00 })
  const posted = await firm.must<PayrollRun>('POST', `/payroll-runs/${march.id}/post`, {})
  const due = posted.dues.find(({ authority }) => authority === 'creditor')
  expect(due).toMatchObject({
    creditor: 'Stadtkasse Hamburg',
    amount: 100_00,
    dueDate: '2026-03-28',
  })
  const pay = { date: '2026-03-30', account: posted.accounts[0]?.code }
  const paid = await firm.must<PayrollDue>('POST', `/payroll-dues/${due?.id}/pay`, pay)
  expect(paid.paidDate).toBe('2026-03-30')
  const april = await runOf(firm, '2026-04')
  expect(linesOf(await slipOf(firm, april), 'garnishment')).toEqual([['Stadtkasse Hamburg', 50_00]])
  await approve(firm, april)
  expect(linesOf(await slipOf(firm, await runOf(firm, '2026-05')), 'garnishment')).toEqual([])
  // What something was taken for is archived and not deleted.
  expect((await firm.ask('DELETE', `/pay-orders/${id}`)).status).toBe(409)
})

test('what an order leaves is checked at its field', async () => {
  const firm = await TestFirm.open()
  const employee = await hire(firm, '3200')
  const abroad = await firm.must<Employee>('POST', '/employees', {
    ...{ name: 'Lea', place: 'FR', startDate: '2026-01-01' },
  })
  const fields = async (more: object) =>
    (await firm.ask('POST', '/pay-orders', { ...order, employeeId: employee.id, ...more })).body
      .data.fields
  expect(await fields({ protection: 'share' })).toEqual({ percent: { key: 'required' } })
  expect(await fields({ iban: 'DE00' })).toEqual({ iban: { key: 'invalidIban' } })
  expect(await fields({ protection: 'table', employeeId: abroad.id })).toEqual({
    protection: { key: 'noProtectionTable' },
  })
  expect(await fields({ claim: -1 })).toEqual({ claim: { key: 'negative' } })
})

test('a loan is paid out when another person approves it, and comes back in instalments', async () => {
  const firm = await TestFirm.open()
  const employee = await hire(firm, '3200')
  const accounts = (await firm.must<{ accounts: { code: string }[] }>('GET', '/payroll-dues'))
    .accounts
  const asked = await firm.must<PayAdvance>(
    'POST',
    '/pay-advances',
    {
      ...{ employeeId: employee.id, kind: 'loan', amount: 500_00, instalment: 200_00 },
      ...{ paidDate: '2026-03-02', firstDate: '2026-03-15', account: accounts[0]?.code },
    },
    hr,
  )
  expect(asked).toMatchObject({ state: 'asked', left: 500_00 })
  // Nothing is taken for what nobody approved.
  const march = await runOf(firm, '2026-03')
  expect(linesOf(await slipOf(firm, march), 'repayment')).toEqual([])
  const at = `/pay-advances/${asked.id}/approve`
  const own = await firm.ask('POST', at, { version: asked.version }, hr)
  expect([own.status, own.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
  const open = await firm.must<PayAdvance>('POST', at, { version: asked.version })
  expect(open).toMatchObject({ state: 'open', approvedByName: 'Maria' })
  const changed = await firm.ask('PUT', `/pay-advances/${asked.id}`, {
    ...{ employeeId: employee.id, amount: 1, paidDate: '2026-03-02', firstDate: '2026-03-15' },
    version: open.version,
  })
  expect(changed.body.data.detail).toEqual({ reason: 'payAdvanceApproved' })
  const again = { version: march.version }
  const anew = await firm.must<PayrollRun>('POST', `/payroll-runs/${march.id}/calculate`, again)
  expect(linesOf(await slipOf(firm, anew), 'repayment')).toEqual([['Darlehensrate', 200_00]])
  await approve(firm, anew)
  // Who leaves pays back all that is left.
  const { version } = await firm.must<Employee>('GET', `/employees/${employee.id}`)
  await firm.must('PUT', `/employees/${employee.id}`, {
    ...employee,
    ...{ endDate: '2026-04-30', version },
  })
  const april = await runOf(firm, '2026-04')
  expect(linesOf(await slipOf(firm, april), 'repayment')).toEqual([['Darlehensrate', 300_00]])
  await approve(firm, april)
  expect(await firm.must('GET', `/pay-advances/${asked.id}`)).toMatchObject({
    ...{ state: 'repaid', left: 0, repaid: 500_00 },
  })
})

test('figures of another program carry cumulative tax on within the year', async () => {
  // Twelve equal months by us, and nine by another program with three by us, come to the same tax.
  const address = { street: '1 Quay', postcode: 'E1 6AN', city: 'London', country: 'GB' }
  const firm = await TestFirm.open({ address, baseCurrency: 'GBP', language: 'en' })
  const employee = await hire(firm, '3000', { place: 'GB', taxNumber: '', iban: '' })
  const at = `/pay-people/${employee.id}/figures`
  const without = await slipOf(firm, await runOf(firm, '2026-07'))
  const taxOf = ({ lines }: PayslipRecord) =>
    lines.find(({ code }) => code === 'income_tax')?.amount ?? 0
  // Without them, four months of free pay are set against one month: no tax at all.
  expect(taxOf(without)).toBe(0)
  const input = {
    ...{ throughDate: '2026-06-28', gross: 9_000_00, taxes: 1_400_00, net: 7_600_00 },
    figures: { taxablePay: 9_000_00, tax: 1_170_60, unknown: 5 },
  }
  const saved = await firm.must<PayFigures>('POST', at, input)
  expect(saved.years).toMatchObject([
    { yearFrom: '2026-04-06', figures: { taxablePay: 9_000_00, tax: 1_170_60 }, version: 1 },
  ])
  expect((await firm.ask('POST', at, input)).status).toBe(409)
  const { rows } = await firm.must<{ rows: PayrollRun[] }>('GET', '/payroll-runs')
  const [july] = rows
  const { version } = await firm.must<PayrollRun>('GET', `/payroll-runs/${july?.id}`)
  const calculate = `/payroll-runs/${july?.id}/calculate`
  const anew = await firm.must<PayrollRun>('POST', calculate, { version })
  const slip = await slipOf(firm, anew)
  // A fourth of the way through 12,000: 20 % of what is above a third of the allowance.
  expect(Math.abs(taxOf(slip) - 390_20)).toBeLessThan(5_00)
  expect(slip.yearToDate).toMatchObject({ gross: 12_000_00 })
  await approve(firm, anew)
  const late = { ...input, throughDate: '2026-07-28', version: 1 }
  expect((await firm.ask('POST', at, late)).body.data.fields).toEqual({
    throughDate: { key: 'paidHereAlready' },
  })
})

test('unpaid leave lowers pay, and one that is cancelled after the payment comes back later', async () => {
  const firm = await TestFirm.open()
  const anna = { role: 'employee' as const, userId: '01HZZZZZZZZZZZZZZZZZZZZZZZ' }
  const employee = await hire(firm, '3000', { userId: anna.userId })
  const at = `/employees/${employee.id}/leave-requests`
  const ask = { typeCode: 'unpaid', ...{ from: '2026-03-09', to: '2026-03-15' } }
  const leave = await firm.must<{ id: string; version: number }>('POST', at, ask)
  const march = await runOf(firm, '2026-03')
  // Seven of thirty days, the weekend within them.
  expect(march.gross).toBe(2_300_00)
  await approve(firm, march)
  // What HR noted has nobody to ask: the person takes it back at once.
  await firm.must('POST', `/leave-requests/${leave.id}/cancel`, { reason: 'Doch da' }, anna)
  const april = await runOf(firm, '2026-04')
  const earned = (await slipOf(firm, april)).lines.filter(({ kind }) => kind === 'earning')
  expect(earned.map(({ amount, forMonth }) => [forMonth, amount])).toEqual([
    ['2026-03', 700_00],
    [null, 3_000_00],
  ])
})

test('who leaves is paid the leave that is left with the last payslip', async () => {
  const firm = await TestFirm.open()
  const employee = await hire(firm, '2600')
  const { version } = await firm.must<Employee>('GET', `/employees/${employee.id}`)
  const endDate = '2026-06-30'
  await firm.must('PUT', `/employees/${employee.id}`, { ...employee, endDate, version })
  const earnings = async (month: string) => {
    const made = await runOf(firm, month)
    const { lines } = await slipOf(firm, made)
    await approve(firm, made)
    return lines.filter(({ kind }) => kind === 'earning').map(({ code, amount }) => [code, amount])
  }
  expect(await earnings('2026-05')).toEqual([['salary', 2_600_00]])
  // Half of twenty days of the law, each a fifth of the week's 600.
  expect(await earnings('2026-06')).toEqual([
    ['salary', 2_600_00],
    ['leave_payout', 1_200_00],
  ])
})

test('nobody but HR reads or writes what is withheld', async () => {
  const firm = await TestFirm.open()
  const { id, employeeId } = await orderOf(firm)
  for (const role of ['accountant', 'sales', 'cashier', 'employee', 'crm', 'readOnly'] as const) {
    for (const path of [
      '/pay-orders',
      `/pay-orders/${id}`,
      '/pay-advances',
      `/pay-people/${employeeId}/figures`,
    ]) {
      expect([role, path, (await firm.ask('GET', path, undefined, { role })).status]).toEqual([
        role,
        path,
        403,
      ])
    }
    const made = await firm.ask('POST', '/pay-orders', { ...order, employeeId }, { role })
    expect([role, made.status]).toEqual([role, 403])
  }
})

test('orders are found, changed, archived and sorted as every register', async () => {
  const firm = await TestFirm.open()
  const { id, version, employeeId } = await orderOf(firm)
  const changed = { ...order, employeeId, claim: 0, version }
  const after = await firm.must<PayOrder>('PUT', `/pay-orders/${id}`, changed)
  expect(after).toMatchObject({ left: null, version: 2 })
  const found = await firm.must<{ rows: PayOrder[] }>('GET', '/pay-orders?q=stadtkasse')
  expect(found.rows.map((row) => row.id)).toEqual([id])
  await firm.must('POST', `/pay-orders/${id}/archive`, {})
  const march = await runOf(firm, '2026-03')
  expect(linesOf(await slipOf(firm, march), 'garnishment')).toEqual([])
})

test('nobody eases what is withheld from their own pay, but the owner', async () => {
  const firm = await TestFirm.open()
  const employee = await hire(firm, '3200', { userId: hr.userId })
  const { id } = await firm.must<PayOrder>('POST', '/pay-orders', {
    ...{ ...order, employeeId: employee.id },
  })
  const reasonOf = async (...call: [string, string, object?]) => {
    const [method, path, input] = call
    return (await firm.ask(method, path, input, hr)).body.data.detail
  }
  const own = { reason: 'ownMatter' }
  const less = { ...order, employeeId: employee.id, keep: 9_000_00, version: 1 }
  expect(await reasonOf('PUT', `/pay-orders/${id}`, less)).toEqual(own)
  expect(await reasonOf('POST', `/pay-orders/${id}/archive`, {})).toEqual(own)
  expect(await reasonOf('DELETE', `/pay-orders/${id}`)).toEqual(own)
  const many = { action: 'archive', ids: [id] }
  await firm.ask('POST', '/pay-orders/bulk', many, hr)
  expect(await firm.must('GET', `/pay-orders/${id}`)).toMatchObject({ isArchived: false })
  const loan = await firm.must<PayAdvance>('POST', '/pay-advances', {
    ...{ employeeId: employee.id, kind: 'loan', amount: 500_00, instalment: 100_00 },
    ...{ paidDate: '2026-03-02', firstDate: '2026-03-15' },
  })
  await firm.must('POST', `/pay-advances/${loan.id}/approve`, { version: loan.version })
  expect(await reasonOf('POST', `/pay-advances/${loan.id}/archive`, {})).toEqual(own)
  await firm.must('POST', `/pay-advances/${loan.id}/archive`, {})
})
