// Modules: users, dashboard, firms, records
import { createCustomer, createInvoice, expect } from './fixtures.ts'
import { test } from './members.ts'

test.use({ ownPerson: true })

test('A role of the firm’s own is made and given, and shows its member that and no more', async ({
  signedIn: page,
  person,
  firm,
  addMember,
}) => {
  test.slow()
  await page.goto(`${firm.path}/users/roles/new`)
  await page.getByRole('textbox', { name: 'Name' }).fill('Field sales')
  for (const right of [
    'See invoices and what customers owe',
    'Create invoices',
    'Finalize and send invoices',
    'See customers and suppliers',
  ]) {
    await page.getByRole('checkbox', { name: right, exact: true }).check()
  }
  await page.getByRole('combobox', { name: 'Invoices', exact: true }).selectOption('own')
  await page.getByRole('button', { name: 'Create role' }).click()
  await expect(page.getByText('The role Field sales was created')).toBeAttached()
  const { rows } = await person.api.call('GET', `${firm.path}/roles`)

  const { page: theirs, member } = await addMember(rows[0].id, 'Kurt')
  const customer = await createCustomer(person.api, firm)
  await createInvoice(person.api, firm, customer.id, { unitPrice: '700.00' })
  // Joining a firm ends the sessions of before.
  await member.api.signInAt('/auth/login', member)
  const own = await createInvoice(member.api, firm, customer.id, { unitPrice: '100.00' })

  await theirs.goto(`${firm.path}/invoices`)
  await expect(theirs.getByText(own.number).first()).toBeVisible()
  await expect(theirs.getByText('833.00')).toHaveCount(0)
  await theirs.goto(`${firm.path}/dashboard`)
  await expect(theirs.getByText('The figures cover your own documents.')).toBeVisible()
  await expect(theirs.getByRole('main')).toContainText('119.00')
  await expect(theirs.getByRole('main')).not.toContainText('952.00')
  const menu = theirs.getByRole('navigation', { name: 'Main', exact: true })
  const entries = await menu.getByRole('link').allTextContents()
  expect(entries).toEqual(expect.arrayContaining(['Dashboard', 'Sales', 'Customers']))
  for (const closed of ['payments', 'users', 'users/roles/new', 'bank']) {
    expect((await theirs.goto(`${firm.path}/${closed}`))?.status(), closed).toBe(403)
  }

  // The owner sees everything, also of a few days, and who was given the role.
  const today = new Date().toISOString().slice(0, 10)
  const asked = (from: string, to: string) =>
    page.goto(`${firm.path}/dashboard?period=custom&from=${from}&to=${to}`)
  expect((await asked(today, '2020-01-01'))?.status()).toBe(422)
  await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect((await asked('2020-01-01', today))?.status()).toBe(200)
  await expect(page.getByRole('main')).toContainText('952.00')
  await page.goto('/firms')
  const listed = page.getByRole('row', { name: /Sternwarte/ })
  await expect(listed).toContainText('952.00')
  await expect(listed.getByRole('cell', { name: '2', exact: true })).toBeAttached()
  await page.goto(`${firm.path}/settings/history`)
  await expect(page.getByRole('row', { name: /Role Field sales/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Joined/ })).toContainText('Kurt')
  member.api.close()
  await theirs.context().close()
})
