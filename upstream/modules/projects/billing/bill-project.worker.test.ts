import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Expense } from '#contract/buying/expenses.ts'
import type {
  InvoiceHours,
  ProjectProfit,
  UnbilledRow,
  UnbilledWork,
} from '#contract/projects/project-billing.ts'
import type { Project } from '#contract/projects/projects.ts'
import type { TimeEntry } from '#contract/projects/time-entries.ts'
import { pickFrom, randomFrom } from '#upstream/testing/random.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

type Billed = { invoiceId: string }

const rate = { personId: '', hourly: '90', validFrom: null }

async function openFirm(values: Record<string, unknown> = {}) {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer({ name: 'Dom GmbH' })
  const body = { name: 'Website', customer: 'Dom GmbH', costCentreId: 'new', rates: [rate] }
  const project = await firm.must<Project>('POST', '/projects', { ...body, ...values })
  const at = `/projects/${project.id}`
  const work = (date: string, duration: string, note = '') =>
    firm.must<TimeEntry>('POST', '/time-entries', { projectId: project.id, date, duration, note })
  const unbilled = () => firm.must<UnbilledWork>('GET', `${at}/unbilled`)
  return { firm, customerId, project, at, work, unbilled }
}

test('hours become lines of an invoice, and are locked until it is void', async () => {
  const { firm, at, project, work, unbilled } = await openFirm()
  const one = await work('2026-11-16', '0:20', 'Draft')
  const two = await work('2026-11-17', '1:30', 'Layout')
  const found = await unbilled()
  expect([found.timeAmount, found.hindrance, found.unpricedSeconds]).toEqual([16500, null, 0])
  expect(found.entries.map(({ amount }) => amount)).toEqual([3000, 13500])
  const entryIds = [one.id, two.id]
  const chosen = { entryIds, grouping: 'entry' }
  const { invoiceId } = await firm.must<Billed>('POST', `${at}/invoice`, chosen)
  const draft = await firm.invoice(invoiceId)
  expect(draft.lines).toMatchObject([
    { description: 'Draft, Maria, 16.11.2026', quantity: '0.3333', unit: 'Std.', unitPrice: '90' },
    { description: 'Layout, Maria, 17.11.2026', quantity: '1.5', net: 13500 },
  ])
  expect([draft.totals.net, draft.lines[0]?.costCentreId]).toEqual([16500, project.costCentreId])
  expect((await unbilled()).entries).toEqual([])
  const again = await firm.ask('POST', `${at}/invoice`, chosen)
  expect([again.status, again.body.data.fields]).toEqual([
    ...[422, { entryIds: { key: 'billedMeanwhile' } }],
  ])
  const moved = { projectId: project.id, date: '2026-11-16', duration: '3', version: one.version }
  expect((await firm.ask('PUT', `/time-entries/${one.id}`, moved)).status).toBe(409)
  expect((await firm.ask('DELETE', `/time-entries/${one.id}`)).status).toBe(409)
  const hours = await firm.must<InvoiceHours>('GET', `/invoices/${invoiceId}/hours`)
  expect(hours).toMatchObject({ count: 2, seconds: 6600, amount: 16500, currency: 'EUR' })
  expect(hours.entries).toMatchObject([
    { date: '2026-11-16', personName: 'Maria', note: 'Draft', hourly: '90', amount: 3000 },
    { date: '2026-11-17', note: 'Layout', seconds: 5400, amount: 13500 },
  ])
  const { status, body: csv } = await firm.download(`/invoices/${invoiceId}/hours/file`)
  expect([status, csv.split('\r\n')[2]]).toEqual([
    ...[200, '2026-11-17;Maria;P-1 Website;;Layout;1,5;90;135,00;EUR'],
  ])
  const refused = await firm.ask('GET', `/invoices/${invoiceId}/hours`, undefined, {
    role: 'employee',
  })
  expect(refused.status).toBe(403)
  // A rate that changes now changes nothing that is invoiced.
  const issued = await firm.finalise(invoiceId)
  await firm.must('POST', `/invoices/${issued.id}/void`, { reason: 'Wrong address' })
  expect((await unbilled()).entries.map(({ id }) => id)).toEqual(entryIds)
  const third = await firm.must<Billed>('POST', `${at}/invoice`, { ...chosen, grouping: 'project' })
  expect((await firm.invoice(third.invoiceId)).totals.net).toBe(16500)
  await firm.must('DELETE', `/invoices/${third.invoiceId}`)
  expect((await unbilled()).entries).toHaveLength(2)
})

/** Two hours at 90 are priced at 80 on the draft, then billed in dollars at 95. */
test('the hours of an invoice come to what it bills, whatever its draft was changed to', async () => {
  const { firm, at, work } = await openFirm()
  const one = await work('2026-11-16', '0:30')
  const two = await work('2026-11-17', '1:30')
  const chosen = { entryIds: [one.id, two.id], grouping: 'project' }
  const { invoiceId } = await firm.must<Billed>('POST', `${at}/invoice`, chosen)
  const priced = async (unitPrice: string, more: object = {}) => {
    const draft = await firm.invoice(invoiceId)
    const lines = draft.lines.map((line) => ({ ...line, unitPrice }))
    await firm.must('PUT', `/invoices/${invoiceId}`, { ...draft, lines, ...more })
    return firm.must<InvoiceHours>('GET', `/invoices/${invoiceId}/hours`)
  }
  const cheaper = await priced('80')
  expect(cheaper).toMatchObject({ amount: 16_000, currency: 'EUR', seconds: 7200 })
  expect(cheaper.entries.map(({ hourly, amount }) => [hourly, amount])).toEqual([
    ['80', 4000],
    ['80', 12_000],
  ])
  const abroad = await priced('95', { currency: 'USD', exchangeRate: '0.9' })
  expect(abroad).toMatchObject({ amount: 19_000, currency: 'USD' })
  expect(abroad.entries.map(({ amount }) => amount)).toEqual([4750, 14_250])
})

test('who sees invoices but no money of projects, or not the project, sees none of its hours', async () => {
  const { firm, at, work } = await openFirm()
  const { id } = await work('2026-11-16', '1', 'Layout')
  const chosen = { entryIds: [id], grouping: 'entry' }
  const { invoiceId } = await firm.must<Billed>('POST', `${at}/invoice`, chosen)
  const permissions = ['firm:view', 'invoice:view', 'project:view'] as const
  const clerk = { role: 'x', custom: { name: 'Clerk', permissions, scopes: {} } }
  expect((await firm.ask('GET', `/invoices/${invoiceId}`, undefined, clerk)).status).toBe(200)
  for (const path of ['hours', 'hours/file']) {
    const refused = await firm.ask('GET', `/invoices/${invoiceId}/${path}`, undefined, clerk)
    expect([path, refused.status]).toEqual([path, 403])
  }
  // The customer, and with it the project, is somebody else's.
  const custom = {
    name: 'Rep',
    permissions: [...permissions, 'project:money'] as const,
    scopes: { party: 'own' } as const,
  }
  const rep = { role: 'x', userId: 'somebody-else', custom }
  const hours = await firm.ask<InvoiceHours>('GET', `/invoices/${invoiceId}/hours`, undefined, rep)
  expect(hours.body).toMatchObject({ count: 0, seconds: 0, amount: 0, entries: [] })
  const { body: csv } = await firm.download(`/invoices/${invoiceId}/hours/file`, rep)
  expect(csv).not.toContain('Layout')
})

test('an invoice of hours is a supply of the last day worked, whenever it is written', async () => {
  const { firm, at, work } = await openFirm()
  const last = await work('2026-10-30', '2')
  const first = await work('2026-10-01', '1')
  const chosen = { entryIds: [last.id, first.id], grouping: 'day' }
  const { invoiceId } = await firm.must<Billed>('POST', `${at}/invoice`, chosen)
  expect((await firm.invoice(invoiceId)).supplyDate).toBe('2026-10-30')
})

test('a budget in money is used by the worth of hours, invoiced or not', async () => {
  const { firm, at, work } = await openFirm({ budgetAmount: '400' })
  const read = () => firm.must<ProjectProfit>('GET', `${at}/profit`)
  const { id } = await work('2026-11-02', '2')
  await work('2026-11-03', '1:30')
  const budget = { used: 31500, limit: 40000, percent: 78, currency: 'EUR' }
  expect((await read()).budget).toEqual(budget)
  await firm.must<Billed>('POST', `${at}/invoice`, { entryIds: [id], grouping: 'entry' })
  expect((await read()).budget).toEqual(budget)
  const without = await openFirm()
  expect((await without.firm.must<ProjectProfit>('GET', `${without.at}/profit`)).budget).toBeNull()
})

test('of twenty claims at once one has the hours, and they are billed once', async () => {
  const { firm, at, work, unbilled } = await openFirm()
  const made = []
  for (const day of ['16', '17', '18', '19', '20']) made.push(await work(`2026-11-${day}`, '2'))
  const body = { entryIds: made.map(({ id }) => id), grouping: 'day' }
  const all = Array.from({ length: 20 }, () => firm.ask<Billed>('POST', `${at}/invoice`, body))
  const answers = await Promise.all(all)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19)
  const { rows } = await firm.must<{ rows: { total: number }[] }>('GET', '/invoices')
  expect(rows).toHaveLength(1)
  expect((await unbilled()).entries).toEqual([])
})

test('a line taken off the draft, or credited alone, frees its hours and no others', async () => {
  const { firm, at, work, unbilled } = await openFirm()
  const one = await work('2026-11-16', '1')
  const two = await work('2026-11-17', '2')
  const body = { entryIds: [one.id, two.id], grouping: 'entry' }
  const { invoiceId } = await firm.must<Billed>('POST', `${at}/invoice`, body)
  const draft = await firm.invoice(invoiceId)
  const lines = draft.lines.slice(1)
  await firm.must('PUT', `/invoices/${invoiceId}`, { ...draft, lines })
  expect((await unbilled()).entries.map(({ id }) => id)).toEqual([one.id])
  const issued = await firm.finalise(invoiceId)
  await firm.must('POST', `/invoices/${issued.id}/credit-note`, { lines: [], reason: 'x' })
  expect((await unbilled()).entries.map(({ id }) => id)).toEqual([one.id, two.id])
})

test('rounding, dated rates and hours without a rate', async () => {
  const rates = [
    { ...rate, hourly: '100', validFrom: '2026-11-01' },
    { ...rate, hourly: '120', validFrom: '2026-11-17' },
  ]
  const { firm, at, work, unbilled } = await openFirm({
    ...{ rates, roundMode: 'up', roundMinutes: 30, roundPer: 'entry' },
  })
  const early = await work('2026-10-30', '1')
  const one = await work('2026-11-16', '0:10')
  const two = await work('2026-11-17', '0:40')
  const found = await unbilled()
  expect(found.entries.map(({ seconds, hourly }) => [seconds, hourly])).toEqual([
    [3600, null],
    [1800, '100'],
    [3600, '120'],
  ])
  expect([found.unpricedSeconds, found.timeAmount]).toEqual([3600, 5000 + 12000])
  const body = { entryIds: [early.id, one.id, two.id], grouping: 'project' }
  const refused = await firm.ask('POST', `${at}/invoice`, body)
  expect(refused.body.data.fields).toEqual({ entryIds: { key: 'noRateOfHours' } })
  const priced = { ...body, entryIds: [one.id, two.id] }
  const { invoiceId } = await firm.must<Billed>('POST', `${at}/invoice`, priced)
  expect((await firm.invoice(invoiceId)).totals.net).toBe(17000)
  // The firm's rate holds where the project has none.
  const firms = { kind: 'price', hourly: '80', validFrom: '2026-01-01' }
  await firm.must('POST', '/hourly-rates', firms)
  expect((await unbilled()).timeAmount).toBe(8000)
})

test('milestones and parts of a fixed price are invoiced once each', async () => {
  const { firm, at, unbilled } = await openFirm({ billing: 'fixed', price: '999.99' })
  const milestones = [
    { name: 'Concept', amount: '1000', reachedDate: '2026-11-20' },
    { name: 'Launch', amount: '2000' },
  ]
  const set = await firm.must<{ milestones: { id: string }[] }>('PUT', `${at}/milestones`, {
    milestones,
  })
  const [concept, launch] = set.milestones.map(({ id }) => id)
  const early = await firm.ask('POST', `${at}/invoice`, { milestoneIds: [launch] })
  expect(early.status).toBe(422)
  const body = { milestoneIds: [concept], percentDone: '33.3' }
  const { invoiceId } = await firm.must<Billed>('POST', `${at}/invoice`, body)
  const draft = await firm.invoice(invoiceId)
  expect(draft.supplyDate).toBe('2026-11-20')
  expect(draft.lines.map(({ description, net }) => [description, net])).toEqual([
    ['Website: Concept', 100000],
    ['Website: 33,3 % fertiggestellt', 33300],
  ])
  const rest = await firm.must<Billed>('POST', `${at}/invoice`, { percentDone: '100' })
  expect((await firm.invoice(rest.invoiceId)).totals.net).toBe(66699)
  expect((await unbilled()).progress).toMatchObject({ billed: 99999, percent: '100.0' })
  const back = await firm.ask('POST', `${at}/invoice`, { percentDone: '50' })
  expect(back.body.data.fields).toEqual({ percentDone: { key: 'progressBilled' } })
  const gone = await firm.ask('PUT', `${at}/milestones`, { milestones: [] })
  expect(gone.status).toBe(409)
})

test('a day and task that is rounded as one is billed once, over two invoices', async () => {
  const { firm, at, work, unbilled } = await openFirm({
    ...{ roundMode: 'up', roundMinutes: 15, roundPer: 'day' },
  })
  const one = await work('2026-11-16', '0:10')
  const two = await work('2026-11-16', '0:05')
  const bill = async (id: string) => {
    const body = { entryIds: [id], grouping: 'project' }
    const { invoiceId } = await firm.must<Billed>('POST', `${at}/invoice`, body)
    return (await firm.invoice(invoiceId)).totals.net
  }
  expect(await bill(one.id)).toBe(2250)
  expect((await unbilled()).timeAmount).toBe(0)
  expect(await bill(two.id)).toBe(0)
  const three = await work('2026-11-16', '0:01')
  expect(await bill(three.id)).toBe(2250)
})

test('progress is what its invoices say, whatever became of them', async () => {
  const { firm, at, unbilled } = await openFirm({ billing: 'fixed', price: '1000' })
  const bill = (percentDone: string) => firm.must<Billed>('POST', `${at}/invoice`, { percentDone })
  const billed = async () => (await unbilled()).progress?.billed
  const { invoiceId } = await bill('50')
  const draft = await firm.invoice(invoiceId)
  const lines = draft.lines.map((line) => ({ ...line, unitPrice: '400' }))
  await firm.must('PUT', `/invoices/${invoiceId}`, { ...draft, lines })
  expect(await billed()).toBe(40000)
  const issued = await firm.finalise(invoiceId)
  expect(await billed()).toBe(40000)
  const lineId = issued.lines[0]?.id
  const credit = (quantity: string) =>
    firm.must('POST', `/invoices/${issued.id}/credit-note`, {
      ...{ lines: [{ lineId, quantity }], reason: 'x' },
    })
  await credit('0.25')
  expect(await billed()).toBe(30000)
  const rest = await bill('100')
  expect((await firm.invoice(rest.invoiceId)).totals.net).toBe(70000)
  expect((await unbilled()).progress).toMatchObject({ billed: 100000, percent: '100.0' })
  await credit('0.75')
  expect(await billed()).toBe(70000)
})

test('expenses of the project are invoiced with its hours, and the profit counts them', async () => {
  const { firm, at, project, work } = await openFirm()
  await firm.must('POST', '/hourly-rates', { kind: 'cost', hourly: '40', validFrom: '2026-01-01' })
  const entry = await work('2026-11-17', '2')
  const expense = await firm.must<Expense>('POST', '/expenses', {
    ...{ date: '2026-11-16', payee: 'Bahn', gross: '119', currency: 'EUR', exchangeRate: '' },
    ...{ category: 'travel', taxCode: 'DE-S19', paidFrom: '1200', note: 'Trip' },
    ...{ billTo: 'Dom GmbH', costCentreId: project.costCentreId },
  })
  await firm.must('POST', `/expenses/${expense.id}/post`, {})
  const { costs } = await firm.must<UnbilledWork>('GET', `${at}/unbilled`)
  expect(costs).toMatchObject([{ kind: 'expense', payee: 'Bahn', net: 10000 }])
  const costLineIds = costs.map(({ id }) => id)
  const body = { entryIds: [entry.id], costLineIds, grouping: 'project' }
  const { invoiceId } = await firm.must<Billed>('POST', `${at}/invoice`, body)
  await firm.finalise(invoiceId)
  const profit = await firm.must<ProjectProfit>('GET', `${at}/profit`)
  expect(profit).toMatchObject({
    invoiced: { amount: 18000 + 10000 },
    timeCost: { amount: 8000 },
    expenses: { amount: 10000 },
    purchases: { amount: 0 },
    profit: 10000,
    secondsWithoutCost: 0,
  })
})

for (const per of ['entry', 'day']) {
  test(`sums come to what the entries come to one by one, whatever was changed (by ${per})`, async () => {
    const random = randomFrom(35)
    const pick = pickFrom(random)
    const { firm, project, at, unbilled } = await openFirm({
      ...{ roundMode: pick(['up', 'nearest', 'down']), roundMinutes: 15, roundPer: per },
    })
    const tasks: string[] = []
    for (const title of ['Audit', 'Draft', 'Talk']) {
      const task = { projectId: project.id, title }
      tasks.push((await firm.must<{ id: string }>('POST', '/tasks', task)).id)
    }
    const rates = [
      { ...rate, hourly: '80.10', validFrom: '2026-02-01' },
      { ...rate, hourly: '77.77', validFrom: '2026-04-13' },
      { ...rate, taskId: tasks[0], hourly: '123.45', validFrom: '2026-03-09' },
    ]
    await firm.must('PUT', at, { ...(await firm.must<Project>('GET', at)), rates })
    const costs: [string, number][] = [
      ['2026-02-01', 4110],
      ['2026-03-18', 5533],
      ['2026-03-27', 3907],
    ]
    for (const [validFrom, cents] of costs) {
      const cost = { kind: 'cost', hourly: (cents / 100).toFixed(2), validFrom }
      await firm.must('POST', '/hourly-rates', cost)
    }
    const made: TimeEntry[] = []
    for (let at = 0; at < 60; at++) {
      const month = pick(['01', '02', '03', '03', '04'])
      const day = String(1 + Math.floor(random() * 28)).padStart(2, '0')
      const body = {
        ...{ projectId: project.id, date: `2026-${month}-${day}`, isBillable: random() < 0.8 },
        ...{
          duration: `0:${String(1 + Math.floor(random() * 59)).padStart(2, '0')}`,
          taskId: pick([...tasks, '']),
        },
      }
      const fate = random()
      const old = made.length > 9 ? pick(made) : undefined
      if (old && fate < 0.2) {
        const path = `/time-entries/${old.id}`
        const moved = await firm.must<TimeEntry>('PUT', path, { ...body, version: old.version })
        made.splice(made.indexOf(old), 1, moved)
      } else if (old && fate < 0.3) {
        await firm.must('DELETE', `/time-entries/${old.id}`)
        made.splice(made.indexOf(old), 1)
      } else made.push(await firm.must<TimeEntry>('POST', '/time-entries', body))
    }
    // Some days are on an invoice in part, which rounding by day reads.
    const priced = (await unbilled()).entries.filter(({ hourly }) => hourly !== null)
    const entryIds = priced.filter((_, at) => at % 3 === 0).map(({ id }) => id)
    await firm.must('POST', `${at}/invoice`, { entryIds, grouping: 'task' })

    const found = await unbilled()
    const [row] = (await firm.must<{ rows: UnbilledRow[] }>('GET', '/unbilled-work')).rows
    expect(row).toMatchObject({
      amount: found.timeAmount,
      unpricedSeconds: found.unpricedSeconds,
      seconds: found.entries.reduce((sum, { workedSeconds }) => sum + workedSeconds, 0),
      oldestDate: found.entries[0]?.date,
    })
    const worth = new Map<number, number>()
    let without = 0
    for (const { date, seconds } of made) {
      const [, cents] = costs.findLast(([from]) => from <= date) ?? []
      if (cents === undefined) without += seconds
      else worth.set(cents, (worth.get(cents) ?? 0) + cents * seconds)
    }
    const profit = await firm.must<ProjectProfit>('GET', `${at}/profit`)
    const cost = [...worth.values()].reduce((sum, one) => sum + Math.round(one / 3600), 0)
    expect([profit.timeCost.amount, profit.secondsWithoutCost]).toEqual([cost, without])
  })
}

test('the report of unbilled work, and who may not see money', async () => {
  const { firm, at, project, work } = await openFirm()
  await work('2026-11-16', '1')
  const { rows } = await firm.must<{ rows: UnbilledRow[] }>('GET', '/unbilled-work')
  expect(rows).toMatchObject([
    { projectId: project.id, customer: 'Dom GmbH', amount: 9000, oldestDate: '2026-11-16' },
  ])
  const how = { role: 'employee' }
  for (const path of ['/unbilled-work', `${at}/unbilled`, `${at}/profit`, '/hourly-rates']) {
    expect((await firm.ask('GET', path, undefined, how)).status, path).toBe(403)
  }
  expect((await firm.ask('POST', `${at}/invoice`, {}, how)).status).toBe(403)
  const seller = { role: 'sales' }
  expect((await firm.ask('GET', `${at}/profit`, undefined, seller)).status).toBe(403)
  const inner = await firm.must<Project>('POST', '/projects', { name: 'Own' })
  const nobody = await firm.ask('POST', `/projects/${inner.id}/invoice`, {})
  expect(nobody.status).toBe(409)
})

test('hours are billed at the rate of the task, then of the person, then of the role', async () => {
  const { firm, project, at, unbilled } = await openFirm()
  const { personId } = await firm.must<TimeEntry>('POST', '/time-entries', {
    ...{ date: '2026-11-12', duration: '1' },
  })
  const add = (title: string) =>
    firm.must<{ id: string }>('POST', '/tasks', { projectId: project.id, title })
  const audit = await add('Audit')
  const read = () => firm.must<Project>('GET', at)
  const roles = [{ personId, role: 'Designer' }]
  const rates = [
    rate,
    { ...rate, role: 'designer', hourly: '100' },
    { ...rate, role: 'Developer', hourly: '110' },
    { ...rate, taskId: audit.id, hourly: '200', validFrom: '2026-11-10' },
  ]
  await firm.must('PUT', at, { ...(await read()), roles, rates })
  const work = (date: string, taskId = '') =>
    firm.must('POST', '/time-entries', { projectId: project.id, date, duration: '1', taskId })
  await work('2026-11-09', audit.id)
  await work('2026-11-11', audit.id)
  await work('2026-11-11')
  expect((await unbilled()).entries.map(({ hourly }) => hourly)).toEqual(['100', '200', '100'])
  // A rate of the person says more than one of the role.
  const more = [...rates, { ...rate, personId, hourly: '120' }]
  await firm.must('PUT', at, { ...(await read()), roles, rates: more })
  expect((await unbilled()).entries.map(({ hourly }) => hourly)).toEqual(['120', '200', '120'])
  const twice = { ...(await read()), rates: [...more, { ...rate, role: 'DESIGNER', hourly: '1' }] }
  const refused = await firm.ask('PUT', at, twice)
  expect(refused.body.data.fields).toEqual({ 'rates.5.validFrom': { key: 'rateTwice' } })
})

test('more time than an invoice can have is said, and reached and billed by its days', async () => {
  const { firm, at, work, unbilled } = await openFirm()
  await work('2026-11-16', '1')
  // A hundred on each day from 1 January on, but for the first.
  await runInDurableObject(firm.object, (_, { storage: { sql } }) => {
    const { columnNames } = sql.exec('select * from time_entries')
    const written: Record<string, string> = {
      row_number: 'row_number + i',
      id: "substr(id, 1, 20) || printf('%06d', i)",
      date: "date('2026-01-01', '+' || (i / 100) || ' days')",
      started_at: "date('2026-01-01', '+' || (i / 100) || ' days') || 'T08:00:00.000Z'",
    }
    const values = columnNames.map((name) => written[name] ?? name)
    sql.exec(
      `insert into time_entries (${columnNames.join(', ')})
       with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < 5200)
       select ${values.join(', ')} from time_entries, numbers`,
    )
  })
  const whole = await unbilled()
  expect([whole.entries.length, whole.later, whole.beside]).toEqual([
    4999,
    { count: 202, seconds: 202 * 3600, fromDate: '2026-02-20' },
    { count: 0, seconds: 0 },
  ])
  expect(whole.entries.at(-1)?.date).toBe('2026-02-19')
  const rest = await firm.must<UnbilledWork>('GET', `${at}/unbilled?from=2026-02-20`)
  expect([rest.entries.length, rest.later, rest.beside.count]).toEqual([202, null, 4999])
  const month = await firm.must<UnbilledWork>('GET', `${at}/unbilled?from=2026-02-01&to=2026-02-02`)
  expect([month.entries.length, month.beside.count]).toEqual([200, 5001])
  const entryIds = rest.entries.map(({ id }) => id)
  await firm.must<Billed>('POST', `${at}/invoice`, { entryIds, grouping: 'project' })
  const left = await unbilled()
  expect([left.entries.length, left.later]).toEqual([4999, null])
  const odd = await firm.ask('GET', `${at}/unbilled?from=2026-02-02&to=2026-02-01`)
  expect([odd.status, odd.body.data.fields]).toEqual([422, { to: { key: 'beforeStart' } }])
})
