import { env, runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { Account } from '#contract/accounts.ts'
import type { AuditEntry } from '#contract/audit.ts'
import type { Budget } from '#contract/budgets.ts'
import type { CalendarEvent } from '#contract/calendar.ts'
import type { Mailbox, MailRow } from '#contract/mailbox.ts'
import type { FreeTimes } from '#contract/public-bookings.ts'
import type { Attachment, RecordPanels } from '#contract/records.ts'
import { Store } from '#upstream/firm/store.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'
import { bringMail } from '../../mail/incoming/bring-mail.ts'
import type { RecordKinds, RecordRef } from './kinds.ts'
import { linkRecords } from './links.ts'

const found = import.meta.glob<{ recordKinds: RecordKinds }>('../*/record-kinds.ts', {
  eager: true,
})
const kinds = new Map(Object.values(found).flatMap((one) => Object.entries(one.recordKinds)))

let firm: TestFirm

/** A year of examples, which has a record of most kinds. */
beforeAll(async () => {
  firm = new TestFirm()
  await firm.must('POST', '/internal/seed-demo', { language: 'de' })
}, 120_000)

async function make(path: string, json: unknown): Promise<string> {
  return (await firm.must<{ id: string }>('POST', path, json)).id
}

async function makeBookingPage(): Promise<{ id: string; path: string }> {
  const [calendar] = await firm.must<{ id: string }[]>('GET', '/calendars')
  const days = ['1', '2', '3', '4', '5', '6', '7']
  return firm.must('POST', '/booking-pages', {
    name: 'Beratung',
    language: 'de',
    timeZone: 'Europe/Berlin',
    calendarIds: [calendar?.id],
    durationMinutes: 60,
    stepMinutes: 60,
    bufferMinutes: 0,
    noticeHours: 0,
    daysAhead: 30,
    hours: days.map((day) => ({ day, from: '09:00', to: '17:00' })),
  })
}

/** Records of kinds that the examples lack, or whose history they don't tell. */
const made: Readonly<Record<string, () => Promise<string>>> = {
  account: async () => '1200',
  taxRate: async () => 'DE-S19',
  bankStatement: async () => {
    const accounts = await firm.must<{ code: string; bankDate: string | null }[]>(
      'GET',
      '/bank-accounts',
    )
    const code = accounts.find(({ bankDate }) => bankDate !== null)?.code
    const path = `/bank-accounts/${code}/statements`
    const [first] = await firm.must<{ id: string }[]>('GET', path)
    return first?.id ?? ''
  },
  bookingPage: async () => (await makeBookingPage()).id,
  booking: async () => {
    const page = await makeBookingPage()
    const at = `/public/booking-pages/${page.path.slice('/b/'.length)}`
    const guest = { role: null } as const
    const { days } = await firm.must<FreeTimes>('GET', at, undefined, guest)
    const startsAt = days.flatMap(({ starts }) => starts).at(-1)
    const who = { name: 'Anna', email: 'anna@example.com', language: 'de', consent: true }
    await firm.must('POST', at, { ...who, startsAt, timeZone: 'Europe/Berlin' }, guest)
    const path = `/booking-pages/${page.id}/bookings`
    const { ahead } = await firm.must<{ ahead: { id: string }[] }>('GET', path)
    return ahead[0]?.id ?? ''
  },
  bankRule: () =>
    make('/bank-rules', { name: 'Fees', contains: 'fee', parts: [{ account: '4970' }] }),
  journalTemplate: () =>
    make('/journal-templates', {
      name: 'Rent',
      memo: 'Rent',
      lines: rent,
    }),
  priceList: () => make('/price-lists', { name: 'Handel', currency: 'EUR' }),
  expenseCategory: () => make('/expense-categories', { name: 'Books', account: '4210' }),
  budget: async () => {
    const { end } = await firm.must<Budget>('GET', '/budgets')
    const months = Array.from({ length: 12 }, () => 1000)
    const { rows } = await firm.must<Budget>('GET', `/budgets?end=${end}`)
    const version = rows.find(({ account }) => account === '4210')?.version ?? 0
    await firm.must('PUT', '/budgets/lines', { end, account: '4210', months, version })
    return end
  },
  webhook: () =>
    make('/webhooks', { url: 'https://shop.example/hooks', events: ['invoice.finalised'] }),
  event: () => make('/events', event()),
  eventGuest: async () => {
    const id = await make('/events', event())
    return make(`/events/${id}/guests`, { email: 'gast@example.com', language: 'de' })
  },
  asset: async () => {
    const chart = await firm.must<Account[]>('GET', '/accounts')
    const resultAccount = chart.find(({ role }) => role === 'depreciation')?.code
    const more = { cost: 120000, startDate: '2026-01-15', months: 12, account: '0410' }
    return make('/assets', { name: 'Laptop', resultAccount, ...more })
  },
  manualEntry: () => make('/manual-entries', { date: '2026-11-03', memo: 'Rent', lines: rent }),
  purchaseOrder: () =>
    make('/purchase-orders', {
      supplierName: 'Holz AG',
      issueDate: '2026-03-02',
      expectedDate: '2026-03-20',
      currency: 'EUR',
      exchangeRate: '',
      notes: '',
      lines: [{ item: '', description: 'Oak', quantity: '1', unitPrice: '9', taxCode: 'DE-S19' }],
    }),
  mandate: async () => {
    const { name } = await firm.customer({ name: 'Lastschrift KG' })
    const iban = 'DE89370400440532013000'
    return make('/mandates', { customerName: name, reference: '', signedOn: '2026-01-05', iban })
  },
  paymentRun: async () => {
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
    return make('/payment-runs', run)
  },
  mailThread: async () => {
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

const rent = [
  { account: '4210', debit: 900, credit: 0 },
  { account: '1200', debit: 0, credit: 900 },
]

function event(more: Partial<CalendarEvent> = {}) {
  return { title: 'Stocktaking', start: '2026-12-30T09:00', end: '2026-12-30T17:00', ...more }
}

/** Records of each kind, found or made once. */
const ids = new Map<string, string>()

async function idOf(kind: string): Promise<string> {
  const id = ids.get(kind) ?? (await findOrMake(kind))
  ids.set(kind, id)
  return id
}

async function findOrMake(kind: string): Promise<string> {
  if (made[kind]) return made[kind]()
  const { rows } = await firm.must<{ rows: AuditEntry[] }>('GET', `/audit?kind=${kind}&size=50`)
  const id = rows.find(({ path }) => path !== null)?.recordId
  // Of a plain register, which is all that `scripts/module.mjs new` writes, a name is enough.
  return id ?? make(`/${kinds.get(kind)?.path('').replace(/\/$/, '')}`, { name: 'Blue harbour' })
}

test('every kind has files, comments and a history, and only who may see it sees them', async () => {
  expect(kinds.size).toBeGreaterThan(25)
  const faults: string[] = []
  for (const [kind, { read }] of kinds) {
    const path = `/records/${kind}/${await idOf(kind)}`
    const form = new FormData()
    form.set('file', new File(['%PDF-1.7'], 'proof.pdf'))
    const file = await askFirm(firm, 'POST', `${path}/attachments`, { form })
    const said = await firm.ask('POST', `${path}/comments`, { text: 'Looked at' })
    if (file.status !== 201 || said.status !== 201) {
      faults.push(`${kind}: ${file.status} ${said.status}`)
      continue
    }
    const panels = await firm.must<RecordPanels>('GET', path)
    const actions = panels.history.map(({ action }) => action)
    const { id } = await file.json<Attachment>()
    const isWhole =
      panels.title !== '' &&
      panels.attachments.some((one) => one.id === id) &&
      panels.comments.some(({ text }) => text === 'Looked at') &&
      actions.includes('attach') &&
      actions.includes('comment')
    const custom = { name: 'Guest', permissions: ['firm:view'], scopes: {} } as const
    const stranger = await askFirm(firm, 'GET', path, { custom })
    const refusal = read === 'firm:view' ? 200 : 404
    if (!isWhole || stranger.status !== refusal)
      faults.push(`${kind}: ${actions} ${stranger.status}`)
  }
  expect(faults).toEqual([])
}, 30_000)

/** Says that the first record makes the second. */
async function link(from: RecordRef, to: RecordRef): Promise<void> {
  const actor = { userId: firm.userId, userName: 'Maria', role: 'owner', language: 'de' } as const
  const context = {
    firmId: firm.firmId,
    actor: { ...actor, isDemo: false, requestId: 'r' },
    now: new Date(),
    newId,
    idempotency: null,
  }
  await runInDurableObject(firm.object, (_, { storage }) => {
    new Store(storage).transact(context, (writer) =>
      linkRecords(writer, context, { from, relation: 'makes', to }),
    )
  })
}

test('in every kind a link is shown on both of its sides', async () => {
  const party = { kind: 'party', id: (await firm.customer()).id }
  const faults: string[] = []
  for (const kind of kinds.keys()) {
    const record = { kind, id: await idOf(kind) }
    await link(record, party)
    const [own, other] = await Promise.all(
      [record, party].map((one) =>
        firm.must<RecordPanels>('GET', `/records/${one.kind}/${one.id}`),
      ),
    )
    const shows = (panels: RecordPanels | undefined, direction: string, { id }: RecordRef) =>
      panels?.links.some(
        (one) => one.id === id && one.direction === direction && one.relation === 'makes',
      )
    if (!shows(own, 'from', party)) faults.push(`${kind} does not show what it makes`)
    if (!shows(other, 'to', record)) faults.push(`${kind} is not shown where it was made`)
  }
  expect(faults).toEqual([])
}, 60_000)

test('what is known by a code says what it was and what it became', async () => {
  const { version, name } = await firm.must<Account>('GET', '/accounts/1200')
  await firm.must('PUT', '/accounts/1200', { name: { ...name, de: 'Hausbank' }, version })
  const { history } = await firm.must<RecordPanels>('GET', '/records/account/1200')
  expect(history[0]?.changes).toContainEqual({
    field: 'name.de',
    before: name.de,
    after: 'Hausbank',
  })
})

test('an event of one’s own is no record of the firm', async () => {
  const id = await make('/events', event({ visibility: 'private' }))
  expect((await firm.ask('GET', `/records/event/${id}`)).status).toBe(404)
})
