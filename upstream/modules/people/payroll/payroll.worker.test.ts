import { expect, test } from 'vitest'
import { roles } from '#contract/core/roles.ts'
import type { Employee } from '#contract/people/employees.ts'
import type { PayComponent } from '#contract/people/pay-components.ts'
import type { PayPersonRecord } from '#contract/people/pay-data.ts'
import { payFacts } from '#contract/people/pay-facts.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import type { OwnPayslipRow, Payslip, PayslipRecord } from '#contract/people/payslips.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { componentList, payComponents } from './components.ts'

const bonus = {
  name: 'Night bonus',
  code: 'night_bonus',
  kind: 'earning',
  position: 70,
  formula: 'min(hours, 10) * 2.50',
}

testRegister({
  register: payComponents,
  list: componentList,
  made: bonus,
  changed: { formula: '25.00' },
  word: 'night',
})

const week = { monday: '8', tuesday: '8', wednesday: '8', thursday: '8', friday: '8' }

/** What stands in the form of a country before anybody typed, with what has no usual value. */
function usualFacts(country: string, more: Record<string, string> = {}) {
  const usual = (payFacts[country] ?? []).map(({ name, usual }) => [name, usual])
  return { ...Object.fromEntries(usual), ...more }
}

async function hire(firm: TestFirm, more: Record<string, unknown> = {}, pay = '3200') {
  const employee = await firm.must<Employee>('POST', '/employees', {
    ...{ name: 'Anna Berg', number: '1', place: 'DE-HH', startDate: '2026-01-01' },
    ...{ iban: 'DE02120300000000202051', taxNumber: '12345678901', ...more },
  })
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId: employee.id, startDate: employee.startDate, ...week },
    ...{ pay, payPer: 'month', currency: 'EUR' },
  })
  await firm.must<PayPersonRecord>('POST', '/pay-data', {
    ...{ employeeId: employee.id, fromDate: employee.startDate },
    facts: usualFacts('DE', { isChildless: 'yes' }),
  })
  return employee
}

const november = { month: '2026-11', payDate: '2026-11-30' }

test('a month is calculated for everybody, approved by another person, and read by each alone', async () => {
  const firm = await TestFirm.open()
  const anna = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
  await hire(firm, { userId: anna })
  const ben = await hire(firm, { name: 'Ben Cole', number: '2' }, '2500')
  const run = await firm.must<PayrollRun>('POST', '/payroll-runs', november)
  expect(run).toMatchObject({ state: 'calculated', people: 2, problems: 0, gross: 5_700_00 })
  const [first] = run.rows
  const slip = await firm.must<PayslipRecord>('GET', `/payslips/${first?.payslipId}`)
  expect(slip.lines[0]).toMatchObject({ kind: 'earning', name: 'Gehalt', amount: 3_200_00 })
  const signs: Record<string, number> = { earning: 1, statutory: -1 }
  const sum = slip.lines.reduce((all, { kind, amount }) => all + (signs[kind] ?? 0) * amount, 0)
  expect(sum).toBe(slip.net)
  expect(slip.net).toBeGreaterThan(2_000_00)
  const twice = await firm.ask('POST', '/payroll-runs', november)
  expect(twice.body.data.fields).toEqual({ month: { key: 'payrollOfMonth' } })

  // Nobody sees a payslip that is not approved, and whoever prepared it does not approve it.
  const own = (userId: string) => ({ role: 'employee' as const, userId })
  const rows = async (userId: string) =>
    (await firm.must<{ rows: OwnPayslipRow[] }>('GET', '/own-payslips', undefined, own(userId)))
      .rows
  expect(await rows(anna)).toEqual([])
  const approve = `/payroll-runs/${run.id}/approve`
  const refused = await firm.ask('POST', approve, { version: run.version })
  expect(refused.body.data.detail).toEqual({ reason: 'preparedByYou' })
  const hr = { role: 'hr' as const, userId: '01HYYYYYYYYYYYYYYYYYYYYYYY' }
  await firm.must('POST', approve, { version: run.version }, hr)
  const [mine] = await rows(anna)
  expect(mine).toMatchObject({ month: '2026-11', gross: 3_200_00, net: slip.net })
  expect(await rows(hr.userId)).toEqual([])
  const read = (id: string | undefined, how: object) =>
    firm.ask<Payslip>('GET', `/own-payslips/${id}`, undefined, how)
  expect((await read(mine?.id, own(anna))).body.net).toBe(slip.net)
  const bens = run.rows.find(({ employeeId }) => employeeId === ben.id)
  expect((await read(bens?.payslipId, own(anna))).status).toBe(404)
  expect((await read(mine?.id, own(hr.userId))).status).toBe(404)
  expect((await read(mine?.id, { ...own(anna), isProgram: true })).status).toBe(404)

  // What is approved stays as it is.
  const { version } = await firm.must<PayrollRun>('GET', `/payroll-runs/${run.id}`)
  for (const [method, path] of [
    ['POST', `/payroll-runs/${run.id}/calculate`],
    ['DELETE', `/payroll-runs/${run.id}`],
  ] as const) {
    const answer = await firm.ask(method, path, method === 'POST' ? { version } : undefined)
    expect([path, answer.body.data.detail]).toEqual([path, { reason: 'payrollSettled' }])
  }
})

test('what is missing is said at the person, and the run waits until it is there', async () => {
  const firm = await TestFirm.open()
  const employee = await firm.must<Employee>('POST', '/employees', {
    ...{ name: 'Eva', place: 'DE-BE', startDate: '2026-11-16' },
  })
  const run = await firm.must<PayrollRun>('POST', '/payroll-runs', november)
  expect(run.rows[0]?.problem).toEqual({ code: 'contract_missing', params: {} })
  expect(run.actions).not.toContain('approve')
  const approve = { version: run.version, isAlone: true }
  const refused = await firm.ask('POST', `/payroll-runs/${run.id}/approve`, approve)
  expect(refused.body.data.detail).toEqual({ reason: 'payrollIncomplete' })
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId: employee.id, startDate: '2026-11-16', ...week },
    ...{ pay: '3000', payPer: 'month', currency: 'EUR' },
  })
  const wrong = { employeeId: employee.id, fromDate: '2026-11-16', facts: { taxClass: '7' } }
  const answer = await firm.ask('POST', '/pay-data', wrong)
  expect(answer.body.data.fields['facts.taxClass']).toEqual({ key: 'required' })
  const given = await firm.must<PayPersonRecord>('POST', '/pay-data', {
    ...wrong,
    facts: usualFacts('DE'),
  })
  expect(given.missing).toEqual(['account', 'taxNumber'])
  const again = `/payroll-runs/${run.id}/calculate`
  const { rows, version } = await firm.must<PayrollRun>('POST', again, { version: run.version })
  // Fifteen of thirty days.
  expect(rows[0]).toMatchObject({ gross: 1_500_00, problem: null })
  expect((await firm.ask('POST', again, { version: run.version })).status).toBe(409)
  // A deduction that is too large never takes net pay below nothing; the rest waits.
  const inputs = { deduction: '9000', bonus: '100', runVersion: version }
  const slipPath = `/payslips/${rows[0]?.payslipId}`
  const changed = await firm.must<PayslipRecord>('PUT', slipPath, inputs)
  const last = await firm.must<PayrollRun>('POST', again, { version: changed.runVersion })
  expect(last.rows[0]).toMatchObject({ gross: 1_600_00, net: 0 })
  await firm.must('POST', `/payroll-runs/${run.id}/approve`, { ...approve, version: last.version })
})

test('a formula that cannot be worked out is refused at its field', async () => {
  const firm = await TestFirm.open()
  const fields = async (more: object) =>
    (await firm.ask('POST', '/pay-components', { ...bonus, ...more })).body.data.fields
  expect(await fields({ formula: 'monthly_pay *' })).toMatchObject({
    formula: { key: 'formulaUnreadable' },
  })
  expect(await fields({ formula: 'nights * 2' })).toMatchObject({
    formula: { key: 'formulaNameUnknown' },
  })
  expect(await fields({ formula: 'night_bonus + 1' })).toMatchObject({
    formula: { key: 'formulaCycle' },
  })
  await hire(firm)
  await firm.must('POST', '/payroll-runs', november)
  expect(await fields({ code: 'salary' })).toMatchObject({ code: { key: 'componentCodeTwice' } })
  // The first run brings what payslips of the country usually have.
  const { rows } = await firm.must<{ rows: PayComponent[] }>('GET', '/pay-components')
  expect(rows.map(({ code }) => code)).toEqual([
    ...['salary', 'wages', 'bonus', 'leave_payout', 'expenses', 'other_deduction'],
    ...['night_premium', 'sunday_premium', 'holiday_premium', 'premiums_untaxed'],
    ...['premiums_taxed', 'overtime'],
  ])
})

test('every country with rules pays an ordinary month by what its form begins with', async () => {
  const places: Record<string, [string, string, string]> = {
    DE: ['DE-BY', 'EUR', '3000'],
    AT: ['AT-9', 'EUR', '3000'],
    CH: ['CH-ZH', 'CHF', '6000'],
    FR: ['FR', 'EUR', '3000'],
    IT: ['IT', 'EUR', '2000'],
    ES: ['ES', 'EUR', '2000'],
    GB: ['GB', 'GBP', '3000'],
    US: ['US', 'USD', '5000'],
    XX: ['NL', 'EUR', '3000'],
  }
  for (const [country, [place, currency, pay]] of Object.entries(places)) {
    const own = place.slice(0, 2)
    const address = { street: 'A 1', postcode: '1000', city: 'B', country: own }
    const firm = await TestFirm.open({ address, vatId: '', baseCurrency: currency })
    const employee = await firm.must<Employee>('POST', '/employees', {
      ...{ name: 'Anna', place, startDate: '2026-11-01' },
    })
    await firm.must('POST', '/employee-contracts', {
      ...{ employeeId: employee.id, startDate: '2026-11-01', ...week },
      ...{ pay, payPer: 'month', currency },
    })
    const more: Record<string, string> = ['ES', 'XX'].includes(country)
      ? { incomeTaxRate: '15' }
      : {}
    await firm.must('POST', '/pay-data', {
      ...{ employeeId: employee.id, fromDate: '2026-11-01' },
      facts: usualFacts(country, more),
    })
    const run = await firm.must<PayrollRun>('POST', '/payroll-runs', november)
    expect([country, run.country, run.rows[0]?.problem]).toEqual([country, country, null])
    expect(run.net).toBeLessThan(run.gross)
    expect(run.net).toBeGreaterThan(run.gross / 2)
  }
})

test('an approved run is posted in balance, paid by a file of salaries, and one payment comes back', async () => {
  const firm = await TestFirm.open({
    bankAccount: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  })
  await hire(firm)
  const ben = await hire(firm, { name: 'Ben Cole', number: '2', iban: 'DE75512108001245126199' })
  const run = await firm.must<PayrollRun>('POST', '/payroll-runs', {
    ...november,
    payDate: '2026-11-23',
  })
  const at = `/payroll-runs/${run.id}`
  expect((await firm.ask('POST', `${at}/post`)).body.data.detail).toEqual({
    reason: 'payrollNotApproved',
  })
  await firm.must('POST', `${at}/approve`, { version: run.version, isAlone: true })
  const posted = await firm.must<PayrollRun>('POST', `${at}/post`)
  expect(posted.state).toBe('posted')
  const owed = posted.dues.reduce((sum, { amount }) => sum + amount, 0)
  // All that the run costs is net pay and what is owed to authorities.
  expect(owed).toBe(posted.employerCost - posted.net)
  expect(posted.dues.map(({ authority, dueDate }) => [authority, dueDate]).sort()).toEqual([
    ['health_fund', '2026-11-26'],
    ['tax_office', '2026-12-10'],
  ])
  const file = await firm.take('POST', `${at}/file`, { format: 'sepa09' })
  expect(file.body).toContain('<CtgyPurp><Cd>SALA</Cd></CtgyPurp>')
  expect(file.body).toContain(`<NbOfTxs>2</NbOfTxs>`)
  const [account] = posted.accounts
  const pay = { date: '2026-11-23', account: account?.code }
  expect((await firm.ask('POST', `${at}/settle`, { ...pay, date: '2027-01-01' })).status).toBe(422)
  expect((await firm.must<PayrollRun>('POST', `${at}/settle`, pay)).state).toBe('paid')

  const slip = posted.rows.find(({ employeeId }) => employeeId === ben.id)
  const again = await firm.must<PayrollRun>('POST', `${at}/reopen`, {
    payslipId: slip?.payslipId,
    date: '2026-11-24',
  })
  expect(again.rows.map(({ paidDate }) => paidDate !== null)).toEqual([true, false])
  const second = await firm.take('POST', `${at}/file`, { format: 'sepa09' })
  expect(second.body).toContain('<NbOfTxs>1</NbOfTxs>')
  await firm.must('POST', `${at}/settle`, { ...pay, date: '2026-11-24' })
  for (const { id } of posted.dues) await firm.must('POST', `/payroll-dues/${id}/pay`, pay)
  const twice = await firm.ask('POST', `/payroll-dues/${posted.dues[0]?.id}/pay`, pay)
  expect(twice.body.data.detail).toEqual({ reason: 'dueIsPaid' })
  const pdf = await firm.download(`/payslips/${slip?.payslipId}/pdf`)
  expect([pdf.status, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(pdf.body).toContain('/StructTreeRoot')
})

test('no role but HR reads payroll, wherever it looks', async () => {
  const firm = await TestFirm.open()
  const employee = await hire(firm)
  const run = await firm.must<PayrollRun>('POST', '/payroll-runs', november)
  const slipId = run.rows[0]?.payslipId
  const places = [
    ...['/payroll-runs', `/payroll-runs/${run.id}`, `/payslips/${slipId}`, '/payroll-dues'],
    ...['/pay-data', `/pay-data/${employee.id}`, '/pay-components', '/pay-components/rows'],
    ...[`/payslips/${slipId}/pdf`, `/own-payslips/${slipId}`, `/own-payslips/${slipId}/pdf`],
    ...[`/records/payrollRun/${run.id}`, `/records/payData/${employee.id}`],
    ...['/search?q=2026-11', '/search?q=Berg', '/own-payslips'],
  ]
  const secrets = ['320000', String(run.net), 'taxClass', slipId ?? '', run.id]
  for (const role of roles) {
    if (['owner', 'admin', 'hr'].includes(role)) continue
    const how = { role, userId: '01HXXXXXXXXXXXXXXXXXXXXXXX' }
    for (const place of places) {
      const { body } = await firm.take('GET', place, undefined, how)
      const shown = secrets.filter((secret) => body.includes(secret) && !place.includes(secret))
      expect([role, place, shown]).toEqual([role, place, []])
    }
  }
})

test('a raise that is entered late is paid by the next run, once', async () => {
  const firm = await TestFirm.open()
  const employee = await hire(firm)
  const month = async (of: string, payDate: string) => {
    const run = await firm.must<PayrollRun>('POST', '/payroll-runs', { month: of, payDate })
    const at = `/payroll-runs/${run.id}/approve`
    await firm.must('POST', at, { version: run.version, isAlone: true })
    return run.rows[0]?.payslipId
  }
  await month('2026-09', '2026-09-30')
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId: employee.id, startDate: '2026-09-01', ...week },
    ...{ pay: '3400', payPer: 'month', currency: 'EUR' },
  })
  const october = await firm.must<PayslipRecord>(
    'GET',
    `/payslips/${await month('2026-10', '2026-10-30')}`,
  )
  expect(october.gross).toBe(3_600_00)
  const late = october.lines.filter(({ forMonth }) => forMonth === '2026-09')
  expect(late).toContainEqual(expect.objectContaining({ name: 'Gehalt', amount: 200_00 }))
  // Tax and contributions of September are worked out anew, and only what differs is taken now.
  const again = late.filter(({ kind }) => kind === 'statutory')
  expect(again.length).toBeGreaterThan(3)
  const last = await firm.must<PayslipRecord>(
    'GET',
    `/payslips/${await month('2026-11', '2026-11-30')}`,
  )
  expect([last.gross, last.lines.filter(({ forMonth }) => forMonth)]).toEqual([3_400_00, []])
})

const hr = (userId: string) => ({ role: 'hr' as const, userId })

test('whoever changed an input does not approve, whoever calculates after them', async () => {
  const firm = await TestFirm.open()
  const employee = await hire(firm)
  const [first, second] = [hr('01HYYYYYYYYYYYYYYYYYYYYYY1'), hr('01HYYYYYYYYYYYYYYYYYYYYYY2')]
  const run = await firm.must<PayrollRun>('POST', '/payroll-runs', november)
  const at = `/payroll-runs/${run.id}`
  const bonus = { bonus: '9000', runVersion: run.version }
  const typed = await firm.must<PayslipRecord>(
    'PUT',
    `/payslips/${run.rows[0]?.payslipId}`,
    bonus,
    first,
  )
  const calculated = await firm.must<PayrollRun>(
    'POST',
    `${at}/calculate`,
    { version: typed.runVersion },
    second,
  )
  const approve = { version: calculated.version }
  const refused = await firm.ask('POST', `${at}/approve`, approve, first)
  expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
  const approved = await firm.must<PayrollRun>('POST', `${at}/approve`, approve, second)
  expect(approved).toMatchObject({ state: 'approved', gross: 12_200_00 })

  // A raise counts as well, though somebody else touches the contract after it.
  const contract = await firm.must<{ id: string; version: number }>(
    'POST',
    '/employee-contracts',
    {
      ...{ employeeId: employee.id, startDate: '2026-12-01', ...week },
      ...{ pay: '9000', payPer: 'month', currency: 'EUR' },
    },
    first,
  )
  await firm.must('POST', `/employee-contracts/${contract.id}/archive`, {}, second)
  await firm.must('POST', `/employee-contracts/${contract.id}/restore`, {}, second)
  const december = { month: '2026-12', payDate: '2026-12-30' }
  const next = await firm.must<PayrollRun>('POST', '/payroll-runs', december)
  const approveNext = (who: object) =>
    firm.ask('POST', `/payroll-runs/${next.id}/approve`, { version: next.version }, who)
  expect((await approveNext(first)).status).toBe(403)
  expect((await approveNext(second)).status).toBe(403)
  expect((await approveNext(hr('01HYYYYYYYYYYYYYYYYYYYYYY3'))).status).toBe(200)
})

test('nothing is paid to an account that was changed after the approval and not approved', async () => {
  const firm = await TestFirm.open({
    bankAccount: { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  })
  const employee = await hire(firm)
  const [thief, other] = [hr('01HYYYYYYYYYYYYYYYYYYYYYY1'), hr('01HYYYYYYYYYYYYYYYYYYYYYY2')]
  const run = await firm.must<PayrollRun>('POST', '/payroll-runs', november)
  const at = `/payroll-runs/${run.id}`
  await firm.must('POST', `${at}/approve`, { version: run.version }, other)
  await firm.must('POST', `${at}/post`)
  const changed = { ...employee, iban: 'DE75512108001245126199' }
  await firm.must('PUT', `/employees/${employee.id}`, changed, thief)
  const refused = await firm.ask('POST', `${at}/file`, { format: 'sepa09' })
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'payAccountChanged' }])
  const { version, movedAccounts, actions } = await firm.must<PayrollRun>('GET', at)
  expect([movedAccounts, actions.includes('approve')]).toEqual([['Anna Berg'], true])
  const own = await firm.ask('POST', `${at}/approve`, { version }, thief)
  expect(own.body.data.detail).toEqual({ reason: 'preparedByYou' })
  const again = await firm.must<PayrollRun>('POST', `${at}/approve`, { version }, other)
  expect(again).toMatchObject({ state: 'posted', movedAccounts: [] })
  const file = await firm.take('POST', `${at}/file`, { format: 'sepa09' })
  expect(file.body).toContain('DE75512108001245126199')
})

/** Runs of months with their approval; the payslip of the only person in each. */
async function paidMonths(firm: TestFirm, months: readonly [string, string][]) {
  const slips: PayslipRecord[] = []
  for (const [month, payDate] of months) {
    const run = await firm.must<PayrollRun>('POST', '/payroll-runs', { month, payDate })
    const at = `/payroll-runs/${run.id}/approve`
    await firm.must('POST', at, { version: run.version, isAlone: true })
    slips.push(await firm.must<PayslipRecord>('GET', `/payslips/${run.rows[0]?.payslipId}`))
  }
  return slips
}

async function firmIn(country: string, currency: string, facts: Record<string, string> = {}) {
  const address = { street: 'A 1', postcode: '1000', city: 'B', country }
  const firm = await TestFirm.open({ address, vatId: '', baseCurrency: currency })
  const employee = await firm.must<Employee>('POST', '/employees', {
    ...{ name: 'Anna', place: country, startDate: '2025-01-01' },
  })
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId: employee.id, startDate: '2025-01-01', ...week },
    ...{ pay: '3000', payPer: 'month', currency },
  })
  await firm.must('POST', '/pay-data', {
    ...{ employeeId: employee.id, fromDate: '2025-01-01' },
    facts: usualFacts(country, facts),
  })
  return firm
}

test.each([
  ['AT', '2026-06', '2026-11'],
  ['ES', '2026-06', '2026-12'],
])('%s pays two whole extra months a year, in %s and %s', async (country, first, second) => {
  const firm = await firmIn(country, 'EUR', country === 'ES' ? { incomeTaxRate: '15' } : {})
  const slips = await paidMonths(firm, [
    [first, `${first}-30`],
    [second, `${second}-30`],
  ])
  expect(slips.map(({ gross }) => gross)).toEqual([6_000_00, 6_000_00])
})

test('the year to date of a British payslip runs from 6 April', async () => {
  const firm = await firmIn('GB', 'GBP')
  const slips = await paidMonths(firm, [
    ['2026-03', '2026-03-31'],
    ['2026-04', '2026-04-30'],
    ['2026-05', '2026-05-29'],
  ])
  expect(slips.map(({ yearToDate }) => yearToDate.gross)).toEqual([3_000_00, 3_000_00, 6_000_00])
})

test('a late raise reaches who has left: one payslip with the difference', async () => {
  const firm = await TestFirm.open()
  await hire(firm, { name: 'Ben Cole', number: '2' }, '2500')
  const anna = await hire(firm, { endDate: '2026-09-30' })
  const month = async (of: string, payDate: string) => {
    const run = await firm.must<PayrollRun>('POST', '/payroll-runs', { month: of, payDate })
    const at = `/payroll-runs/${run.id}/approve`
    await firm.must('POST', at, { version: run.version, isAlone: true })
    const row = run.rows.find(({ employeeId }) => employeeId === anna.id)
    return row && firm.must<PayslipRecord>('GET', `/payslips/${row.payslipId}`)
  }
  const paid = await month('2026-09', '2026-09-30')
  await firm.must('POST', '/pay-components', { ...bonus, formula: '25.00' })
  expect(await month('2026-10', '2026-10-30')).toBeUndefined()
  await firm.must('POST', '/employee-contracts', {
    ...{ employeeId: anna.id, startDate: '2026-09-01', ...week },
    ...{ pay: '3400', payPer: 'month', currency: 'EUR' },
  })
  await firm.must('POST', '/employees/bulk', { action: 'archive', ids: [anna.id] })
  const late = await month('2026-11', '2026-11-30')
  // Four weeks of leave that were paid as well are worth 46.15 more each.
  const more = 200_00 + 184_61
  expect(late).toMatchObject({ gross: more, problem: null })
  expect(late?.lines.every(({ forMonth }) => forMonth === '2026-09')).toBe(true)
  // September was above the ceiling of health insurance already: pension, unemployment and tax alone.
  expect(late?.net).toBeGreaterThan(280_00)
  expect(late?.net).toBeLessThan(320_00)
  expect(late?.yearToDate.gross).toBe((paid?.gross ?? 0) + more)
  expect(await month('2026-12', '2026-12-30')).toBeUndefined()
})

// Leave of 21 months that nobody took is paid at 3,400 × 3 / 13 a week: in FR 53 jours ouvrables, six a
// week, in ES días naturales, seven a week. The US know no law on it.
test.each([
  ['AT', 'EUR', 6_857_32],
  ['FR', 'EUR', 6_930_77],
  ['IT', 'EUR', 5_492_31],
  ['ES', 'EUR', 5_877_71],
  ['GB', 'GBP', 7_689_23],
  ['US', 'USD', 0],
  ['CH', 'CHF', 5_485_86],
])(
  'who has left is paid the difference in %s and leave, and nothing else',
  async (country, currency, leave) => {
    const facts: Record<string, Record<string, string>> = {
      ES: { incomeTaxRate: '15' },
      CH: { pensionFundEmployee: '250' },
    }
    const firm = await firmIn(country, currency, facts[country])
    const { rows } = await firm.must<{ rows: Employee[] }>('GET', '/employees')
    const [anna] = rows
    if (!anna) throw new Error('nobody')
    const [paid] = await paidMonths(firm, [['2026-09', '2026-09-30']])
    expect(paid?.gross).toBe(3_000_00)
    const whole = await firm.must<Employee>('GET', `/employees/${anna.id}`)
    await firm.must('PUT', `/employees/${anna.id}`, { ...whole, endDate: '2026-09-30' })
    await firm.must('POST', '/employee-contracts', {
      ...{ employeeId: anna.id, startDate: '2026-09-01', ...week },
      ...{ pay: '3400', payPer: 'month', currency },
    })
    const [late] = await paidMonths(firm, [['2026-11', '2026-11-30']])
    expect(late).toMatchObject({ gross: 400_00 + leave, problem: null })
    expect(late?.net).toBeGreaterThan(150_00)
    const none = { month: '2026-12', payDate: '2026-12-31' }
    expect((await firm.ask('POST', '/payroll-runs', none)).body.data.fields).toEqual({
      month: { key: 'nobodyToPay' },
    })
  },
)
