import { test as base, type Cookie, type Page } from '@playwright/test'
import { Api, newKey } from '../support/api.mjs'
import { testPassword } from '../support/firm.mjs'

export type Person = { name: string; email: string; password: string; api: Api }
export type FirmOfPerson = { id: string; path: string; taxCode: string }

type Options = {
  /**
   * Each test has a person of its own. Else the tests of a file share one, each with a firm of its
   * own, because hashing passwords would take a third of the journeys' time. Say so in files that
   * change the person: password, sessions, profile, firms, notices.
   */
  ownPerson: boolean
}

type Fixtures = {
  origin: string
  /** Registered through the API, not signed in in the browser. */
  person: Person
  /** Of `person`, in Germany, with euro and an IBAN. */
  firm: FirmOfPerson
  /** A browser's page in which `person` is signed in; where it is, is for the test to say. */
  signedIn: Page
  /** A page of another browser, with nothing shared and nobody signed in. */
  stranger: Page
  /** Signs a person in in a browser of its own, with nothing shared. */
  openAs: (person: Person) => Promise<Page>
  /** Makes something of `firm` through the API, at a path below the firm's. */
  make: (what: string, input: object) => ReturnType<Api['call']>
  /** Makes a product of `firm` that is sold by the piece, its price with tax. */
  makeProduct: (product: {
    name: string
    unitPrice: string
    sku?: string
    barcodes?: string[]
  }) => Promise<void>
  /** A till in the first warehouse of `firm`, open and with nothing in it. */
  till: { id: string }
}

let people = 0

/** People shared by the tests of a file in this process, and the cookies of their browser. */
const shared = new Map<string, { person: Person; cookies: Cookie[] }>()

export const test = base.extend<Options & Fixtures>({
  ownPerson: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  origin: async ({}, use) => {
    await use(process.env.E2E_ORIGIN ?? '')
  },
  baseURL: async ({ origin }, use) => {
    await use(origin)
  },
  person: async ({ origin, ownPerson }, use, { file }) => {
    if (!ownPerson) {
      const known = shared.get(file) ?? { person: await createPerson(origin), cookies: [] }
      shared.set(file, known)
      return use(known.person)
    }
    const person = await createPerson(origin)
    await use(person)
    person.api.close()
  },
  firm: async ({ person }, use) => {
    await use(await createFirm(person.api))
  },
  signedIn: async ({ page, person, ownPerson }, use, { file }) => {
    const known = ownPerson ? undefined : shared.get(file)
    if (known && known.cookies.length > 0) {
      await page.context().addCookies(known.cookies)
    } else {
      await logIn(page, person)
      if (known) known.cookies = await page.context().cookies()
    }
    await use(page)
  },
  stranger: async ({ browser }, use) => {
    const page = await browser.newPage()
    await use(page)
    await page.close()
  },
  openAs: async ({ browser }, use) => {
    const opened: Page[] = []
    await use(async (person) => {
      const page = await browser.newPage()
      opened.push(page)
      await logIn(page, person)
      return page
    })
    await Promise.all(opened.map((page) => page.close()))
  },
  make: async ({ person, firm }, use) => {
    await use((what, input) => person.api.call('POST', firm.path + what, input, newKey()))
  },
  makeProduct: async ({ firm, make }, use) => {
    const base = { kind: 'product', unit: 'pc', priceMode: 'gross', taxCode: firm.taxCode }
    await use((product) => make('/items', { ...base, ...product }))
  },
  till: async ({ person, firm, make }, use) => {
    const { rows } = await person.api.call('GET', `${firm.path}/warehouses`)
    const register = { name: 'Counter', code: 'C1', warehouseId: rows[0].id }
    const till = await make('/till-registers', register)
    await make(`/till-registers/${till.id}/open`, {})
    await use(till)
  },
})

export { expect } from '@playwright/test'

/** A new person with an address of their own. */
export async function createPerson(origin: string, name = 'Ada Lovelace'): Promise<Person> {
  people += 1
  const email = `person-${process.pid}-${Date.now()}-${people}@example.test`
  const api = new Api(origin, 4)
  await api.register({ email, password: testPassword, name })
  return { name, email, password: testPassword, api }
}

/** Signs a person in with what the form would send; the sign-in pages' own tests fill it in. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  const form = { email, password, keep: 'on' }
  // The server may close a connection that was idle just as it is used again.
  const answer = await page.request.post('/login', { form, maxRedirects: 0, maxRetries: 2 })
  if (answer.status() >= 400) throw new Error(`The login answered ${answer.status()}`)
  await page.goto('/dashboard')
}

export async function createFirm(api: Api, more: object = {}): Promise<FirmOfPerson> {
  const firm = await api.call('POST', '/firms', { ...firmInput, ...more }, newKey())
  const rates: { code: string; isDefault: boolean }[] = await api.call(
    'GET',
    `/firms/${firm.id}/tax-rates`,
  )
  const rate = rates.find(({ isDefault }) => isDefault) ?? rates[0]
  return { id: firm.id, path: `/firms/${firm.id}`, taxCode: rate?.code ?? '' }
}

export async function createCustomer(api: Api, firm: FirmOfPerson, more: object = {}) {
  const input = { ...customerInput, ...more }
  const customer = await api.call('POST', `${firm.path}/parties`, input, newKey())
  return { id: String(customer.id), name: String(customer.name) }
}

/** A draft of one line over `unitPrice`, the firm's default tax added. */
export async function createDraft(
  api: Api,
  firm: FirmOfPerson,
  customerId: string,
  { unitPrice = '100.00', quantity = '1', ...more }: Record<string, unknown> = {},
): Promise<{
  id: string
  number: string | null
  issueDate: string
  totals: { total: number; due: number }
}> {
  const lines = [
    { description: 'Consulting', quantity, unit: 'h', unitPrice, taxCode: firm.taxCode },
  ]
  const issueDate = new Date().toISOString().slice(0, 10)
  const input = { customerId, issueDate, currency: 'EUR', language: 'en', lines, ...more }
  return api.call('POST', `${firm.path}/invoices`, input, newKey())
}

export async function createInvoice(
  api: Api,
  firm: FirmOfPerson,
  customerId: string,
  more: Record<string, unknown> = {},
): Promise<{ id: string; number: string; totals: { total: number; due: number } }> {
  const draft = await createDraft(api, firm, customerId, more)
  return api.call('POST', `${firm.path}/invoices/${draft.id}/finalise`, {}, newKey())
}

/** A new customer, and an invoice of theirs over 100.00 and the tax on it. */
export async function createInvoicedCustomer(api: Api, firm: FirmOfPerson) {
  const customer = await createCustomer(api, firm)
  return { customer, invoice: await createInvoice(api, firm, customer.id) }
}

const firmInput = {
  legalName: 'Sternwarte GmbH',
  tradeName: 'Sternwarte',
  address: { street: 'Am Park 1', postcode: '10115', city: 'Berlin', region: '', country: 'DE' },
  vatId: 'DE136695976',
  baseCurrency: 'EUR',
  language: 'en',
  timeZone: 'Europe/Berlin',
  bankAccount: { holder: 'Sternwarte GmbH', iban: 'DE89370400440532013000', bic: '', bankName: '' },
  email: 'hello@sternwarte.example',
}

/** Of a customer whom the firm charges its own country's tax. */
export const atHome = {
  address: { street: 'Kai 2', postcode: '20457', city: 'Hamburg', region: '', country: 'DE' },
}

const customerInput = {
  name: 'Northgate Hotel Group',
  email: 'accounts@northgate.example',
  address: { street: 'Quay 2', postcode: 'BS1', city: 'Bristol', region: '', country: 'GB' },
  language: 'en',
  currency: 'EUR',
}
