import { beforeAll, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Permission } from '#contract/core/roles.ts'
import type {
  Analysis,
  AnalysisRecords,
  AnalysisTemplate,
  AnalysisView,
} from '#contract/reporting/analytics.ts'
import type { Report } from '#contract/reporting/reports.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { randomFrom } from '#upstream/testing/random.ts'
import { line, TestFirm } from '#upstream/testing/test-firm.ts'

const days = 'period=custom&from=2026-01-01&to=2026-12-31'
const seed = Number(process.env.SEED) || 11
let firm: TestFirm
let clinic: string
const colleague = newId()

type Ask = Parameters<TestFirm['ask']>[3]

/**
 * Invoices of several lines, currencies and customers with random figures, a credit note and a bill;
 * some by a colleague.
 */
beforeAll(async () => {
  firm = await TestFirm.open()
  const random = randomFrom(seed)
  clinic = (await firm.customer()).id
  const shop = (await firm.customer({ name: 'Atelier Süd', address: { country: 'AT' } })).id
  const [me, customers] = [firm.userId, [clinic, shop]]
  for (let at = 0; at < 12; at += 1) {
    firm.userId = at % 3 === 0 ? colleague : me
    const issueDate = `2026-0${1 + Math.floor(at / 2)}-1${at % 2}`
    const currency = at % 4 === 1 ? { currency: 'USD', exchangeRate: '0.9137' } : {}
    const lines = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      line({ quantity: (random() * 9 + 0.1).toFixed(2), unitPrice: (random() * 90).toFixed(2) }),
    )
    await firm.issued(customers[at % 2] ?? clinic, {
      issueDate,
      supplyDate: issueDate,
      lines,
      ...currency,
    })
  }
  firm.userId = me
  const back = await firm.issued(clinic, {
    ...{ issueDate: '2026-06-20', supplyDate: '2026-06-20' },
    lines: [line({ unitPrice: '80' })],
  })
  await firm.must('POST', `/invoices/${back.id}/credit-note`, {})
  await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const made = await firm.must<Bill>('POST', '/bills', {
    ...{ supplierName: 'Holz Elbe', supplierNumber: 'R-1', date: '2026-03-10', currency: 'EUR' },
    lines: [
      { description: 'Holz', quantity: '1', unitPrice: '40', account: '3400', taxCode: 'DE-S19' },
      { description: 'Büro', quantity: '1', unitPrice: '9', account: '4930', taxCode: 'DE-S19' },
    ],
  })
  await firm.must('POST', `/bills/${made.id}/approve`, { version: made.version })
})

function run(query: string, how?: Ask): Promise<Analysis> {
  return firm.must('GET', `/analytics/run?${days}&${query}`, undefined, how)
}

function total({ rows }: Analysis, column = 0) {
  const cell = rows.find(({ kind }) => kind === 'total')?.cells[column]
  return cell?.amount ?? cell?.number
}

/** The words and figures of each row. */
function table({ rows }: Analysis) {
  return rows.map(({ label, cells }) => [
    label,
    ...cells.map((cell) => cell?.amount ?? cell?.number ?? null),
  ])
}

async function views(how?: Ask): Promise<AnalysisView[]> {
  return firm.must('GET', '/analytics/views', undefined, how)
}

test(`sales by question are the turnover of the report, however they are divided, seed ${seed}`, async () => {
  const report: Report = await firm.must('GET', `/reports/custom?${days}&by=customer`)
  const turnover = report.rows.at(-1)?.cells[1]?.amount
  expect(turnover).toBeGreaterThan(0)
  const view = (await views()).find(({ name }) => name === 'invoiceLines')
  const fields = view?.fields.map(({ name }) => name) ?? []
  expect(fields).toContain('weekday')
  for (const by of fields) {
    const answer = await run(`view=invoiceLines&measures=net&by=${by}&limit=2`)
    expect(total(answer), by).toBe(turnover)
    const parts = answer.rows.filter(({ kind }) => kind !== 'total')
    expect(
      parts.reduce((sum, { cells }) => sum + (cells[0]?.amount ?? 0), 0),
      `the parts by ${by}`,
    ).toBe(turnover)
  }
  const across = await run('view=invoiceLines&measures=net&by=customer&across=month')
  for (const { cells } of across.rows) {
    const amounts = cells.map((cell) => cell?.amount ?? 0)
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1))
  }
  // A column says what its cells keep to.
  for (const query of ['by=customer&across=month', 'by=month&across=customer']) {
    const { columns, rows } = await run(`view=invoiceLines&measures=net&${query}`)
    const whole = rows.findLast(({ kind }) => kind === 'total')
    for (const [at, { drill }] of columns.entries()) {
      if (!drill || !whole?.drill) continue
      const kept = new URLSearchParams({ ...whole.drill, ...drill })
      const answer: Analysis = await firm.must(
        'GET',
        `/analytics/run?view=invoiceLines&measures=net&by=none&${kept}`,
      )
      expect(total(answer), `${query} ${kept}`).toBe(whole.cells[at]?.amount ?? 0)
    }
  }
})

test('no view is multiplied by what it joins: each counts as many rows whatever divides it', async () => {
  for (const view of await views()) {
    const [counted] = view.measures.filter(({ name }) =>
      ['lines', 'items', 'moves', 'leads', 'deals', 'entries', 'payslips', 'enrolments'].includes(
        name,
      ),
    )
    if (!counted || view.isOfPeople) continue
    const whole = total(await run(`view=${view.name}&measures=${counted.name}&by=none`))
    for (const { name } of view.fields) {
      const answer = await run(`view=${view.name}&measures=${counted.name}&by=${name}`)
      expect(total(answer), `${view.name} by ${name}`).toBe(whole)
    }
  }
})

test('every measure of every view is answered by every field, and every row leads to its records', async () => {
  for (const view of await views()) {
    for (const { name: measure } of view.measures) {
      for (const { name: by } of [...view.fields.slice(0, 3), ...view.fields.slice(6)]) {
        const path = `/analytics/run?${days}&view=${view.name}&measures=${measure}&by=${by}`
        expect((await firm.ask('GET', path)).status, path).toBe(200)
      }
    }
    const records = await firm.ask('GET', `/analytics/records?${days}&view=${view.name}`)
    expect(records.status, view.name).toBe(view.isOfPeople ? 403 : 200)
  }
})

test('the journal by question is the trial balance', async () => {
  const { rows } = await firm.trial()
  const answer = await run('view=journalLines&measures=balance,debit,credit&by=account&limit=500')
  const balances = Object.fromEntries(
    answer.rows
      .filter(({ kind }) => kind === 'group')
      .map(({ key, cells }) => [key, cells[0]?.amount])
      .filter(([, amount]) => amount !== 0),
  )
  const trial = rows.map(({ account, debit, credit }) => [account, debit - credit] as const)
  expect(balances).toEqual(Object.fromEntries(trial.filter(([, amount]) => amount !== 0)))
  // What the sums of days do not keep is added up from the lines, and comes to the same.
  const byParty = await run('view=journalLines&measures=debit&by=party')
  const debit = answer.columns.findIndex(({ key }) => key === 'debit')
  expect(total(byParty)).toBe(total(answer, debit))
})

test('months stand in their order, empty ones too, and the rest is the whole less what is shown', async () => {
  const months = await run('view=invoiceLines&by=month')
  expect(months.rows).toHaveLength(13)
  expect(months.rows[0]?.label).toBe('Jan. 2026')
  expect(months.rows[11]?.cells[0]).toEqual({ amount: 0, currency: 'EUR' })
  const first = await run('view=invoiceLines&by=customer&limit=1')
  const [shown, other, whole] = first.rows.map(({ cells }) => cells[0]?.amount ?? 0)
  expect(first.rows.map(({ kind }) => kind)).toEqual(['group', 'other', 'total'])
  expect((shown ?? 0) + (other ?? 0)).toBe(whole)
})

test('currencies are kept apart or added as they were posted, never else', async () => {
  const own = await run('view=invoiceLines&measures=ownNet&by=none')
  expect(own.notes).toContain('currencies')
  const totals = own.rows.map(({ cells }) => cells[0]?.currency)
  expect(new Set(totals)).toEqual(new Set(['EUR', 'USD']))
  const base = await run('view=invoiceLines&measures=net&by=currency')
  expect(new Set(base.rows.map(({ cells }) => cells[0]?.currency))).toEqual(new Set(['EUR']))
})

test('ratios are of sums: the mean of all invoices is not the mean of their months', async () => {
  const answer = await run('view=invoiceLines&measures=meanInvoice,net,invoices&by=month')
  const whole = answer.rows.at(-1)?.cells ?? []
  const [mean, net, count] = whole.map((cell) => cell?.amount ?? Number(cell?.number))
  expect(mean).toBe(Math.round((net ?? 0) / (count ?? 1)))
})

test('conditions keep to values, names or what is left, and a row leads on to its own', async () => {
  const of = (where: string) => run(`view=invoiceLines&by=month&where=${encodeURIComponent(where)}`)
  const [one, other, whole] = [
    total(await of(`customer:${clinic}`)),
    total(await of(`customer!:${clinic}`)),
    total(await of('')),
  ]
  expect(Number(one) + Number(other)).toBe(whole)
  expect(total(await of('customer:Ärzte%20am%20Dom'))).toBe(one)
  expect(total(await of('customer~:ärzte'))).toBe(one)
  expect(total(await of('customerCountry:AT'))).toBe(other)
  const byCustomer = await run('view=invoiceLines&by=customer')
  const drill = byCustomer.rows.find(({ key }) => key === clinic)?.drill
  const further = await firm.must<Analysis>(
    'GET',
    `/analytics/run?view=invoiceLines&by=none&${new URLSearchParams(drill ?? {})}`,
  )
  expect(total(further)).toBe(one)
  const records = await firm.must<AnalysisRecords>(
    'GET',
    `/analytics/records?view=invoiceLines&measures=net&${new URLSearchParams(drill ?? {})}`,
  )
  const at = records.columns.findIndex(({ key }) => key === 'net')
  expect(records.rows.reduce((sum, { cells }) => sum + (cells[at]?.amount ?? 0), 0)).toBe(one)
  expect(records.rows[0]?.path).toMatch(/^invoices\/[0-9A-Z]{26}$/)
})

test('a comparison stands beside the same places of the span before', async () => {
  const answer = await firm.must<Analysis>(
    'GET',
    '/analytics/run?view=invoiceLines&by=month&period=custom&from=2026-04-01&to=2026-06-30&compare=previous',
  )
  expect(answer.before).toEqual({ from: '2026-01-01', to: '2026-03-31' })
  expect(answer.columns.map(({ role }) => role)).toEqual(['figure', 'before', 'change'])
  for (const { cells } of answer.rows) {
    const [now, then, change] = cells.map((cell) => cell?.amount ?? 0)
    expect((now ?? 0) - (then ?? 0)).toBe(change)
  }
})

test('what does not go together is refused at its field', async () => {
  for (const [query, field] of [
    ['view=nothing', 'view'],
    ['view=invoiceLines&measures=salary', 'measures'],
    ['view=invoiceLines&measures=net;drop', 'measures'],
    ['view=invoiceLines&by=toString', 'by'],
    ['view=invoiceLines&by=customer&across=customer', 'across'],
    ['view=invoiceLines&where=secret:x', 'where'],
    ['view=invoiceLines&where=%27%20or%201=1', 'where'],
    ['view=invoiceLines&date=rowid', 'date'],
    ['view=invoiceLines&by=day&from=1990-01-01', 'by'],
    ['view=payslips&by=month&across=country', 'across'],
  ]) {
    const answer = await firm.ask('GET', `/analytics/run?period=custom&to=2026-12-31&${query}`)
    expect(answer.status, query).toBe(422)
    expect(Object.keys(answer.body.data.fields), query).toEqual([field])
  }
  // Bound, and so no more than a name that nobody has.
  const odd = encodeURIComponent(`customer:${encodeURIComponent("x' or '1'='1")}`)
  expect(total(await run(`view=invoiceLines&by=month&where=${odd}`))).toBe(0)
})

const asked: Record<string, string> = {
  sales: 'view=invoiceLines',
  ledger: 'view=journalLines&by=account',
  bills: 'view=billLines',
  leads: 'view=leads&by=source',
  payroll: 'view=payslips',
  leave: 'view=leaveDays',
  cost: 'view=stockMoves&measures=stockValue',
  hours: 'view=hours',
  courses: 'view=enrolments',
  deals: 'view=deals&by=stage',
  sequences: 'view=sequenceContacts&by=stopReason',
  campaigns: 'view=campaignRecipients&by=campaign',
  visits: 'view=pageViews&by=page',
}
const allowed: Record<string, readonly string[]> = {
  owner: Object.keys(asked),
  admin: Object.keys(asked),
  accountant: ['sales', 'ledger', 'bills', 'cost', 'hours', 'visits'],
  sales: ['sales', 'leads', 'hours', 'deals', 'sequences', 'campaigns', 'visits'],
  hr: ['payroll', 'leave', 'hours', 'courses'],
  crm: ['leads', 'hours', 'deals', 'sequences', 'campaigns', 'visits'],
  readOnly: [
    ...['sales', 'ledger', 'bills', 'leads', 'cost', 'hours', 'deals', 'sequences', 'campaigns'],
    'visits',
  ],
  cashier: [],
  employee: [],
  // One of the firm's own, who keeps the payroll and sees nothing else.
  clerk: ['payroll'],
}

const ownRoles: Record<string, Ask> = {
  clerk: {
    role: newId(),
    custom: {
      name: 'Clerk',
      permissions: ['firm:view', 'analysis:view', 'payroll:view', 'employee:view'],
      scopes: {},
    },
  },
}

test.each(Object.keys(allowed))(
  '%s is answered what they may see elsewhere, and refused the rest',
  async (role) => {
    for (const [name, query] of Object.entries(asked)) {
      const how = ownRoles[role] ?? { role }
      const { status } = await firm.ask('GET', `/analytics/run?${days}&${query}`, undefined, how)
      expect(status, name).toBe(allowed[role]?.includes(name) ? 200 : 403)
      const file = await firm.download(`/analytics/file?${days}&${query}&format=csv`, how)
      expect(file.status, `${name} as a file`).toBe(allowed[role]?.includes(name) ? 200 : 403)
    }
  },
)

test('a role that reaches its own asks about its own, and not about the books', async () => {
  const custom = {
    name: 'Rep',
    permissions: ['analysis:view', 'invoice:view', 'ledger:view', 'party:view', 'stock:view'],
    scopes: { invoice: 'own' },
  }
  const rep = { role: newId(), custom, userId: colleague } as Ask
  const whole = Number(total(await run('view=invoiceLines&by=none')))
  const own = Number(total(await run('view=invoiceLines&by=none', rep)))
  expect(own).toBeGreaterThan(0)
  expect(own).toBeLessThan(whole)
  const byPerson = await run('view=invoiceLines&by=person')
  expect(byPerson.rows.find(({ key }) => key === colleague)?.cells[0]?.amount).toBe(own)
  const ledger = await firm.ask('GET', `/analytics/run?${days}&view=journalLines`, undefined, rep)
  expect(ledger.status).toBe(403)
  expect((await views(rep)).map(({ name }) => name)).toEqual(['invoiceLines', 'stockMoves', 'sold'])
  const stock = (await views(rep)).find(({ name }) => name === 'stockMoves')
  expect(stock?.measures.map(({ name }) => name)).not.toContain('stockValue')
})

test('each template is answered, and offered to whoever may see all of it', async () => {
  const templates = await firm.must<AnalysisTemplate[]>('GET', '/analytics/templates')
  expect(templates.length).toBeGreaterThanOrEqual(40)
  for (const { key, query } of templates) {
    const path = `/analytics/run?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
    expect((await firm.ask('GET', path)).status, key).toBe(200)
  }
  const ofHr = await firm.must<AnalysisTemplate[]>('GET', '/analytics/templates', undefined, {
    role: 'hr',
  })
  expect(new Set(ofHr.map(({ query }) => query.view))).toEqual(
    new Set(['hours', 'leaveDays', 'payslips', 'enrolments']),
  )
})

test('a file holds the rows of the page', async () => {
  const answer = await run('view=invoiceLines&by=customer')
  const { body } = await firm.download(
    `/analytics/file?${days}&view=invoiceLines&by=customer&format=csv`,
  )
  for (const [label] of table(answer)) expect(body).toContain(String(label))
})

test('a picture holds the rows of the page, and nothing that runs', async () => {
  const by = async (query: string) => {
    const path = `/analytics/file?${days}&view=invoiceLines&${query}&format=svg`
    return (await firm.download(path)).body
  }
  const byCustomer = await by('by=customer')
  expect(byCustomer.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
  expect(byCustomer).toContain('Ärzte am Dom')
  expect(byCustomer.match(/<rect /g)?.length).toBe(3)
  expect(byCustomer).not.toMatch(/<script|style=|onload/)
  expect((await by('by=month&look=bar')).match(/<rect /g)?.length).toBeGreaterThanOrEqual(12)
  expect(await by('by=month&look=line')).toContain('<polyline')
})

test('what is sold is what was invoiced and what tills took, as far as somebody may see both', async () => {
  const shop = await TestFirm.open()
  const { rows } = await shop.must<{ rows: Warehouse[] }>('GET', '/warehouses')
  const register = { name: 'Kasse', code: 'K', warehouseId: rows[0]?.id, float: 0 }
  const till = await shop.must<{ id: string }>('POST', '/till-registers', register)
  await shop.must('POST', `/till-registers/${till.id}/open`, { other: 0 })
  const goods = { description: 'Ware', quantity: '1', unitPrice: '119', taxCode: 'DE-S19' }
  await shop.must('POST', '/till-tickets', {
    ...{ id: newId(), registerId: till.id, customerId: null, lines: [goods] },
    tenders: [{ tender: 'card', amount: 11_900 }],
  })
  const dollars = { currency: 'USD', exchangeRate: '0.5' }
  await shop.issued((await shop.customer()).id, { lines: [line({ unitPrice: '30' })], ...dollars })
  const asked = async (by: string, how?: Ask) =>
    shop.must<Analysis>('GET', `/analytics/run?view=sold&measures=net&by=${by}`, undefined, how)
  const invoiced = total(
    await shop.must<Analysis>('GET', '/analytics/run?view=invoiceLines&measures=net&by=none'),
  )
  const whole = Number(invoiced) + 10_000
  for (const by of ['none', 'month', 'customer', 'customerCountry', 'itemCategory', 'person']) {
    expect(total(await asked(by)), by).toBe(whole)
  }
  const ways = table(await asked('channel')).slice(0, 2)
  expect(ways.map((row) => row.slice(0, 2))).toEqual([
    ['Kasse', 10_000],
    ['Rechnung', invoiced],
  ])
  const role = (...more: Permission[]): Ask => ({
    role: 'own',
    custom: { name: 'Own', permissions: ['firm:view', 'analysis:view', ...more], scopes: {} },
  })
  expect(total(await asked('none', role('invoice:view')))).toBe(invoiced)
  const path = '/analytics/run?view=sold&measures=net'
  expect((await shop.ask('GET', path, undefined, role('till:view'))).status).toBe(403)
})
