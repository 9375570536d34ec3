import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  createInvoicedCustomer,
  expect,
  type FirmOfPerson,
  type Person,
  test as withPeople,
} from './fixtures.ts'

/** Signing in from the browser after the API is news by itself; here it would only be in the way. */
const test = withPeople.extend<{ person: Person }>({
  person: async ({ person }, use) => {
    const choices = [{ kind: 'newSignIn', inApp: false, mail: false }]
    await person.api.call('PUT', '/notifications/choices', { choices })
    await use(person)
  },
})

test.use({ ownPerson: true })

const hasScript = () => test.info().project.name === 'script'

/** The bell, which is a link without script and opens a panel with it. */
function bellOf(page: Page, unread: number) {
  const name = `Notifications ${unread} unread`
  return page.getByRole(hasScript() ? 'button' : 'link', { name })
}

/** A customer looks at an invoice for the first time; gives its number. */
async function letCustomerLook(customersPage: Page, person: Person, firm: FirmOfPerson) {
  const { invoice } = await createInvoicedCustomer(person.api, firm)
  const { unread: before } = await person.api.call('GET', '/notifications/unread')
  const path = `${firm.path}/invoices/${invoice.id}/public-link`
  const { publicPath } = await person.api.call('POST', path, {})
  await customersPage.goto(publicPath)
  await expect(async () => {
    const { unread } = await person.api.call('GET', '/notifications/unread')
    expect(unread).toBe(before + 1)
  }).toPass()
  return invoice
}

test.describe('A person', () => {
  test.slow()

  test('is told that a customer opened an invoice, and gets there', async ({
    signedIn: page,
    person,
    firm,
    stranger,
  }) => {
    await page.goto(`${firm.path}/customers`)
    await expect(bellOf(page, 0)).toBeVisible()
    const words = /^Northgate Hotel Group opened invoice/
    const toast = page.locator('[data-toasts]').getByRole('link', { name: words })
    // It stays for three seconds, so it must be looked for while it happens.
    const isShown = hasScript() ? toast.waitFor({ timeout: 120_000 }) : undefined
    const invoice = await letCustomerLook(stranger, person, firm)
    await isShown
    // Without script a page may be some seconds behind.
    await expect(async () => {
      if (!hasScript()) await page.reload()
      await expect(bellOf(page, 1)).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 120_000 })
    await bellOf(page, 1).click()
    await page
      .getByRole('list', { name: 'Notifications' })
      .getByRole('link', { name: words })
      .click()
    await expect(page).toHaveURL(new RegExp(`${firm.path}/invoices/${invoice.id}$`))
  })

  test('marks one as read, and all', async ({ signedIn: page, person, firm, stranger }) => {
    await letCustomerLook(stranger, person, firm)
    const second = await letCustomerLook(stranger, person, firm)
    await page.goto('/notifications')
    await expect(page.getByText('2 are unread.')).toBeVisible()
    const button = { name: `Mark as read: Northgate Hotel Group opened invoice ${second.number}` }
    await page.getByRole('button', button).click()
    await expect(page.getByText('1 is unread.')).toBeVisible()
    await expect(page.getByRole('button', button)).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('All marked as read')).toBeVisible()
    await expect(page.getByText('Everything has been read.')).toBeVisible()
    await expect(bellOf(page, 0)).toBeVisible()
  })

  test('chooses what to be told, and where', async ({ signedIn: page, firm }) => {
    await page.goto(`${firm.path}/dashboard`)
    await page.goto('/profile/notifications')
    const event = 'A customer opens an invoice for the first time'
    await page.getByLabel(`${event}: In the app`).uncheck()
    await page.getByLabel(`${event}: By email`).check()
    await page.getByRole('button', { name: 'Save choices' }).click()
    await expect(page.getByText('Your choices are saved')).toBeVisible()
    await expect(page.getByLabel(`${event}: In the app`)).not.toBeChecked()
    await expect(page.getByLabel(`${event}: By email`)).toBeChecked()
  })

  test('reads older notices page by page', async ({ signedIn: page, person, firm, stranger }) => {
    await letCustomerLook(stranger, person, firm)
    const newest = await letCustomerLook(stranger, person, firm)
    await page.goto('/notifications?size=1')
    const link = page.getByRole('main').getByRole('link', { name: newest.number })
    await expect(link).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(link).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  })

  test('sees nothing of all this without signing in, and marks nothing of others', async ({
    stranger: visitor,
    person,
    signedIn,
  }) => {
    for (const path of ['/notifications', '/notifications/news', '/profile/notifications']) {
      await visitor.goto(path)
      await expect(visitor).toHaveURL(/\/login\?to=/)
    }
    const id = `01M${randomBytes(12).toString('hex').slice(0, 23).toUpperCase()}`
    const form = { intent: 'read', id }
    const answer = await signedIn.request.post('/notifications', { form, maxRetries: 2 })
    expect(answer.status()).toBe(404)
    expect(person.email).toContain('@')
  })
})

test.describe('Open pages', () => {
  test.slow()
  test.beforeEach(() => test.skip(!hasScript(), 'what happens without asking needs script'))

  test('show the list in a panel, where notices are marked too', async ({
    signedIn: page,
    person,
    firm,
    stranger,
  }) => {
    await letCustomerLook(stranger, person, firm)
    await page.goto(`${firm.path}/items`)
    await bellOf(page, 1).click()
    const panel = page.getByRole('group', { name: 'Notifications' })
    await panel.getByRole('button', { name: /^Mark as read:/ }).click()
    await expect(panel.getByRole('button', { name: /^Mark as read:/ })).toHaveCount(0)
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(bellOf(page, 0)).toBeVisible()
  })

  test('come back after an interruption and fetch what they missed', async ({
    signedIn: page,
    person,
    firm,
    stranger,
  }) => {
    let connections = 0
    let interrupt: () => Promise<void> = async () => {}
    await page.routeWebSocket(/\/realtime$/, (socket) => {
      connections += 1
      // The first connection hears nothing: what happens meanwhile is missed.
      if (connections > 1) socket.connectToServer()
      interrupt = () => socket.close({ code: 1011 })
    })
    await page.goto(`${firm.path}/items`)
    await expect.poll(() => connections).toBe(1)
    await letCustomerLook(stranger, person, firm)
    await expect(bellOf(page, 0)).toBeVisible()
    await interrupt()
    await expect(bellOf(page, 1)).toBeVisible()
    expect(connections).toBe(2)
  })

  test('close their connection when they are left', async ({ signedIn: page, firm }) => {
    const closed: number[] = []
    await page.routeWebSocket(/\/realtime$/, (socket) => {
      socket.connectToServer()
      socket.onClose((code) => closed.push(code ?? 0))
    })
    const opened = page.waitForEvent('websocket')
    await page.goto(`${firm.path}/items`)
    await opened
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect.poll(() => closed).toEqual([1000])
    // Back from where it was kept: the same page connects anew.
    const again = page.waitForEvent('websocket')
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await again
  })

  test('go to the login when the session ends elsewhere, and ask no more', async ({
    signedIn: page,
    firm,
  }) => {
    const other = await page.context().newPage()
    const opened = page.waitForEvent('websocket')
    await page.goto(`${firm.path}/items`)
    await opened
    await other.goto('/logout')
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login\?to=/)
  })

  test('show a new name at once, and leave alone what somebody types', async ({
    signedIn: page,
    person,
    firm,
  }) => {
    const opened = page.waitForEvent('websocket')
    await page.goto(`${firm.path}/customers/new`)
    await opened
    await page.getByLabel('Name', { exact: true }).first().fill('Half a na')
    const other = await page.context().newPage()
    await other.goto('/profile')
    await other.getByLabel('Name', { exact: true }).fill('Augusta King')
    await other.getByRole('button', { name: 'Save' }).click()
    await page.bringToFront()
    await expect(page.getByRole('button', { name: 'Account of Augusta King' })).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('Half a na')
    expect(person.name).not.toBe('Augusta King')
  })

  test('weigh little, and bring no React along', async ({ signedIn: page, firm }) => {
    const scripts: string[] = []
    let weight = 0
    page.on('response', async (answer) => {
      if (!answer.url().endsWith('.js')) return
      scripts.push(answer.url())
      weight += (await answer.request().sizes()).responseBodySize
    })
    const opened = page.waitForEvent('websocket')
    await page.goto(`${firm.path}/items`)
    await opened
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((url) => /react|hydrate|island/.test(url))).toEqual([])
    expect(weight).toBeLessThan(12 * 1024)
  })
})
