// Modules: users, identity
import AxeBuilder from '@axe-core/playwright'
import { testPassword } from '../support/firm.mjs'
import { expect, logIn } from './fixtures.ts'
import { invitationTo, invite, newAddress, test } from './members.ts'

test.use({ ownPerson: true })

test.describe('Users', () => {
  test('A member gets another role, is suspended, let in again and removed', async ({
    signedIn: page,
    firm,
    addMember,
  }) => {
    test.slow()
    const { page: theirs, member, userId } = await addMember('sales', 'Kurt')
    const own = `${firm.path}/users/${userId}`
    await page.goto(own)
    await page.getByRole('radio', { name: 'Human resources' }).check()
    await page.getByRole('button', { name: 'Change role' }).click()
    await expect(page.getByText('Kurt has a new role')).toBeAttached()
    await expect(async () => {
      await theirs.goto(`${firm.path}/users`)
      await expect(theirs).toHaveURL(/\/login/, { timeout: 1000 })
    }).toPass()
    await logIn(theirs, member)
    await theirs.goto('/dashboard')
    await expect(theirs).toHaveURL(`${firm.path}/employees`)
    expect((await theirs.goto(`${firm.path}/invoices`))?.status()).toBe(403)

    await page.getByRole('button', { name: 'Suspend' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(page.getByText('Kurt is suspended')).toBeAttached()
    await logIn(theirs, member)
    expect((await theirs.goto(`${firm.path}/users`))?.status()).toBe(404)
    await page.getByRole('button', { name: 'Reinstate' }).click()
    await expect(page.getByText('Kurt has access again')).toBeAttached()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page).toHaveURL(`${firm.path}/users`)
    await expect(page.getByText('Kurt no longer has access to the firm')).toBeAttached()
    await expect(page.getByRole('row', { name: /Kurt/ })).toHaveCount(0)
    member.api.close()
  })

  test('A firm changes hands when both sides want it', async ({
    signedIn: page,
    firm,
    addMember,
  }) => {
    test.slow()
    const { page: theirs, member, userId } = await addMember('admin', 'Emmy')
    await page.goto(`${firm.path}/users/${userId}`)
    await page.getByRole('button', { name: 'to Emmy' }).click()
    await expect(page.getByText('The offer to Emmy is open')).toBeAttached()
    await theirs.goto(`${firm.path}/users/ownership`)
    await expect(theirs.getByText('Ada Lovelace offers you')).toBeVisible()
    await theirs.getByRole('button', { name: /^Accept/ }).click()
    await expect(theirs.getByText('You are now the owner')).toBeAttached()
    await theirs.goto(`${firm.path}/users`)
    await expect(theirs.getByRole('row', { name: /Emmy/ })).toContainText('Owner')
    await expect(theirs.getByRole('row', { name: /Ada Lovelace/ })).toContainText('Administrator')
    member.api.close()
  })

  test('A CRM user enters by the own sign-in page and sees customers and no books', async ({
    signedIn: page,
    person,
    firm,
    origin,
    stranger: crm,
  }) => {
    const email = newAddress()
    const customer = { name: 'Osprey', address: { country: 'DE' }, language: 'en', currency: 'EUR' }
    await person.api.call('POST', `${firm.path}/parties`, customer)
    await invite(page, firm, email, 'CRM user')
    const path = `/invitations/${(await invitationTo(origin, email)).split('/').pop()}/register`
    await person.api.call('POST', path, { name: 'Carla', password: testPassword })
    await crm.goto('/crm/login')
    await crm.getByLabel('Email', { exact: true }).fill(email)
    await crm.getByLabel('Password').fill(testPassword)
    await crm.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(crm).toHaveURL(`${firm.path}/leads`)
    const menu = crm.getByRole('navigation', { name: 'Main', exact: true })
    await expect(menu.locator(`a[href="${firm.path}/customers"]`)).toBeVisible()
    const entries = await menu.getByRole('link').allTextContents()
    for (const book of ['Dashboard', 'Sales', 'Products and stock', 'Money', 'Users']) {
      expect(entries).not.toContain(book)
    }
    await crm.goto(`${firm.path}/customers`)
    await expect(crm.getByRole('row', { name: /Osprey/ })).toBeVisible()
    await expect(crm.getByText(/Owes|Overdue/)).toHaveCount(0)
    for (const book of ['invoices', 'payments', 'items', 'users', 'ledger/accounts']) {
      expect((await crm.goto(`${firm.path}/${book}`))?.status(), book).toBe(403)
    }
    expect((await crm.goto('/firms/new'))?.status()).toBe(403)
  })

  test('axe finds nothing on its screens', async ({
    signedIn: page,
    firm,
    origin,
    addMember,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, 'axe is a script')
    test.slow()
    const email = newAddress()
    await invite(page, firm, email, 'Sales')
    const { member, userId } = await addMember('hr', 'Rosa')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of [
        `${firm.path}/users`,
        `${firm.path}/users?tab=invitations`,
        `${firm.path}/users/invite`,
        `${firm.path}/users/roles`,
        `${firm.path}/users/ownership`,
        `${firm.path}/users/${userId}`,
        await invitationTo(origin, email),
        '/invitations/nothing',
      ]) {
        await page.goto(path)
        const builder = new AxeBuilder({ page })
        builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        const { violations } = await builder.analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
        expect(found, `${path}, ${colorScheme}`).toEqual([])
      }
    }
    member.api.close()
  })
})
