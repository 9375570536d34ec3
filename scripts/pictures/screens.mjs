// @ts-check
import { mkdirSync } from 'node:fs'
import { writeScreen } from './encode.mjs'
import { languages, openDemo } from './product.mjs'

/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Shot
 * @property {string} name Of the file.
 * @property {(page: Page, firm: string) => Promise<unknown>} open Leads to the page.
 * @property {'whole' | 'sheet' | 'phone'} frame
 * @property {number} [height] Where the page has less to show than its frame.
 */

/**
 * What of the window is in the picture, in CSS pixels. A sheet of 1024 at 1.25 has 1280 pixels,
 * none of them scaled.
 */
const frames = {
  whole: { window: { width: 1280, height: 900 }, scale: 1, height: 740, widths: [640, 1280] },
  sheet: { window: { width: 1264, height: 900 }, scale: 1.25, height: 640, widths: [640, 1280] },
  phone: { window: { width: 360, height: 1000 }, scale: 2, height: 750, widths: [640] },
}

/** @type {Shot[]} */
const shots = [
  { name: 'dashboard-1', frame: 'whole', open: (page, firm) => page.goto(`${firm}/dashboard`) },
  { name: 'dashboard-2', frame: 'phone', open: (page, firm) => page.goto(`${firm}/dashboard`) },
  { name: 'invoicing-1', frame: 'sheet', open: openPartlyPaid },
  { name: 'invoicing-2', frame: 'sheet', open: (page, firm) => page.goto(`${firm}/invoices`) },
  {
    name: 'client-management-1',
    frame: 'sheet',
    open: (page, firm) => page.goto(`${firm}/customers`),
  },
  { name: 'client-management-2', frame: 'sheet', height: 500, open: openCustomer },
  { name: 'crm-leads-1', frame: 'sheet', open: (page, firm) => page.goto(`${firm}/deal-board`) },
  { name: 'crm-leads-2', frame: 'sheet', open: openLead },
  {
    name: 'affiliate-business-system-1',
    frame: 'sheet',
    open: openAffiliate,
  },
  {
    name: 'affiliate-business-system-2',
    frame: 'sheet',
    open: (page, firm) => page.goto(`${firm}/partners/payouts`),
  },
  {
    name: 'product-management-1',
    frame: 'sheet',
    open: (page, firm) => page.goto(`${firm}/items`),
  },
  { name: 'product-management-2', frame: 'sheet', open: openItemForm },
  {
    name: 'bookkeeping-1',
    frame: 'sheet',
    open: (page, firm) => page.goto(`${firm}/ledger/journal`),
  },
  { name: 'bookkeeping-2', frame: 'sheet', open: (page, firm) => page.goto(`${firm}/ledger`) },
  {
    name: 'expense-tracker-1',
    frame: 'sheet',
    open: (page, firm) => page.goto(`${firm}/expenses`),
  },
  { name: 'expense-tracker-2', frame: 'sheet', open: openMonth },
  {
    name: 'business-analytics-tool-1',
    frame: 'sheet',
    open: (page, firm) =>
      page.goto(`${firm}/reports/custom?period=lastYear&measure=margin&by=customer`),
  },
  {
    name: 'business-analytics-tool-2',
    frame: 'sheet',
    open: (page, firm) => page.goto(`${firm}/reports/profit-and-loss?compare=budget`),
  },
  { name: 'inventory-1', frame: 'sheet', open: (page, firm) => page.goto(`${firm}/stock`) },
  { name: 'inventory-2', frame: 'sheet', open: openStockItem },
  { name: 'retail-billing-1', frame: 'sheet', open: sellSome },
  { name: 'retail-billing-2', frame: 'sheet', open: openReport },
  {
    name: 'daily-sales-tracker-1',
    frame: 'sheet',
    height: 600,
    open: (page, firm) => page.goto(`${firm}/tills/daily?days=28`),
  },
  {
    name: 'daily-sales-tracker-2',
    frame: 'sheet',
    open: (page, firm) => page.goto(`${firm}/tills/tickets`),
  },
  { name: 'project-management-1', frame: 'sheet', open: openPlan },
  { name: 'project-management-2', frame: 'sheet', open: openProject },
  { name: 'hrms-1', frame: 'sheet', open: (page, firm) => page.goto(`${firm}/employees`) },
  { name: 'hrms-2', frame: 'sheet', open: openEmployee },
  {
    name: 'leave-management-1',
    frame: 'sheet',
    open: (page, firm) => page.goto(`${firm}/team-absences`),
  },
  {
    name: 'leave-management-2',
    frame: 'sheet',
    open: (page, firm) => page.goto(`${firm}/leave-balances`),
  },
  { name: 'lms-1', frame: 'sheet', open: openMyCourse },
  { name: 'lms-2', frame: 'sheet', open: openCourse },
  { name: 'cms-1', frame: 'sheet', open: openSitePage },
  { name: 'cms-2', frame: 'sheet', open: (page, firm) => page.goto(`${firm}/website/look`) },
  { name: 'payroll-management-1', frame: 'sheet', open: openPayroll },
  { name: 'payroll-management-2', frame: 'sheet', open: openPayslip },
  { name: 'erp-1', frame: 'sheet', open: openReceivedOrder },
  {
    name: 'erp-2',
    frame: 'sheet',
    height: 400,
    open: (page) => page.goto('/firms/overview'),
  },
]

const folder = 'public/pictures/screens'

/**
 * The newest month that has ended, of which all costs are in the books.
 * @param {Page} page
 * @param {string} firm
 */
async function openMonth(page, firm) {
  const today = new Date()
  const month = new Date(Date.UTC(today.getFullYear(), today.getMonth() - 1, 1))
  await page.goto(`${firm}/expenses/months/${month.toISOString().slice(0, 7)}`)
}

/**
 * A purchase order whose goods have come.
 * @param {Page} page
 * @param {string} firm
 */
async function openReceivedOrder(page, firm) {
  await page.goto(`${firm}/purchase-orders?tab=all&sort=number&direction=ascending`)
  await follow(page, `main table a[href^="${firm}/purchase-orders/"]`)
}

/** @param {Page} page @param {string} firm */
async function openProject(page, firm) {
  await page.goto(`${firm}/projects`)
  await follow(page, `main table a[href^="${firm}/projects/"]`)
}

/**
 * The plan of the project that has one, as a chart.
 * @param {Page} page
 * @param {string} firm
 */
async function openPlan(page, firm) {
  await page.goto(`${firm}/projects`)
  const links = await page.locator(`main table a[href^="${firm}/projects/"]`).all()
  for (const path of new Set(await Promise.all(links.map((one) => one.getAttribute('href'))))) {
    await page.goto(`${path}/plan`)
    if ((await page.locator('main svg rect').count()) > 2) return
  }
  throw new Error('No project has a plan')
}

/** @param {Page} page @param {string} firm */
async function openEmployee(page, firm) {
  await page.goto(`${firm}/employees`)
  await follow(page, `main table a[href^="${firm}/employees/"]`)
}

/** @param {Page} page @param {string} firm */
async function openMyCourse(page, firm) {
  await page.goto(`${firm}/my-courses`)
  await follow(page, `main h3 a[href^="${firm}/my-courses/"]`)
}

/** @param {Page} page @param {string} firm */
async function openCourse(page, firm) {
  await page.goto(`${firm}/courses`)
  await follow(page, `main table a[href^="${firm}/courses/"]`)
}

/** @param {Page} page @param {string} firm */
async function openSitePage(page, firm) {
  await page.goto(`${firm}/site-pages`)
  await follow(page, `main table a[href^="${firm}/site-pages/"]`)
}

/** @param {Page} page @param {string} firm */
async function openPayroll(page, firm) {
  await page.goto(`${firm}/payroll`)
  await page.locator('main tbody a').first().click()
  await page.waitForURL(/\/payroll\/[0-9A-Z]{26}$/)
}

/** @param {Page} page @param {string} firm */
async function openPayslip(page, firm) {
  await openPayroll(page, firm)
  await page.locator('main tbody a').first().click()
  await page.waitForURL(/\/payroll\/[0-9A-Z]{26}\/[0-9A-Z]{26}$/)
}

/** @param {Page} page @param {string} firm */
async function openStockItem(page, firm) {
  await page.goto(`${firm}/stock`)
  await page.locator('main tbody a').first().click()
  await page.waitForURL(/\/stock\/items\//)
}

/**
 * Opens the till and puts a few things into the cart.
 * @param {Page} page
 * @param {string} firm
 */
async function sellSome(page, firm) {
  await page.goto(`${firm}/tills`)
  await page.locator('main a[href$="/open"]').first().click()
  await page.locator('[name="other"]').fill('150')
  await page.locator('main form button[type="submit"], main form button:not([type])').last().click()
  await page.waitForURL(/\/sell$/)
  for (const at of [0, 2, 0, 3]) {
    await page.locator('main button[value^="item:"]').nth(at).click()
    await page.waitForLoadState('networkidle')
  }
}

/**
 * The newest Z report.
 * @param {Page} page
 * @param {string} firm
 */
async function openReport(page, firm) {
  await page.goto(`${firm}/tills/sessions?tab=closed`)
  await page.locator('main tbody a').first().click()
  await page.waitForURL(/\/sessions\/\w+/)
}

/**
 * Takes screens in every language, light and dark.
 * @param {import('./product.mjs').Product} product
 * @param {(name: string) => boolean} isWanted
 */
export async function takeScreens({ origin, browser }, isWanted) {
  const wanted = shots.filter(({ name }) => isWanted(name))
  if (wanted.length === 0) return
  mkdirSync(folder, { recursive: true })
  for (const [language, code] of Object.entries(languages)) {
    const context = await browser.newContext({ baseURL: origin, locale: language })
    const firm = await openDemo(await context.newPage(), code)
    const storageState = await context.storageState()
    await context.close()
    for (const [name, frame] of Object.entries(frames)) {
      const { window: viewport, scale: deviceScaleFactor } = frame
      const options = { baseURL: origin, locale: language, storageState, viewport }
      const framed = await browser.newContext({ ...options, deviceScaleFactor })
      const page = await framed.newPage()
      for (const shot of wanted.filter((one) => one.frame === name)) {
        await shot.open(page, firm)
        await takeBoth(page, shot, `${folder}/${shot.name}.${language}`)
        console.log(`${shot.name}.${language}`)
      }
      await framed.close()
    }
  }
}

/**
 * @param {Page} page
 * @param {Shot} shot
 * @param {string} path
 */
async function takeBoth(page, shot, path) {
  const { window, widths, ...frame } = frames[shot.frame]
  await page.waitForLoadState('networkidle')
  // What a demo says of itself is on no page of a firm's own.
  await page.locator('section:has(a[href="/demo/privacy"])').evaluate((band) => band.remove())
  const sheet = await page.locator('main').boundingBox()
  if (!sheet) throw new Error(`${shot.name} has no sheet`)
  const { x, y } = shot.frame === 'whole' ? { x: 0, y: 0 } : sheet
  const clip = { x, y, width: window.width - x, height: shot.height ?? frame.height }
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const png = await page.screenshot({ clip, animations: 'disabled' })
    await writeScreen(png, `${path}.${colorScheme}`, /** @type {(640 | 1280)[]} */ (widths))
  }
}

/**
 * An invoice that is paid in part. Its public link would name the machine it was made on: it is
 * taken back first, as people do.
 * @param {Page} page
 * @param {string} firm
 */
async function openPartlyPaid(page, firm) {
  await followPartlyPaid(page, firm)
  const revoke = page.locator('button[value=unshare]')
  if ((await revoke.count()) === 0) return
  await revoke.click()
  await revoke.waitFor({ state: 'detached' })
  // Once more, without the notice that it is done.
  await page.goto(new URL(page.url()).pathname)
}

/**
 * The page of a customer who owes something.
 * @param {Page} page
 * @param {string} firm
 */
async function openCustomer(page, firm) {
  await followPartlyPaid(page, firm)
  await follow(page, `main a[href^="${firm}/parties/"]`)
}

/**
 * The lead that is furthest.
 * @param {Page} page
 * @param {string} firm
 */
async function openLead(page, firm) {
  await page.goto(`${firm}/leads?sort=score&direction=descending`)
  await follow(page, `main table a[href^="${firm}/leads/"]`)
}

/**
 * @param {Page} page
 * @param {string} firm
 */
async function openAffiliate(page, firm) {
  await page.goto(`${firm}/partners`)
  await follow(page, `main table a[href^="${firm}/partners/"]`)
}

/**
 * The document of a customer abroad speaks their language; a picture speaks one.
 * @param {Page} page
 * @param {string} firm
 */
async function followPartlyPaid(page, firm) {
  for (const tab of ['partlyPaid', 'overdue']) {
    await page.goto(`${firm}/invoices?tab=${tab}&sort=total`)
    const links = await page.locator(`main table a[href^="${firm}/invoices/"]`).all()
    const paths = await Promise.all(
      links.map(async (link) => (await link.getAttribute('href')) ?? ''),
    )
    // A row also links to what can be done with its invoice, which shows no paper.
    const invoices = paths.filter((path) => path.split('/').length === firm.split('/').length + 2)
    for (const path of new Set(invoices)) {
      await page.goto(path)
      const pageLanguage = await page.locator('html').getAttribute('lang')
      if ((await page.locator('main article').getAttribute('lang')) === pageLanguage) return
    }
  }
  throw new Error('The demo has no invoice to show in its own language')
}

/**
 * @param {Page} page
 * @param {string} firm
 */
async function openItemForm(page, firm) {
  await page.goto(`${firm}/items?q=LMP-022`)
  await follow(page, `main table a[href^="${firm}/items/"]`)
  await page.goto(`${new URL(page.url()).pathname}/edit`)
}

/**
 * @param {Page} page
 * @param {string} selector
 */
async function follow(page, selector) {
  const href = await page.locator(selector).first().getAttribute('href')
  if (!href) throw new Error(`${page.url()} has no ${selector}`)
  await page.goto(href)
}
