import type { Browser, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { createCustomer, createInvoice, createPerson, expect, logIn, test } from './fixtures.ts'

test.use({ ownPerson: true })

/** The first two heads of each list of the platform, as a file has them. */
const heads = {
  firms: 'Firm,Town or city',
  users: 'Name,Email',
  messages: 'From,Email',
  notices: 'Email,App',
  'failed-jobs': 'Job,About',
  audit: 'Time,Action',
  outbox: 'Subject,To',
  'demo-visitors': 'Visitor,Start',
  'demo-links': 'Name,Company',
}

/** The texts of a workbook, row by row. */
function textsOf(workbook: Uint8Array): string[] {
  const parts = unzipSync(workbook)
  const xml = ['xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml'].map((name) =>
    parts[name] ? strFromU8(parts[name]) : '',
  )
  return [...xml.join('').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text)
}

/** A browser of its own, at the platform's pages. */
async function openAsAdministrator(browser: Browser, origin: string): Promise<Page> {
  const { email, password } = JSON.parse(process.env.E2E_ADMINISTRATOR ?? '{}')
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/firms/)
  return page
}

test.describe('Administrators', () => {
  test('enter a firm only while it consents, and the firm sees each request', async ({
    browser,
    origin,
    person,
    firm,
    signedIn: page,
  }) => {
    test.slow()
    const customer = await createCustomer(person.api, firm)
    const invoice = await createInvoice(person.api, firm, customer.id)
    const root = await openAsAdministrator(browser, origin)
    await root.goto(`/admin/firms/${firm.id}`)
    await expect(root.getByText('The firm grants no access')).toBeVisible()
    expect((await root.goto(`${firm.path}/invoices`))?.status()).toBe(404)
    await expect(root.getByText(customer.name)).toHaveCount(0)

    await page.goto(`${firm.path}/support-access`)
    await page.getByRole('button', { name: 'Give access' }).click()
    await expect(page.getByRole('alert').or(page.getByText('Fill this in')).first()).toBeVisible()
    await page.getByLabel('One day').check()
    await page.getByLabel('Reason').fill('The totals look wrong')
    await page.getByRole('button', { name: 'Give access' }).click()
    await expect(page.getByRole('region', { name: 'Support access' })).toContainText('has access')

    await root.goto(`/admin/firms/${firm.id}`)
    await root.getByRole('button', { name: 'View the firm' }).click()
    await expect(root).toHaveURL(new RegExp(`${firm.path}/dashboard`))
    await root.goto(`${firm.path}/invoices`)
    await expect(root.getByText(invoice.number).first()).toBeVisible()
    await expect(root.getByText('You can change nothing')).toBeVisible()
    await expect(root.getByRole('link', { name: 'New invoice' })).toHaveCount(0)
    expect((await root.goto(`${firm.path}/invoices/new`))?.status()).toBe(403)

    await page.goto(`${firm.path}/support-access/requests`)
    await expect(page.getByText(/GET \/invoices/).first()).toBeVisible()
    await page.goto(`${firm.path}/support-access`)
    await page.getByRole('button', { name: 'End now' }).click()
    await expect(page.getByText('No one has access now')).toBeVisible()
    expect((await root.goto(`${firm.path}/invoices`))?.status()).toBe(404)
    await root.context().close()
  })

  test('suspend a firm, whose members are told so, and resume it', async ({
    browser,
    origin,
    firm,
    signedIn: page,
  }) => {
    test.slow()
    const root = await openAsAdministrator(browser, origin)
    await root.goto(`/admin/firms/${firm.id}`)
    await root.getByRole('button', { name: 'Suspend the firm' }).click()
    await expect(root.getByText('Fill this in').first()).toBeVisible()
    await root.getByLabel('Reason').fill('Unpaid since May')
    await root.getByRole('button', { name: 'Suspend the firm' }).click()
    await expect(root.getByText('Unpaid since May')).toBeVisible()

    await expect(async () => {
      expect((await page.goto(`${firm.path}/invoices`))?.status()).toBe(403)
    }).toPass({ timeout: 120_000 })
    await expect(page.getByRole('heading', { name: 'This firm is suspended' })).toBeVisible()
    await page.getByRole('link', { name: 'To your firms' }).click()
    await expect(page.getByText('Sternwarte is suspended')).toBeVisible()

    await root.getByRole('button', { name: 'Reinstate' }).click()
    await expect(root.getByRole('button', { name: 'Suspend the firm' })).toBeVisible()
    await expect(async () => {
      expect((await page.goto(`${firm.path}/invoices`))?.status()).toBe(200)
    }).toPass({ timeout: 120_000 })
    await root.context().close()
  })

  test('find a person, give a plan, and end every session by suspending', async ({
    browser,
    origin,
    openAs,
  }) => {
    test.slow()
    const name = `Zelda ${Date.now()}`
    const person = await createPerson(origin, name)
    const page = await openAs(person)
    const root = await openAsAdministrator(browser, origin)
    await root.goto('/admin/users')
    await root.getByRole('searchbox').fill(name)
    await root.getByRole('button', { name: 'Search' }).click()
    await root.getByRole('link', { name }).click()
    await root.getByLabel('Plan', { exact: true }).fill('growth-2026')
    await root.getByRole('button', { name: 'Change the plan' }).click()
    await expect(root.getByLabel('Plan', { exact: true })).toHaveValue('growth-2026')
    await root.getByLabel('Reason').fill('Spam')
    await root.getByRole('button', { name: 'Suspend the user' }).click()
    await expect(root.getByText('Not signed in anywhere.')).toBeVisible()
    await expect(async () => {
      await page.goto('/firms')
      expect(new URL(page.url()).pathname).toBe('/login')
    }).toPass({ timeout: 120_000 })

    await root.goto(`/admin/audit?q=${encodeURIComponent('growth-2026')}`)
    await expect(root.getByRole('cell', { name: 'Plan changed' }).first()).toBeVisible()
    await root.context().close()
  })

  test('answer a message by mail', async ({ browser, origin, person }) => {
    const name = `Vera ${Date.now()}`
    const email = `vera-${Date.now()}@example.test`
    const message = { name, email, text: '<b>Hi</b>\nIs there an import?', language: 'en' }
    await person.api.call('POST', '/contact-messages', { ...message, consent: true })
    const root = await openAsAdministrator(browser, origin)
    await root.goto('/admin/messages?tab=open')
    await root.getByRole('link', { name }).click()
    await expect(root.getByText('<b>Hi</b>')).toBeVisible()
    await root.getByLabel('Your answer').fill('Yes, from a CSV file.')
    await root.getByRole('button', { name: 'Send the answer' }).click()
    await expect(root.getByText('Yes, from a CSV file.')).toBeVisible()
    await root.goto(`/admin/outbox?q=${encodeURIComponent(email)}`)
    await expect(root.getByRole('link', { name: 'Your message to Firmament' })).toHaveCount(1)
    await root.context().close()
  })

  test('invite another administrator, who sets a password by mail', async ({
    browser,
    origin,
    page,
  }) => {
    const email = `root-${Date.now()}@example.test`
    const root = await openAsAdministrator(browser, origin)
    await root.goto('/admin/users/new')
    await root.getByLabel('Name').fill('Second Root')
    await root.getByLabel('Email').fill(email)
    await root.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(root.getByRole('heading', { name: 'Second Root' })).toBeVisible()
    await root.goto(`/admin/outbox?q=${encodeURIComponent(email)}`)
    await root.getByRole('link', { name: 'You are an administrator of Firmament' }).click()
    const link = root.getByRole('link', { name: /recover-password/ })
    await expect(link).toHaveCount(0)
    await root.getByRole('button', { name: 'Show links and codes' }).click()
    const { pathname, search } = new URL((await link.getAttribute('href')) ?? '', origin)
    await page.goto(pathname + search)
    await expect(page.getByLabel('New password')).toBeVisible()
    await root.context().close()
  })

  test('take every list along as CSV and as a workbook, as it is filtered', async ({
    browser,
    origin,
    person,
  }) => {
    test.slow()
    const root = await openAsAdministrator(browser, origin)
    const { email } = person
    await Promise.all(
      Object.entries(heads).map(async ([list, head]) => {
        const [csv, book] = await Promise.all(
          ['csv', 'xlsx'].map((as) =>
            root.request.get(`/admin/${list}/export?as=${as}`, { maxRetries: 2 }),
          ),
        )
        expect([list, csv?.status(), book?.status()]).toEqual([list, 200, 200])
        const name = new RegExp(`^attachment; filename="${list}-[\\d-]+\\.csv"`)
        expect(csv?.headers()['content-disposition']).toMatch(name)
        expect((await csv?.text())?.split('\r\n')[0]).toContain(head)
        const texts = textsOf((await book?.body()) ?? new Uint8Array())
        expect(texts.slice(0, 2).join(','), list).toBe(head)
      }),
    )
    const people = async (q: string) => {
      const file = await root.request.get(`/admin/users/export?q=${encodeURIComponent(q)}`, {
        maxRetries: 2,
      })
      return (await file.text()).trim().split('\r\n').slice(1)
    }
    expect(await people(email)).toEqual([expect.stringContaining(email)])
    expect(await people('nobody-has-this-name')).toEqual([])
    await root.goto('/admin/users')
    await root.getByRole('link', { name: 'Name', exact: true }).click()
    await expect(root).toHaveURL(/sort=name&direction=ascending/)
    await root.context().close()
  })

  test('keep a view of each list, and remove it again', async ({ browser, origin }) => {
    test.slow()
    const root = await openAsAdministrator(browser, origin)
    for (const list of Object.keys(heads)) {
      await root.goto(`/admin/${list}?q=zz`)
      await root.getByRole('button', { name: 'Views' }).click()
      await root.getByRole('button', { name: 'Save this view' }).click()
      const dialog = root.getByRole('dialog')
      await dialog.getByLabel('Name').fill(`Kept ${list}`)
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(root).toHaveURL(new RegExp(`/admin/${list}\\?q=zz&view=`))
      await root.getByRole('button', { name: `Kept ${list}` }).click()
      await root.getByRole('button', { name: 'Change this view' }).click()
      await dialog.getByRole('button', { name: 'Remove' }).click()
      await expect(root).toHaveURL(new RegExp(`/admin/${list}$`))
    }
    await root.context().close()
  })
})

test('Nobody else opens the platform’s pages', async ({ page, person }) => {
  await logIn(page, person)
  const paths = [
    'firms',
    'users',
    'messages',
    'failed-jobs',
    'audit',
    'audit/export',
    'outbox',
    'users/export',
  ]
  for (const path of ['users/new', ...paths]) {
    expect((await page.goto(`/admin/${path}`))?.status(), path).toBe(403)
  }
})
