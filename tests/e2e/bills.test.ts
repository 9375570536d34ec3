// Modules: bills
import { expect, test } from './fixtures.ts'

test('A bill is entered, its supplier added, and it is approved, posted and paid', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/bills/new`)
  await page.locator('[name="supplierName"]').fill('Holzhandel Elbe')
  await page.locator('[name="supplierNumber"]').fill('R-77')
  await page.locator('[name="lines.0.description"]').fill('Oak boards')
  await page.locator('[name="lines.0.unitPrice"]').fill('100')
  await page.locator('[name="total"]').fill('120')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('The total of the lines is €119.00').first()).toBeVisible()
  await expect(page.locator('[name="supplierName"]')).toHaveValue('Holzhandel Elbe')
  await page.locator('[name="total"]').fill('119')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Add the supplier' }).click()
  await page.getByRole('button', { name: 'Approve and post' }).click()
  await expect(page.getByText(/^BILL-\d{4}-0001$/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(page.getByText('Settled').first()).toBeVisible()
  await page.goto(`${firm.path}/payments?tab=suppliers`)
  await expect(page.getByRole('link', { name: 'Holzhandel Elbe' })).toBeVisible()
})

test('An invoice is written for a supplier, as agreed, and is on its way to them', async ({
  signedIn: page,
  firm,
}) => {
  const write = async () => {
    await page.goto(`${firm.path}/bills/new`)
    await page.locator('[name="supplierName"]').fill('Forst Harz')
    await page.locator('[name="lines.0.description"]').fill('Felling')
    await page.locator('[name="lines.0.unitPrice"]').fill('100')
    await page.getByText('Self-billing', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'You issue it for the supplier' }).check()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await page.goto(`${firm.path}/suppliers/new`)
  await page.locator('[name="name"]').fill('Forst Harz')
  await page.locator('[name="email"]').fill('forst@harz.example')
  await page.locator('[name="vatId"]').fill('DE136695976')
  await page.getByRole('button', { name: 'Add supplier' }).click()
  await expect(page.getByRole('heading', { name: 'Forst Harz' })).toBeVisible()
  const supplier = page.url()
  await write()
  await expect(
    page.getByText('No agreement on self-billing is valid on this date').first(),
  ).toBeVisible()
  await page.goto(`${supplier}/edit`)
  await page.locator('[name="selfBillingSince"]').fill('2026-01-01')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Forst Harz was saved')).toBeVisible()
  await write()
  await page.getByRole('button', { name: 'Approve and post' }).click()
  await expect(page.getByText(/^SB-\d{4}-0001$/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Send by email' }).first().click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('forst@harz.example').first()).toBeVisible()
})

test('A file that is no electronic invoice becomes a draft to be filled in', async ({
  signedIn: page,
  firm,
}) => {
  await page.goto(`${firm.path}/bills/read`)
  const file = page.locator('input[name="file"]')
  const send = page.getByRole('button', { name: 'Create draft' })
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await send.click()
  await expect(page.getByText('Choose an electronic invoice, a PDF or a picture')).toBeVisible()
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
  await file.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await send.click()
  await expect(page.locator('[name="supplierName"]')).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Open scan.pdf' })).toBeVisible()
})

test('A bill is set against a credit and written off, and each is taken back', async ({
  signedIn: page,
  firm,
}) => {
  const enter = async (number: string, price: string, kind = 'bill') => {
    await page.goto(`${firm.path}/bills/new`)
    await page.locator(`[name="kind"][value="${kind}"]`).check()
    await page.locator('[name="supplierName"]').fill('Sägewerk Harz')
    await page.locator('[name="supplierNumber"]').fill(number)
    await page.locator('[name="lines.0.description"]').fill('Beech boards')
    await page.locator('[name="lines.0.unitPrice"]').fill(price)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const supplier = page.getByRole('button', { name: 'Add the supplier' })
    const approve = page.getByRole('button', { name: 'Approve and post' })
    await expect(supplier.or(approve).first()).toBeVisible()
    if (await supplier.isVisible()) await supplier.click()
    await approve.click()
    await expect(page.getByText('is approved and posted')).toBeVisible()
  }
  const takeBack = async (reason: string) => {
    await page.getByRole('button', { name: 'Undo' }).first().click()
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('is open again')).toBeVisible()
  }

  await enter('G-1', '20', 'credit')
  const credit = page.url()
  await enter('R-2', '100')
  const bill = page.url()
  await page.getByRole('button', { name: 'Apply credit' }).click()
  await expect(page.getByText('is applied to')).toBeVisible()
  await takeBack('Meant for another bill')
  await expect(page.getByText('Meant for another bill').first()).toBeVisible()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Write off' }).click()
  await page.getByRole('button', { name: 'Write off' }).click()
  await expect(page.locator('[name="reason"][aria-invalid="true"]')).toBeVisible()
  await page.locator('[name="reason"]').fill('Waived by letter')
  await page.getByRole('button', { name: 'Write off' }).click()
  await expect(page.getByText('Settled').first()).toBeVisible()
  await takeBack('It is asked for after all')
  await page.goto(bill)
  await expect(page.getByRole('link', { name: 'Pay', exact: true })).toBeVisible()

  await page.goto(credit)
  await page.getByRole('link', { name: 'Record refund' }).click()
  await page.getByRole('button', { name: 'Record refund' }).click()
  await expect(page.getByText('Settled').first()).toBeVisible()
})
