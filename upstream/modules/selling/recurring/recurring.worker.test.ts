import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LayerEntry } from '#contract/communication/calendar.ts'
import { permissions } from '#contract/core/roles.ts'
import type { ElectronicView } from '#contract/selling/electronic-invoices.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import type { Recurring } from '#contract/selling/recurring.ts'
import { addDays, addMonths } from '#upstream/firm/calendar.ts'
import { type FirmContext, Store } from '#upstream/firm/store.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { recurringList } from './list.ts'
import { recurringInvoices } from './records.ts'

let firm: TestFirm
let draft: Invoice

beforeAll(async () => {
  firm = await TestFirm.open()
  const customer = await firm.customer({ email: 'praxis@example.com' })
  draft = await firm.draft(customer.id, {
    notes: 'Nr. {count}',
    lines: [line({ description: 'Wartung {period}', heading: 'Vertrag {year}' })],
  })
  await firm.must('PUT', `/invoices/${draft.id}/electronic`, { contractReference: 'V-77' })
})

function rule(values: object = {}) {
  const usual = { name: 'Wartung', unit: 'month', every: 1, firstDate: today, mode: 'finalise' }
  return { ...usual, invoiceId: draft.id, ...values }
}

function make(values: object = {}): Promise<Recurring> {
  return firm.must('POST', '/recurring', rule(values))
}

function read({ id }: { id: string }): Promise<Recurring> {
  return firm.must('GET', `/recurring/${id}`)
}

/** Resumes one by noon UTC of a day. */
function resumeOn({ id }: { id: string }, date: string): Promise<void> {
  const context: FirmContext = {
    firmId: firm.firmId,
    actor: firm.owner,
    now: new Date(`${date}T12:00:00Z`),
    newId: () => crypto.randomUUID(),
    idempotency: null,
  }
  return runInDurableObject(firm.object, (_, { storage }) => {
    new Store(storage).transact(context, (writer) => recurringInvoices.resume(writer, context, id))
  })
}

describe('a recurring invoice', () => {
  test('is made of an invoice, and shows its next five dates', async () => {
    const made = await make()
    expect(made).toMatchObject({
      state: 'active',
      nextDate: today,
      customerId: draft.customerId,
      totals: { net: 10_000, tax: 1_900, total: 11_900 },
    })
    expect(made.nextDates.map(({ date }) => date)).toEqual(
      [0, 1, 2, 3, 4].map((months) => addMonths(today, months)),
    )
    await firm.must('DELETE', `/recurring/${made.id}`)
    expect((await firm.ask('GET', `/recurring/${made.id}`)).status).toBe(404)
  })

  test('makes each date’s invoice once, however late, and ends after its count', async () => {
    const made = await make({ end: 'count', endCount: 3, isLastDay: true })
    const last = made.nextDates.at(-1)?.date ?? ''
    expect(made.nextDates).toHaveLength(3)
    await runJobsAt(firm, addDays(last, 40))
    await runJobsAt(firm, addDays(last, 90))
    const after = await read(made)
    expect(after).toMatchObject({ state: 'ended', madeCount: 3, nextDate: null, problem: null })
    expect(after.runs.map(({ date }) => date)).toEqual(
      made.nextDates.map(({ date }) => date).reverse(),
    )
    const [newest] = after.runs
    const invoice = await firm.invoice(newest?.invoiceId ?? '')
    // The day it is made on, and the time that it is for.
    expect(invoice).toMatchObject({
      state: 'finalised',
      issueDate: addDays(last, 40),
      notes: 'Nr. 3',
    })
    expect(invoice.lines[0]?.description).toBe(`Wartung ${made.nextDates[2]?.period}`)
    expect(invoice.lines[0]?.heading).toBe(`Vertrag ${last.slice(0, 4)}`)
    const { terms } = await firm.must<ElectronicView>('GET', `/invoices/${invoice.id}/electronic`)
    expect(terms).toMatchObject({ contractReference: 'V-77', periodStart: addDays(last, 1) })
    const { links } = await firm.panels('recurring', made.id)
    expect(links.filter(({ relation }) => relation === 'makes')).toHaveLength(3)
  })

  test('that has ended stands on its customer’s page by the day it was last made for', async () => {
    type Documents = { rows: { id: string; date: string; standing: string }[] }
    const made = await make({ mode: 'draft', end: 'count', endCount: 1 })
    const path = `/parties/${draft.customerId}/documents?kind=recurring`
    const before = await firm.must<Documents>('GET', path)
    await runJobsAt(firm, addDays(today, 3))
    expect(await read(made)).toMatchObject({ state: 'ended', nextDate: null })
    const after = await firm.must<Documents>('GET', path)
    const standings = [before, after].map(({ rows }) => rows.find(({ id }) => id === made.id))
    expect(standings).toMatchObject([
      { date: today, standing: 'open' },
      { date: today, standing: 'ended' },
    ])
    await firm.must('DELETE', `/recurring/${made.id}`)
  })

  test('leaves out what was due while it was paused', async () => {
    const made = await make({ mode: 'draft', unit: 'week' })
    await firm.must('POST', `/recurring/${made.id}/pause`)
    expect((await firm.ask('POST', `/recurring/${made.id}/pause`)).status).toBe(409)
    await runJobsAt(firm, addDays(today, 20))
    expect((await read(made)).madeCount).toBe(0)
    const resumed = await firm.must<Recurring>('POST', `/recurring/${made.id}/resume`)
    expect(resumed).toMatchObject({ state: 'active', nextDate: today })
    await runJobsAt(firm, today)
    const { runs } = await read(made)
    expect(runs).toMatchObject([{ date: today, invoice: { state: 'draft', number: null } }])
    await firm.must('DELETE', `/recurring/${made.id}`)
  })

  test('is paused after three failures with the reason, and loses no date', async () => {
    const other = await firm.customer({ name: 'Ohne Adresse' })
    const source = await firm.draft(other.id)
    const made = await make({ invoiceId: source.id, mode: 'send' })
    for (const days of [0, 1, 2, 3]) await runJobsAt(firm, addDays(today, days))
    const failed = await read(made)
    expect(failed).toMatchObject({
      state: 'paused',
      failures: 3,
      madeCount: 0,
      nextDate: today,
      problem: { field: 'to', key: 'required' },
    })
    await firm.must('PUT', `/parties/${other.id}`, {
      ...other,
      email: 'da@example.com',
      version: other.version,
    })
    await firm.must('PUT', `/recurring/${made.id}`, {
      ...rule({ mode: 'send', name: 'Praxis' }),
      invoiceId: null,
      version: failed.version,
    })
    await resumeOn(made, addDays(today, 4))
    expect(await read(made)).toMatchObject({ state: 'active', nextDate: today, failures: 0 })
    await runJobsAt(firm, addDays(today, 4))
    const { runs, nextDate } = await read(made)
    expect(runs[0]?.date).toBe(today)
    // Its mail is kept, since no transport is set: it is final, whether that is noted yet or not.
    expect(['sent', 'finalised']).toContain(runs[0]?.invoice?.state)
    expect(nextDate).toBe(addMonths(today, 1))
    await firm.must('DELETE', `/recurring/${made.id}`)
  })

  test('keeps its last day when its words are changed, and moves when its date is', async () => {
    const made = await make({ mode: 'draft', firstDate: '2024-01-31' })
    const { content, version, nextDate } = made
    const path = `/recurring/${made.id}/content`
    const said = { ...content, lines: [line({ description: 'Miete {month}', unitPrice: '200' })] }
    const after = await firm.must<Recurring>('PUT', path, { ...said, version })
    expect(after).toMatchObject({ firstDate: '2024-01-31', nextDate, totals: { net: 20_000 } })
    const wrong = { ...said, lines: [line({ description: 'Miete {moon}' })], version: 2 }
    const { status, body } = await firm.ask('PUT', path, wrong)
    expect([status, body.data.fields]).toEqual([
      422,
      { 'lines.0.description': { key: 'unknownGap', params: { name: '{moon}' } } },
    ])
    const moved = { ...said, issueDate: addDays(today, 9), version: after.version }
    expect(await firm.must('PUT', path, moved)).toMatchObject({ nextDate: addDays(today, 9) })
    expect((await firm.ask('PUT', path, moved)).status).toBe(409)
    await firm.must('DELETE', `/recurring/${made.id}`)
  })

  test('says at each field what is wrong with its rule', async () => {
    const wrong: [object, string][] = [
      [{ invoiceId: null }, 'invoiceId'],
      [{ end: 'date' }, 'endDate'],
      [{ end: 'count' }, 'endCount'],
      [{ end: 'date', endDate: addDays(today, -1) }, 'endDate'],
      [{ every: 0 }, 'every'],
    ]
    for (const [values, field] of wrong) {
      const { status, body } = await firm.ask('POST', '/recurring', rule(values))
      expect([status, Object.keys(body.data.fields)]).toEqual([422, [field]])
    }
  })

  test('is nobody’s to make without the right, nor to finalise by itself', async () => {
    expect((await firm.ask('POST', '/recurring', rule(), { role: 'readOnly' })).status).toBe(403)
    expect((await firm.ask('GET', '/recurring', undefined, { role: 'hr' })).status).toBe(403)
    const permissions = ['recurring:view', 'recurring:edit', 'invoice:view'] as const
    const custom = { name: 'x', permissions, scopes: {} }
    const { body } = await firm.ask('POST', '/recurring', rule(), { role: 'x', custom })
    expect(body.data.fields).toEqual({ mode: { key: 'forbidden' } })
  })

  test('that is issued is said anew and resumed by whoever may issue invoices', async () => {
    const permissions = ['recurring:view', 'recurring:edit', 'invoice:view', 'party:view'] as const
    const how = { role: 'x', custom: { name: 'x', permissions, scopes: {} } }
    const made = await make({ mode: 'send', firstDate: addDays(today, 3) })
    const { id, content, version } = made
    const said = { ...content, notes: 'x', version }
    const write = await firm.ask('PUT', `/recurring/${id}/content`, said, how)
    await firm.must('POST', `/recurring/${id}/pause`, {}, how)
    const resume = await firm.ask('POST', `/recurring/${id}/resume`, {}, how)
    expect([write.status, resume.status]).toEqual([403, 403])
    const choice = { action: 'resume', ids: [id] }
    const many = await firm.must('POST', '/recurring/bulk', choice, how)
    expect(many).toMatchObject({ results: [{ outcome: 'skipped', reason: 'forbidden' }] })
    expect(await read(made)).toMatchObject({ state: 'paused' })
    await firm.must('DELETE', `/recurring/${id}`)
  })

  test('is there for those who reach its customer', async () => {
    const made = await make({ mode: 'draft', firstDate: addDays(today, 3) })
    const { id, content, version } = made
    const how = { role: 'x', custom: { name: 'x', permissions, scopes: { party: 'own' } } } as const
    const maria = firm.userId
    firm.userId = 'BERT'
    const { rows } = await firm.must<{ rows: object[] }>(
      'GET',
      '/recurring?tab=all',
      undefined,
      how,
    )
    const answers = [
      await firm.ask('GET', `/recurring/${id}`, undefined, how),
      await firm.ask('PUT', `/recurring/${id}`, rule({ invoiceId: null, version }), how),
      await firm.ask('PUT', `/recurring/${id}/content`, { ...content, version }, how),
      await firm.ask('POST', `/recurring/${id}/pause`, {}, how),
      await firm.ask('POST', `/recurring/${id}/resume`, {}, how),
      await firm.ask('DELETE', `/recurring/${id}`, undefined, how),
      await firm.ask('POST', '/recurring', rule({ mode: 'draft' }), how),
    ]
    const choice = { action: 'pause', ids: [id] }
    const many = await firm.must('POST', '/recurring/bulk', choice, how)
    firm.userId = maria
    expect(rows).toEqual([])
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404))
    expect(many).toMatchObject({ results: [{ label: null, outcome: 'skipped' }] })
    expect(await read(made)).toMatchObject({ state: 'active', version })
    await firm.must('DELETE', `/recurring/${id}`)
  })

  test('stands in the calendar on its next days, and in the list by any order', async () => {
    const made = await make({ mode: 'draft', firstDate: addDays(today, 3), unit: 'week' })
    const path = `/calendar-layers?from=${today}&to=${addDays(today, 12)}`
    const entries = await firm.must<LayerEntry[]>('GET', path)
    const own = entries.filter(({ layer }) => layer === 'recurring')
    expect(own.map(({ date }) => date)).toEqual([addDays(today, 3), addDays(today, 10)])
    const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/recurring?q=wartung')
    expect(rows.map(({ id }) => id)).toContain(made.id)
    for (const { order, plan } of await sortPlans(firm, recurringList)) {
      expect(plan, order).toMatch(/^SEARCH recurring USING INDEX \S+ \(.*[<>]/)
      expect(plan, order).not.toContain('TEMP B-TREE')
    }
  })
})
