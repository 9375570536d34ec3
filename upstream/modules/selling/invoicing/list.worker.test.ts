import { beforeAll, describe, expect, test } from 'vitest'
import type { Invoice, InvoiceRow } from '#contract/selling/invoice.ts'
import { InvoiceFilter, type InvoicePage, InvoiceTab } from '#contract/selling/invoices.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'

const open = ['finalised', 'sent', 'viewed', 'partlyPaid']
const onTab: Record<InvoiceTab, (row: InvoiceRow) => boolean> = {
  all: () => true,
  draft: ({ state }) => state === 'draft',
  issued: ({ kind, state }) =>
    kind === 'invoice' &&
    (open.includes(state) || ['paid', 'credited', 'writtenOff'].includes(state)),
  open: ({ kind, state }) => kind === 'invoice' && open.includes(state),
  sent: ({ kind, state }) => kind === 'invoice' && (state === 'sent' || state === 'viewed'),
  partlyPaid: ({ state }) => state === 'partlyPaid',
  overdue: ({ kind, state, dueDate }) =>
    kind === 'invoice' && open.includes(state) && dueDate < today,
  paid: ({ state }) => state === 'paid',
  credited: ({ state }) => state === 'credited',
  writtenOff: ({ state }) => state === 'writtenOff',
  void: ({ state }) => state === 'void',
  creditNote: ({ kind }) => kind === 'creditNote',
}
const sortValue: Record<InvoiceFilter['sort'], (row: InvoiceRow) => string | number> = {
  number: ({ number }) =>
    Number(
      /(\d{4})-(\d+)/
        .exec(number ?? '')
        ?.slice(1)
        .join('') ?? 0,
    ),
  issueDate: ({ issueDate }) => issueDate,
  dueDate: ({ dueDate }) => dueDate,
  total: ({ total }) => total,
  due: ({ due }) => due,
  customer: ({ customerName }) => customerName.toLowerCase(),
}

let testFirm: TestFirm
let everything: InvoiceRow[]

function list(query: Record<string, string | number>): Promise<InvoicePage> {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))
  return testFirm.must('GET', `/invoices?${search}`)
}

function sorted(rows: readonly InvoiceRow[], sort: InvoiceFilter['sort'], direction: string) {
  const value = sortValue[sort]
  const up = [...rows].sort((a, b) => {
    const [one, other] = [value(a), value(b)]
    if (one !== other) return one < other ? -1 : 1
    return a.id < b.id ? -1 : 1
  })
  return direction === 'ascending' ? up : up.reverse()
}

/** 48 documents in every state, of three customers in two currencies, over two months. */
beforeAll(async () => {
  testFirm = await TestFirm.open()
  const customers = []
  for (const name of ['Bäckerei Zoë', 'Auto 2000', 'zimmer & Co'])
    customers.push(await testFirm.customer({ name }))
  const start = addDays(today, -60)
  for (let at = 0; at < 40; at++) {
    const customer = customers[at % 3]
    if (!customer) continue
    const issueDate = addDays(start, Math.floor(at * 1.4))
    const usd = at % 5 === 4 && { currency: 'USD', exchangeRate: '0.9' }
    const lines = [line({ unitPrice: `${((at * 37) % 23) + 1}.5`, description: `Posten Nr ${at}` })]
    const values = {
      issueDate,
      paymentTermsDays: (at * 7) % 40,
      lines,
      purchaseOrder: `B-${at}`,
      ...usd,
    }
    const draft = await testFirm.draft(customer.id, values)
    if (at % 8 === 7) continue
    const invoice = await testFirm.finalise(draft.id)
    if (at % 8 === 1) await testFirm.pay(invoice, invoice.totals.due, { exchangeRate: '0.9' })
    if (at % 8 === 2) await testFirm.pay(invoice, 50, { exchangeRate: '0.9' })
    if (at % 8 === 3) await testFirm.must('POST', `/invoices/${invoice.id}/void`, {})
    if (at % 8 === 4) await testFirm.must('POST', `/invoices/${invoice.id}/credit-note`, {})
    if (at % 8 === 5) {
      const { publicPath } = await testFirm.must<Invoice>(
        'POST',
        `/invoices/${invoice.id}/public-link`,
      )
      const token = publicPath?.split('/').at(-1)
      await testFirm.must('POST', `/public/documents/${token}/open`, {}, { role: null })
    }
  }
  everything = (await list({ size: 200 })).rows
})

describe('the list of invoices', () => {
  test('counts every tab without counting', async () => {
    const { counts, total, first } = await list({})
    const wanted = InvoiceTab.options.map((tab) => [tab, everything.filter(onTab[tab]).length])
    expect(counts).toEqual(Object.fromEntries(wanted))
    const inUse = wanted.filter(([tab]) => tab !== 'writtenOff')
    for (const [tab, count] of inUse) expect([tab, Number(count) > 1]).toEqual([tab, true])
    expect([total, first]).toEqual([everything.length, 1])
  })

  for (const tab of InvoiceTab.options) {
    test(`pages through ${tab} in every order, there and back`, async () => {
      const rows = everything.filter(onTab[tab])
      for (const sort of InvoiceFilter.shape.sort.unwrap().options) {
        for (const direction of ['ascending', 'descending']) {
          const wanted = sorted(rows, sort, direction).map(({ id }) => id)
          const query = { tab, sort, direction, size: 7 }
          const pages = [await list(query)]
          for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
            pages.push(await list({ ...query, after: next }))
          const ids = pages.flatMap((page) => page.rows.map(({ id }) => id))
          expect([sort, direction, ids]).toEqual([sort, direction, wanted])
          expect(pages.map(({ first }) => first)).toEqual(
            pages.map((_, at) => (rows.length === 0 ? 0 : at * 7 + 1)),
          )
          const last = pages.at(-1)
          if (!last?.previous) continue
          const back = await list({ ...query, before: last.previous })
          expect(back).toEqual(pages.at(-2))
        }
      }
    })
  }

  test('sums what each filter matches, a currency a row', async () => {
    const [from, to] = [addDays(today, -45), addDays(today, -10)]
    const customerId = everything[0]?.customerId ?? ''
    const filters: [Record<string, string>, (row: InvoiceRow) => boolean][] = [
      [{}, () => true],
      [{ tab: 'open' }, onTab.open],
      [{ tab: 'overdue' }, onTab.overdue],
      [{ currency: 'USD' }, ({ currency }) => currency === 'USD'],
      [{ from, to }, ({ issueDate }) => issueDate >= from && issueDate <= to],
      [{ from, tab: 'paid' }, (row) => onTab.paid(row) && row.issueDate >= from],
      [
        { tab: 'open', dueFrom: from, dueTo: to },
        (row) => onTab.open(row) && row.dueDate >= from && row.dueDate <= to,
      ],
      [{ tab: 'overdue', dueFrom: from }, (row) => onTab.overdue(row) && row.dueDate >= from],
      [{ tab: 'void', dueTo: to }, (row) => onTab.void(row) && row.dueDate <= to],
      [{ customerId }, (row) => row.customerId === customerId],
      [
        { customerId, tab: 'open', currency: 'EUR' },
        (row) => onTab.open(row) && row.customerId === customerId && row.currency === 'EUR',
      ],
    ]
    for (const [filter, matches] of filters) {
      for (const sort of ['issueDate', 'total'] as const) {
        const rows = everything.filter(matches)
        const page = await list({ ...filter, sort, size: 200 })
        const wanted = sorted(rows, sort, 'descending')
        expect([filter, page.rows]).toEqual([filter, wanted])
        const all = filter.tab === undefined
        const leftOut = all ? rows.filter(isLeftOut).length : 0
        expect([filter, page.total, page.leftOut]).toEqual([filter, rows.length, leftOut])
        expect([filter, page.totals]).toEqual([filter, sums(rows, filter.tab)])
      }
    }
  })

  test('counts the documents of a filter on each tab', async () => {
    const [from, to] = [addDays(today, -45), addDays(today, -10)]
    const customerId = everything[0]?.customerId ?? ''
    const filters: [Record<string, string>, (row: InvoiceRow) => boolean][] = [
      [{ currency: 'USD' }, ({ currency }) => currency === 'USD'],
      [{ customerId }, (row) => row.customerId === customerId],
      [{ from, to }, ({ issueDate }) => issueDate >= from && issueDate <= to],
      [{ dueFrom: from }, ({ dueDate }) => dueDate >= from],
      [{ q: 'zimmer' }, ({ customerName }) => customerName.startsWith('zimmer')],
    ]
    for (const [filter, matches] of filters) {
      for (const tab of ['all', 'overdue', 'creditNote']) {
        const { counts } = await list({ ...filter, tab })
        const own = everything.filter(matches)
        const wanted = InvoiceTab.options.map((one) => [one, own.filter(onTab[one]).length])
        expect([filter, tab, counts]).toEqual([filter, tab, Object.fromEntries(wanted)])
      }
    }
  })

  test('finds by number, customer, order, line text and amount', async () => {
    const [one] = everything.filter(({ total, currency }) => total > 1000 && currency === 'EUR')
    const amount = ((one?.total ?? 0) / 100).toFixed(2)
    const searches: [string, (row: InvoiceRow) => boolean][] = [
      [one?.number ?? '', ({ number }) => number === one?.number],
      ['backerei zoe', ({ customerName }) => customerName === 'Bäckerei Zoë'],
      ['BÄCK', ({ customerName }) => customerName === 'Bäckerei Zoë'],
      [amount, ({ total }) => (total / 100).toFixed(2) === amount],
      [amount.replace('.', ','), ({ total }) => (total / 100).toFixed(2) === amount],
    ]
    for (const [q, matches] of searches) {
      const ids = (await list({ q, size: 200 })).rows.map(({ id }) => id)
      for (const row of everything.filter(matches))
        expect([q, ids]).toEqual([q, expect.arrayContaining([row.id])])
      expect(ids.length).toBeLessThan(everything.length)
    }
    expect((await list({ q: 'posten 37' })).rows.length).toBe(1)
    expect((await list({ q: 'B-36' })).rows.length).toBe(2)
  })

  test('finds at once what was written since it was last asked, and not what is gone', async () => {
    const own = await TestFirm.open()
    const ask = async () => {
      const page: InvoicePage = await own.must('GET', '/invoices?q=Leuchtturm')
      return page.rows.map(({ id }) => id)
    }
    const customer = await own.customer()
    expect(await ask()).toEqual([])
    const lines = [line({ description: 'Leuchtturm streichen' })]
    const draft = await own.draft(customer.id, { lines })
    expect(await ask()).toEqual([draft.id])
    await own.must('DELETE', `/invoices/${draft.id}`)
    expect(await ask()).toEqual([])
  })

  test('sums a search anew after a payment, and each tab on its own', async () => {
    const own = await TestFirm.open()
    const customer = await own.customer()
    const lines = [line({ description: 'Leuchtturm streichen' })]
    const invoice = await own.issued(customer.id, { lines })
    const dueOf = async (query: string) => {
      const page: InvoicePage = await own.must('GET', `/invoices?q=Leuchtturm&${query}`)
      return page.totals.map(({ due }) => due)
    }
    expect(await dueOf('')).toEqual([invoice.totals.due])
    expect(await dueOf('tab=paid')).toEqual([])
    expect(await dueOf('sort=total&direction=ascending')).toEqual([invoice.totals.due])
    await own.pay(invoice, 100)
    expect(await dueOf('')).toEqual([invoice.totals.due - 100])
  })

  test('takes any characters as what they are', async () => {
    const nothing = ['"', "'", '%', '_', '*', '";--', ')(', '\\', '\u0000', 'NEAR(', '日本']
    for (const q of nothing) {
      const page = await list({ q })
      expect([q, page.rows.length, page.total, page.totals]).toEqual([q, 0, 0, []])
    }
    const found = [
      'posten"',
      "po'",
      'posten OR zzzz*'.slice(0, 6),
      '-posten',
      'number:posten'.slice(7),
    ]
    for (const q of found) expect([q, (await list({ q })).rows.length > 0]).toEqual([q, true])
    for (const q of ['AND', 'posten NOT auto', 'x'.repeat(60), 'a b '.repeat(50)])
      expect((await testFirm.ask('GET', `/invoices?q=${encodeURIComponent(q)}`)).status).toBe(200)
    expect((await testFirm.ask('GET', `/invoices?q=${'x'.repeat(10_000)}`)).status).toBe(422)
  })

  test('refuses a cursor that is none of ours', async () => {
    for (const cursor of ['x', btoa('[1]'), btoa('["a",{},1]')])
      expect((await testFirm.ask('GET', `/invoices?after=${cursor}`)).status).toBe(400)
  })
})

function isLeftOut({ state }: InvoiceRow): boolean {
  return state === 'draft' || state === 'void'
}

/** Everything leaves drafts and void ones out; a dollar is 0.90, and a draft is worth nothing yet. */
function sums(rows: readonly InvoiceRow[], tab: string | undefined) {
  const isAll = tab === undefined || tab === 'all'
  const added = rows.filter((row) => !isAll || !isLeftOut(row))
  const currencies = [...new Set(added.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const own = added.filter((row) => row.currency === currency)
    const add = (value: (row: InvoiceRow) => number) =>
      own.reduce((sum, row) => sum + value(row), 0)
    const sign = (row: InvoiceRow) => (isAll && row.kind === 'creditNote' ? -1 : 1)
    const base = (amount: number) => (currency === 'USD' ? Math.round(amount * 0.9) : amount)
    const due = (row: InvoiceRow) => (isLeftOut(row) ? 0 : row.due)
    return {
      currency,
      count: own.length,
      total: add((row) => sign(row) * row.total),
      due: add(due),
      totalBase: add((row) => (row.state === 'draft' ? 0 : sign(row) * base(row.total))),
      dueBase: add((row) => base(due(row))),
    }
  })
}
