// Modules: payroll
import { newKey } from '../support/api.mjs'
import { expect, test } from './fixtures.ts'

test('A month is calculated, changed, approved, posted and paid', async ({
  signedIn: page,
  person,
  firm,
}) => {
  const send = (path: string, json: object) =>
    person.api.call('POST', `${firm.path}${path}`, json, newKey())
  const employee = await send('/employees', {
    ...{ name: 'Anna Berg', number: '7', place: 'DE-HH', startDate: '2026-01-01' },
    ...{ iban: 'DE02120300000000202051', taxNumber: '12345678901' },
  })
  await send('/employee-contracts', {
    ...{ employeeId: employee.id, startDate: '2026-01-01', monday: '8', tuesday: '8' },
    ...{ pay: '3200', payPer: 'month', currency: 'EUR' },
  })

  await page.goto(`${firm.path}/payroll/people`)
  await page.getByRole('link', { name: 'Anna Berg' }).click()
  await page.getByLabel('Children under 25').fill('many')
  await page.getByRole('button', { name: 'Save pay data' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Children under 25').fill('1')
  await page.getByRole('button', { name: 'Save pay data' }).click()
  await expect(
    page.getByText('From 1 January 2026').or(page.getByText('Valid')).first(),
  ).toBeVisible()

  await page.goto(`${firm.path}/payroll/new`)
  await page.getByLabel('Month').fill('2026-09')
  await page.getByLabel('Payment date').fill('2026-09-30')
  await page.getByRole('button', { name: 'Start and calculate' }).click()
  await expect(page.getByRole('heading', { name: 'September 2026' })).toBeVisible()
  await expect(page.getByText('These figures have not been audited')).toBeVisible()

  await page.getByRole('link', { name: 'Anna Berg' }).click()
  await page.getByLabel('Bonus, EUR').fill('100')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Calculate again' }).click()
  await expect(page.getByText('3,300.00').first()).toBeVisible()

  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().click()
    return page.getByRole('dialog')
  }
  const approval = await press('Approve')
  await approval.getByRole('checkbox').check()
  await approval.getByRole('button', { name: 'Approve', exact: true }).click()
  const posting = await press('Post')
  await posting.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('To remit').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'File for the bank' })).toBeVisible()
  const payment = await press('Mark as paid')
  await payment.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByRole('button', { name: 'Payment returned' })).toBeVisible()

  await page.goto(`${firm.path}/payroll/dues`)
  await expect(page.getByText('Tax office').first()).toBeVisible()
  await page.goto(`${firm.path}/my-payslips`)
  await expect(page.getByText('No employee is linked to your account')).toBeVisible()
})
