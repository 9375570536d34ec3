import { env, runInDurableObject } from 'cloudflare:test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AnalysisSnapshots } from '#contract/reporting/analysis-snapshots.ts'
import type {
  AnalysisBoard,
  AnalysisCard,
  SavedAnalysis,
} from '#contract/reporting/saved-analyses.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { joinFirm } from '#upstream/testing/join-firm.ts'
import { runJobsAt } from '#upstream/testing/run-jobs.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { readPages } from '../../../documents/pdf/fixtures/read-pdf.ts'
import { Store } from '../../../firm/store.ts'
import { newId } from '../../../firm/ulid.ts'
import { listMessages } from '../../firm/outbound/index.ts'
import { renderAttachment } from './mail-attachment.ts'
import { analysisMails } from './plan-sending.ts'

const sales = { name: 'Umsatz', query: { view: 'invoiceLines', by: 'customer', period: 'year' } }
// Snapshots are taken at 23:00 of the firm: whenever the tests run, it is noon for them.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T10:00:00Z`) })
})
afterAll(() => {
  vi.useRealTimers()
})

const payroll = { name: 'Gehalt', query: { view: 'payslips', by: 'month' } }

test('a saved analysis is seen by the roles it is shared with, and changed by its owner', async () => {
  const firm = await TestFirm.open()
  const saved: SavedAnalysis = await firm.must('POST', '/analytics/saved', sales)
  expect(saved).toMatchObject({ ...sales, isOwn: true, roles: [], definition: 1, version: 1 })
  const path = `/analytics/saved/${saved.id}`
  const seller = { role: 'sales' as const, userId: newId() }
  expect((await firm.ask('GET', path, undefined, seller)).status).toBe(404)
  await firm.must('PUT', path, { name: 'Umsatz', roles: ['sales'], version: 1 })
  expect((await firm.ask('GET', path, undefined, seller)).body).toMatchObject({ isOwn: false })
  const reader = { role: 'readOnly' as const, userId: newId() }
  expect((await firm.ask('GET', path, undefined, reader)).status).toBe(404)
  const change = { name: 'Anders', version: 2 }
  expect((await firm.ask('PUT', path, change, seller)).status).toBe(403)
  expect((await firm.ask('DELETE', path, undefined, seller)).status).toBe(403)
  const late = await firm.ask('PUT', path, { name: 'Spät', version: 1 })
  expect(late).toMatchObject({ status: 409, body: { data: { detail: { name: 'Umsatz' } } } })
  const other = { ...change, query: { ...sales.query, by: 'item' } }
  expect(await firm.must('PUT', path, other)).toMatchObject({ definition: 2, version: 3 })
  for (const role of ['cashier', 'employee']) {
    const refused = await firm.ask('GET', '/analytics/saved', undefined, { role })
    expect(refused.status).toBe(403)
  }
  // What one may not ask one may not save either.
  const refused = await firm.ask('POST', '/analytics/saved', payroll, seller)
  expect(refused.status).toBe(403)
})

test('whoever manages members finds what others have mailed, stops it and deletes it', async () => {
  const firm = await TestFirm.open()
  const maker = { role: 'sales' as const, userId: newId() }
  const other = { role: 'sales' as const, userId: newId() }
  const input = { name: 'Offen', query: { view: 'deals' } }
  const saved: SavedAnalysis = await firm.must('POST', '/analytics/saved', input, maker)
  const path = `/analytics/saved/${saved.id}`
  const listed = (how?: typeof maker) =>
    firm.must<SavedAnalysis[]>('GET', '/analytics/saved', undefined, how)
  expect(await listed()).toEqual([])
  expect((await firm.ask('DELETE', path)).status).toBe(404)
  const mailed = { rhythm: 'day', to: ['somebody@example.com'], roles: ['sales'], version: 1 }
  await firm.must('PUT', path, { name: 'Offen', ...mailed }, maker)
  expect(await listed()).toMatchObject([{ isOwn: false, mail: { to: mailed.to } }])
  // Others see what is shared with them, and not whom it is mailed to.
  const nobody = { rhythm: 'never', to: [], nextAt: null }
  expect(await listed(other)).toMatchObject([{ mail: nobody }])
  expect(await firm.must('GET', path, undefined, other)).toMatchObject({ mail: nobody })
  expect((await firm.ask('POST', `${path}/stop`, {}, other)).status).toBe(403)
  expect((await firm.ask('POST', `${path}/stop`, {}, maker)).status).toBe(403)
  await firm.must('POST', `${path}/stop`, {})
  expect((await firm.ask('POST', `${path}/stop`, {})).status).toBe(404)
  expect(await firm.must('GET', path, undefined, maker)).toMatchObject({ mail: { nextAt: null } })
  const shared = { name: 'Verkauf', roles: ['sales'], cards: [saved.id] }
  const board: AnalysisBoard = await firm.must('POST', '/analytics/dashboards', shared, maker)
  expect((await firm.ask('DELETE', path, undefined, other)).status).toBe(403)
  const boardPath = `/analytics/dashboards/${board.id}`
  expect((await firm.ask('DELETE', boardPath, undefined, other)).status).toBe(403)
  await firm.must('DELETE', path)
  await firm.must('DELETE', boardPath)
})

test('a dashboard shows each viewer what they may see, whoever made it', async () => {
  const firm = await TestFirm.open()
  const { id: customerId } = await firm.customer()
  await firm.issued(customerId)
  const cards = []
  for (const one of [sales, payroll]) {
    const shared = { ...one, roles: ['sales', 'hr'] }
    cards.push((await firm.must<SavedAnalysis>('POST', '/analytics/saved', shared)).id)
  }
  const input = { name: 'Montag', roles: ['sales', 'hr'], cards }
  const board: AnalysisBoard = await firm.must('POST', '/analytics/dashboards', input)
  const path = `/analytics/dashboards/${board.id}`
  type Shown = AnalysisBoard & { shown: AnalysisCard[] }
  const seen = async (role: string) => {
    const how = { role, userId: newId() }
    const { shown } = await firm.must<Shown>('GET', path, undefined, how)
    return shown.map(({ analysis }) => analysis !== null)
  }
  const own = await firm.must<Shown>('GET', path)
  expect(own.shown.map(({ analysis }) => analysis !== null)).toEqual([true, true])
  expect(await seen('sales')).toEqual([true, false])
  expect(await seen('hr')).toEqual([false, true])
  const { id: privately } = await firm.must<SavedAnalysis>('POST', '/analytics/saved', sales)
  await firm.must('PUT', path, { ...input, cards: [...cards, privately], version: 1 })
  const seller = { role: 'sales', userId: newId() }
  const { shown } = await firm.must<Shown>('GET', path, undefined, seller)
  expect(shown.map(({ savedAnalysisId }) => savedAnalysisId)).toEqual(cards)
  await firm.must('PUT', path, { ...input, version: 2 })
  const reader = { role: 'readOnly' as const, userId: newId() }
  expect((await firm.ask('GET', path, undefined, reader)).status).toBe(404)
  expect(
    (await firm.ask('DELETE', path, undefined, { role: 'sales', userId: newId() })).status,
  ).toBe(403)
  const stale = await firm.ask('PUT', path, { ...input, version: 7 })
  expect(stale.status).toBe(409)
  await firm.must('DELETE', `/analytics/saved/${cards[0]}`)
  expect((await firm.must<Shown>('GET', path)).cards).toEqual([cards[1]])
})

test('it leaves by mail on its morning, once, and stops with the rights of its owner', async () => {
  const firm = await TestFirm.open()
  await joinFirm(firm)
  const { id: customerId } = await firm.customer()
  await firm.issued(customerId)
  const { id }: SavedAnalysis = await firm.must('POST', '/analytics/saved', sales)
  const change = { name: 'Umsatz', rhythm: 'day', to: ['anna@example.com'], version: 1 }
  const { mail }: SavedAnalysis = await firm.must('PUT', `/analytics/saved/${id}`, change)
  const day = String(mail.nextAt).slice(0, 10)
  await runJobsAt(firm, day)
  await runJobsAt(firm, day)
  await runInDurableObject(firm.object, async (_, { storage }) => {
    const store = new Store(storage)
    const sent = listMessages(store.reader, { kind: 'savedAnalysis', id })
    expect(sent).toMatchObject([{ to: 'anna@example.com' }])
    const { bytes } = await renderAttachment(store, env, id)
    expect(readPages(bytes)[0]).toContain('Berechnet netto nach Kunde')
  })
  await joinFirm(firm, 'employee')
  await runInDurableObject(firm.object, (_, { storage }) => {
    expect(analysisMails.nextToSend(new Store(storage).reader)?.id).toBe(id)
  })
  await runJobsAt(firm, addDays(day, 1))
  await runInDurableObject(firm.object, async (_, { storage }) => {
    const store = new Store(storage)
    expect(listMessages(store.reader, { kind: 'savedAnalysis', id })).toHaveLength(1)
    expect(analysisMails.nextToSend(store.reader)).toBeUndefined()
    await expect(renderAttachment(store, env, id)).rejects.toThrow('may not see')
  })
})

test('a night keeps what it said; what is posted late shows as restated, another question as its own', async () => {
  const firm = await TestFirm.open()
  await joinFirm(firm)
  const { id: customerId } = await firm.customer()
  await firm.issued(customerId)
  const { id }: SavedAnalysis = await firm.must('POST', '/analytics/saved', sales)
  const path = `/analytics/saved/${id}/snapshots`
  const stranger = { role: 'admin' as const, userId: newId() }
  expect((await firm.ask('GET', path, undefined, stranger)).status).toBe(404)
  await firm.must('PUT', path, { keepsDays: 30 })
  await runJobsAt(firm, addDays(today, 1))
  await firm.issued(customerId, { lines: [line({ unitPrice: '50' })] })
  const { days }: AnalysisSnapshots = await firm.must('GET', path)
  expect(days).toMatchObject([
    { day: today, definition: 1, was: { amount: 10_000 }, now: { amount: 15_000 } },
  ])
  const { version }: SavedAnalysis = await firm.must('GET', `/analytics/saved/${id}`)
  const query = { ...sales.query, by: 'item' }
  await firm.must('PUT', `/analytics/saved/${id}`, { name: 'Umsatz', version, query })
  const later: AnalysisSnapshots = await firm.must('GET', path)
  expect(later.days).toMatchObject([{ definition: 1, was: { amount: 10_000 }, now: null }])
})
