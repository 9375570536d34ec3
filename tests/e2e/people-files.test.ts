// Modules: payroll, checklists, handed-out, attendance
import { expect, test } from './fixtures.ts'

test.use({ ownPerson: true, viewport: { width: 390, height: 844 } })

test('A checklist is begun and ticked, a thing is handed out and seen by who has it', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/employees/new`)
  await page.locator('[name="name"]').fill('Ada Lovelace')
  await page.locator('[name="userId"]').selectOption({ index: 1 })
  await page.locator('[name="place"]').selectOption('DE-BY')
  await page.locator('[name="startDate"]').fill('2026-03-02')
  await page.locator('[name="name"]').press('Enter')
  await expect(page.getByRole('heading', { name: 'Ada Lovelace', level: 1 })).toBeVisible()

  await page.goto(`${firm.path}/checklist-templates/new`)
  await page.locator('[name="name"]').fill('New colleague')
  await page.locator('[name="steps.0.title"]').fill('Bring the tax number')
  await page.locator('[name="steps.0.doer"]').selectOption('person')
  await page.locator('[name="name"]').press('Enter')
  await expect(page.getByRole('heading', { name: 'New colleague', level: 1 })).toBeVisible()

  await page.goto(`${firm.path}/checklists/new`)
  await page.locator('[name="day"]').fill('2026-03-02')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.locator('[name="employeeId"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="employeeId"]').selectOption({ label: 'Ada Lovelace' })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Bring the tax number')).toBeVisible()

  await page.goto(`${firm.path}/handed-out/new`)
  await page.locator('[name="name"]').fill('Key to the shop')
  await page.locator('[name="employeeId"]').selectOption({ label: 'Ada Lovelace' })
  await page.locator('[name="givenDate"]').fill('2026-03-02')
  await page.locator('[name="name"]').press('Enter')
  await expect(page.getByRole('heading', { name: 'Key to the shop', level: 1 })).toBeVisible()

  await page.goto(`${firm.path}/my-checklists`)
  await expect(page.getByText('Key to the shop')).toBeVisible()
  await page.getByRole('button', { name: 'Done: Bring the tax number' }).click()
  await expect(page.getByText('The step is done')).toBeVisible()
  await page.goto(`${firm.path}/checklists`)
  await expect(page.getByText('1 of 1 done')).toBeVisible()
})

test('Somebody clocks in with a code on a device on which nobody is signed in', async ({
  signedIn: page,
  firm,
  make,
  browser,
}) => {
  const employee = await make('/employees', {
    ...{ name: 'Ben Cole', place: 'DE-HH', startDate: '2024-01-01' },
  })
  await make('/employee-contracts', {
    ...{ employeeId: employee.id, startDate: '2024-01-01', monday: '8' },
    ...{ pay: '2500', payPer: 'month', currency: 'EUR' },
  })
  await page.goto(`${firm.path}/kiosks/new`)
  await page.locator('[name="name"]').fill('Shop door')
  await page.locator('[name="name"]').press('Enter')
  const address = await page.getByRole('link', { name: 'Open the time clock' }).getAttribute('href')
  await page.getByRole('link', { name: 'Codes' }).first().click()
  await page.getByRole('button', { name: 'Give a code to Ben Cole' }).click()
  const said = await page.getByText(/Code of Ben Cole: \d{6}/).textContent()
  const code = /\d{6}/.exec(said ?? '')?.[0] ?? ''

  const origin = new URL(page.url()).origin
  const device = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const kiosk = await device.newPage()
  await kiosk.goto(`${address}?lng=en`)
  await expect(kiosk.getByRole('heading', { name: 'Shop door' })).toBeVisible()
  await kiosk.getByLabel('Your code').fill(code === '000000' ? '000001' : '000000')
  await kiosk.getByRole('button', { name: 'Continue' }).click()
  await expect(kiosk.getByText('This code is not valid').first()).toBeVisible()
  await kiosk.getByLabel('Your code').fill(code)
  await kiosk.getByRole('button', { name: 'Continue' }).click()
  await expect(kiosk.getByRole('heading', { name: 'Ben Cole' })).toBeVisible()
  await kiosk.getByRole('button', { name: 'Clock in' }).click()
  await expect(kiosk.getByText('You are clocked in')).toBeVisible()
  await expect(kiosk.getByText('Ben Cole')).toBeHidden()
  await device.close()
})

test('Pay is withheld for a creditor and a loan, after a year begun elsewhere, and read by the person', async ({
  signedIn: page,
  firm,
  make,
}) => {
  await page.goto(`${firm.path}/employees/new`)
  await page.locator('[name="name"]').fill('Cara Dale')
  await page.locator('[name="userId"]').selectOption({ index: 1 })
  await page.locator('[name="place"]').selectOption('DE-BY')
  await page.locator('[name="startDate"]').fill('2024-01-01')
  await page.locator('[name="name"]').press('Enter')
  await expect(page.getByRole('heading', { name: 'Cara Dale', level: 1 })).toBeVisible()
  const employeeId = page.url().split('/').at(-1) ?? ''
  await make('/employee-contracts', {
    ...{ employeeId, startDate: '2024-01-01', monday: '8' },
    ...{ pay: '3200', payPer: 'month', currency: 'EUR' },
  })
  await page.goto(`${firm.path}/payroll/people/${employeeId}`)
  await page.getByRole('button', { name: 'Save pay data' }).click()

  await page.goto(`${firm.path}/payroll/people/${employeeId}`)
  await page.getByRole('link', { name: 'Opening figures' }).click()
  await page.locator('[name="throughDate"]').fill('2026-08-31')
  await page.locator('[name="gross"]').fill('much')
  await page.getByRole('button', { name: 'Save opening figures' }).click()
  await expect(page.locator('[name="gross"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="gross"]').fill('25600')
  await page.getByRole('button', { name: 'Save opening figures' }).click()
  await expect(page.getByText('The opening figures are saved')).toBeVisible()

  await page.goto(`${firm.path}/pay-orders/new`)
  await page.locator('[name="employeeId"]').selectOption({ label: 'Cara Dale' })
  await page.locator('[name="name"]').fill('City treasury')
  await page.locator('[name="servedDate"]').fill('2026-09-01')
  await page.locator('[name="claim"]').fill('50')
  await page.locator('[name="name"]').press('Enter')
  await expect(page.getByRole('heading', { name: 'City treasury', level: 1 })).toBeVisible()

  await page.goto(`${firm.path}/pay-advances/new`)
  await page.locator('[name="employeeId"]').selectOption({ label: 'Cara Dale' })
  await page.locator('[name="amount"]').fill('120')
  await page.locator('[name="paidDate"]').fill('2026-09-02')
  await page.locator('[name="firstDate"]').fill('2026-09-10')
  await page.locator('[name="amount"]').press('Enter')
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('120.00').first()).toBeVisible()

  const run = await make('/payroll-runs', { month: '2026-09', payDate: '2026-09-30' })
  await make(`/payroll-runs/${run.id}/approve`, { version: run.version, isAlone: true })
  await page.goto(`${firm.path}/my-payslips`)
  await page.getByRole('link', { name: 'Year 2026' }).click()
  await expect(page.getByText('28,800.00').first()).toBeVisible()
  await expect(page.getByText('City treasury')).toBeVisible()
  await expect(page.getByText('Advance paid back')).toBeVisible()
  const paper = await page.request.get(`${firm.path}/my-payslips/year/2026/pdf`, { maxRetries: 2 })
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
