import { env } from 'cloudflare:test'
import type { Account } from '#contract/books/accounts.ts'
import type { CalendarEvent } from '#contract/communication/calendar.ts'
import type { Mailbox, MailRow } from '#contract/communication/mailbox.ts'
import type { FreeTimes } from '#contract/communication/public-bookings.ts'
import type { CourseOffer, CourseOrder } from '#contract/learning/public-courses.ts'
import type { Budget } from '#contract/reporting/budgets.ts'
import type { StockDocument } from '#contract/stock/stock.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { type TestFirm, today } from '#upstream/testing/test-firm.ts'
import { bringMail } from '../mail/incoming/bring-mail.ts'
import { bookingPageInput } from './booking-page-input.ts'
import { mailedBooking } from './mailed-booking.ts'
import { make } from './make.ts'
import { orderInput } from './purchase-inputs.ts'
import { madeOfStaff } from './staff-records.ts'
import { draftCourse, publishCourse } from './write-course.ts'

async function makeBookingPage(firm: TestFirm): Promise<{ id: string; path: string }> {
  const [calendar] = await firm.must<{ id: string }[]>('GET', '/calendars')
  return firm.must('POST', '/booking-pages', {
    ...bookingPageInput('Beratung', calendar?.id ?? ''),
    language: 'de',
  })
}

/** Records of kinds that the examples lack, or whose history they don't tell. */
export const made: Readonly<Record<string, (firm: TestFirm) => Promise<string>>> = {
  account: async () => '1200',
  customField: (firm) =>
    make(firm, '/custom-fields', { kind: 'item', type: 'text', label: 'Season' }),
  taxRate: async () => 'DE-S19',
  bankStatement: async (firm) => {
    const accounts = await firm.must<{ code: string; bankDate: string | null }[]>(
      'GET',
      '/bank-accounts',
    )
    const code = accounts.find(({ bankDate }) => bankDate !== null)?.code
    const path = `/bank-accounts/${code}/statements`
    const [first] = await firm.must<{ id: string }[]>('GET', path)
    return first?.id ?? ''
  },
  lead: (firm) => make(firm, '/leads', { name: 'Ada Harbour' }),
  leadForm: (firm) => make(firm, '/lead-forms', { name: 'Ask us', language: 'en' }),
  followUp: (firm) => make(firm, '/follow-ups', { title: 'Call back' }),
  partner: (firm) =>
    make(firm, '/partners', { name: 'Bea Hill', email: 'bea@hill.example', language: 'en' }),
  segment: (firm) =>
    make(firm, '/segments', {
      name: 'Sailors',
      conditions: [{ field: 'name', operator: 'isFilled' }],
    }),
  sequence: (firm) => make(firm, '/sequences', sequence),
  sequenceMember: async (firm) => {
    const lead = await make(firm, '/leads', { name: 'Eve Harbour', email: 'eve@harbour.example' })
    const id = await make(firm, '/sequences', { ...sequence, name: 'Regatta' })
    await firm.must('POST', `/sequences/${id}/members`, { kind: 'lead', ids: [lead] })
    const path = `/sequence-members?tab=all&subject=${lead}`
    const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', path)
    return rows[0]?.id ?? ''
  },
  campaign: async (firm) => {
    const conditions = [{ field: 'name', operator: 'isFilled' }]
    const segmentId = await make(firm, '/segments', { name: 'Rowers', conditions })
    return make(firm, '/campaigns', { name: 'May', segmentId, subject: 'Oars', text: 'New' })
  },
  deal: (firm) => make(firm, '/deals', { title: 'New sails', currency: 'EUR' }),
  pipeline: (firm) => make(firm, '/pipelines', { name: 'Trade', stages: [{ name: 'First' }] }),
  supportTicket: async (firm) => {
    const { name: customer } = await firm.customer({ name: 'Segel KG' })
    const asked = { subject: 'A torn sail', contactName: 'Ada Harbour', language: 'en' }
    return make(firm, '/support-tickets', { ...asked, customer, priority: 'normal' })
  },
  cannedAnswer: (firm) =>
    make(firm, '/canned-answers', { name: 'Thanks', language: 'en', text: 'Thank you' }),
  portalContact: async (firm) => {
    const { name: customer } = await firm.customer({ name: 'Portal KG' })
    const contact = { customer, name: 'Ada Harbour', email: 'ada@portal.example' }
    return make(firm, '/portal-contacts', { ...contact, rights: ['invoices'] })
  },
  project: (firm) => make(firm, '/projects', { name: 'New quay' }),
  task: async (firm) => {
    const projectId = await make(firm, '/projects', { name: 'New mole' })
    return make(firm, '/tasks', { projectId, title: 'Measure' })
  },
  hourlyRate: (firm) => make(firm, '/hourly-rates', { hourly: '87.5', validFrom: '2031-01-01' }),
  sitePage: (firm) =>
    make(firm, '/site-pages', { language: 'de', title: 'Blauer Hafen', text: 'Ahoi' }),
  quiz: (firm) => make(firm, '/quizzes', { title: 'Knots' }),
  course: (firm) => make(firm, '/courses', { title: 'Sailing' }),
  courseOrder: async (firm) => {
    const { id } = await draftCourse(firm, ['Knots'])
    await publishCourse(firm, id)
    const { path } = await firm.must<CourseOffer>('PUT', `/courses/${id}/offer`, { isOpen: true })
    const who = { name: 'Ada', email: 'ada@example.com', language: 'de', consent: true }
    await firm.must('POST', `/public/courses/${path?.split('/').at(-1)}`, who, { role: null })
    const { rows } = await firm.must<{ rows: CourseOrder[] }>('GET', `/courses/${id}/orders`)
    return rows[0]?.id ?? ''
  },
  ...madeOfStaff,
  bookingPage: async (firm) => (await makeBookingPage(firm)).id,
  booking: async (firm) => {
    const page = await makeBookingPage(firm)
    const at = `/public/booking-pages/${page.path.slice('/b/'.length)}`
    const guest = { role: null } as const
    const { days } = await firm.must<FreeTimes>('GET', at, undefined, guest)
    const startsAt = days.flatMap(({ starts }) => starts).at(-1)
    const who = { name: 'Anna', email: 'anna@example.com', language: 'de', consent: true }
    await firm.must('POST', at, { ...who, startsAt, timeZone: 'Europe/Berlin' }, guest)
    await firm.must('POST', `${await mailedBooking(firm)}/confirm`, {}, guest)
    const path = `/booking-pages/${page.id}/bookings`
    const { ahead } = await firm.must<{ ahead: { id: string }[] }>('GET', path)
    return ahead[0]?.id ?? ''
  },
  bankRule: (firm) =>
    make(firm, '/bank-rules', { name: 'Fees', contains: 'fee', parts: [{ account: '4970' }] }),
  wallet: async (firm) => {
    const { id: customerId } = await firm.customer({ name: 'Guthaben KG' })
    const paid = { customerId, amount: 5000, currency: 'EUR', date: today, method: 'cash' }
    return make(firm, '/wallet-top-ups', { ...paid, account: '1000', reference: '' })
  },
  recurringPurchase: async (firm) => {
    await firm.customer({ name: 'Haus & Hof', roles: ['supplier'] })
    const line = { description: 'Rent', unitPrice: '900', account: '4210', taxCode: 'DE-S19' }
    const from = { supplierName: 'Haus & Hof', supplierNumber: 'M-{year}-{count}' }
    const when = { unit: 'month', every: 1, firstDate: today }
    const bill = { name: 'Hall', kind: 'bill', mode: 'draft', currency: 'EUR', ...from, ...when }
    return make(firm, '/recurring-purchases', { ...bill, lines: [line] })
  },
  stockLot: async (firm) => {
    const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
    const kept = { kind: 'stock', unit: 'pc', unitPrice: '9', taxCode: 'DE-S19' }
    const item = await make(firm, '/items', { ...kept, name: 'Oil', tracking: 'batches' })
    const { lines } = await firm.must<StockDocument>('POST', '/stock-documents', {
      ...{ kind: 'receipt', date: today, warehouseId: rows[0]?.id },
      lines: [{ item, quantity: '3', unitCost: '2', codes: ['L1'] }],
    })
    const id = lines[0]?.lots[0]?.id ?? ''
    await firm.must('PUT', `/stock-lots/${id}`, { code: 'L2' })
    return id
  },
  journalTemplate: (firm) =>
    make(firm, '/journal-templates', {
      name: 'Rent',
      memo: 'Rent',
      lines: rent,
    }),
  dayTotal: (firm) =>
    make(firm, '/day-totals', {
      date: today,
      rows: [{ tender: 'cash', taxCode: 'DE-S19', amount: 1190 }],
    }),
  coupon: (firm) => make(firm, '/coupons', { code: 'HERBST', name: 'Herbst', value: '10' }),
  loyaltyAccount: async (firm) => {
    const { version } = await firm.must<{ version: number }>('GET', '/loyalty-programme')
    const programme = { isOn: true, perPoint: 100, worthOfHundred: 500, version }
    await firm.must('PUT', '/loyalty-programme', programme)
    const { id: customerId } = await firm.customer({ name: 'Treue KG' })
    return make(firm, '/loyalty-adjustments', { customerId, points: 20, reason: 'Panne' })
  },
  priceList: (firm) => make(firm, '/price-lists', { name: 'Handel', currency: 'EUR' }),
  expenseCategory: (firm) => make(firm, '/expense-categories', { name: 'Books', account: '4210' }),
  budget: async (firm) => {
    const { end } = await firm.must<Budget>('GET', '/budgets')
    const months = Array.from({ length: 12 }, () => 1000)
    const { rows } = await firm.must<Budget>('GET', `/budgets?end=${end}&costCentre=none`)
    const version = rows.find(({ account }) => account === '4210')?.version ?? 0
    await firm.must('PUT', '/budgets/lines', { end, account: '4210', months, version })
    return end
  },
  webhook: (firm) =>
    make(firm, '/webhooks', { url: 'https://shop.example/hooks', events: ['invoice.finalised'] }),
  event: (firm) => make(firm, '/events', event()),
  eventGuest: async (firm) => {
    const id = await make(firm, '/events', event())
    return make(firm, `/events/${id}/guests`, { email: 'gast@example.com', language: 'de' })
  },
  asset: async (firm) => {
    const chart = await firm.must<Account[]>('GET', '/accounts')
    const resultAccount = chart.find(({ role }) => role === 'depreciation')?.code
    const more = { cost: 120000, startDate: '2026-01-15', months: 12, account: '0410' }
    return make(firm, '/assets', { name: 'Laptop', resultAccount, ...more })
  },
  manualEntry: (firm) =>
    make(firm, '/manual-entries', { date: '2026-11-03', memo: 'Rent', lines: rent }),
  purchaseOrder: (firm) =>
    make(firm, '/purchase-orders', {
      ...orderInput,
      lines: [{ item: '', description: 'Oak', quantity: '1', unitPrice: '9', taxCode: 'DE-S19' }],
    }),
  salesOrder: async (firm) => {
    const { id: customerId } = await firm.customer({ name: 'Auftrag KG' })
    const line = { description: 'Oak', quantity: '1', unitPrice: '9', taxCode: 'DE-S19' }
    return make(firm, '/sales-orders', {
      ...{ customerId, issueDate: today, currency: 'EUR', language: 'de', lines: [line] },
    })
  },
  productionOrder: async (firm) => {
    const base = { unit: 'pc', unitPrice: '1', taxCode: 'DE-S19' }
    const part = await make(firm, '/items', { ...base, kind: 'stock', name: 'Oak leg' })
    const item = await make(firm, '/items', {
      ...{ ...base, kind: 'kit', name: 'Oak table', components: [{ item: part, quantity: '4' }] },
    })
    return make(firm, '/production-orders', { item, quantity: '2', dueDate: today })
  },
  mandate: async (firm) => {
    const { name } = await firm.customer({ name: 'Lastschrift KG' })
    const iban = 'DE89370400440532013000'
    return make(firm, '/mandates', {
      customerName: name,
      reference: '',
      signedOn: '2026-01-05',
      iban,
    })
  },
  paymentRun: async (firm) => {
    const bankAccounts = [{ iban: 'DE02120300000000202051' }]
    const roles = ['supplier']
    const supplier = await firm.customer({ name: 'Holz AG', roles, bankAccounts })
    const bill = await firm.must<{ id: string; version: number }>('POST', '/bills', {
      supplierId: supplier.id,
      supplierName: 'Holz AG',
      supplierNumber: 'H-1',
      date: today,
      dueDate: today,
      currency: 'EUR',
      exchangeRate: '',
      lines: [{ description: 'Oak', unitPrice: '9', account: '4930', taxCode: 'DE-Z0' }],
    })
    await firm.must('POST', `/bills/${bill.id}/approve`, { version: bill.version })
    const run = { account: '1200', executionDate: today, documentIds: [bill.id] }
    return make(firm, '/payment-runs', run)
  },
  mailThread: async (firm) => {
    await joinFirm(firm)
    const boxes = await firm.must<Mailbox[]>('GET', '/mail/boxes')
    const shared = boxes.find(({ isOwn }) => !isOwn)
    const text = 'From: Kadri <kadri@harbour.example>\r\nSubject: Lamps\r\n\r\nHello'
    const raw = new TextEncoder().encode(text)
    await bringMail(env, { raw, to: shared?.address ?? '', now: new Date() })
    const path = `/mail/threads?mailboxId=${shared?.id}`
    const { rows } = await firm.must<{ rows: MailRow[] }>('GET', path)
    return rows[0]?.threadId ?? ''
  },
}

const sequence = {
  ...{ name: 'After the regatta', timeZone: 'UTC' },
  steps: [{ kind: 'mail', wait: 300, unit: 'days', subject: 'Sails', text: 'Hello {name}' }],
}

const rent = [
  { account: '4210', debit: 900, credit: 0 },
  { account: '1200', debit: 0, credit: 900 },
]

export function event(more: Partial<CalendarEvent> = {}) {
  return { title: 'Stocktaking', start: '2026-12-30T09:00', end: '2026-12-30T17:00', ...more }
}
