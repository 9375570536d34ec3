import { expect, test, vi } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Party } from '#contract/firm/parties.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { askFirm } from '#upstream/testing/ask-firm.ts'
import { addMember, noticesOf, openFirm } from '#upstream/testing/notices.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const at = '/bills'
const line = { description: 'Timber', unitPrice: '100', account: '3400', taxCode: 'DE-S19' }

function bill(values: object = {}) {
  return {
    supplierName: 'Holz Elbe',
    supplierNumber: newId(),
    date: '2026-03-02',
    currency: 'EUR',
    exchangeRate: '',
    lines: [line],
    ...values,
  }
}

function enter(values: object, on: TestFirm): Promise<Bill> {
  return on.must('POST', at, bill(values))
}

function approve({ id, version }: Bill, on: TestFirm): Promise<Bill> {
  return on.must('POST', `${at}/${id}/approve`, { version })
}

test('whoever prepared a bill does not approve it where the rule is on', async () => {
  const other = await TestFirm.open()
  await other.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  await other.must('PUT', '/approval-rules', { kind: 'bill', needsOther: true, version: 1 })
  const own = await enter({}, other)
  expect(own.actions).not.toContain('approve')
  const refused = await other.ask('POST', `${at}/${own.id}/approve`, { version: 1 })
  expect([refused.status, refused.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
  const author = other.userId
  other.userId = newId()
  // A draft is not approved over its author's head.
  const early = await other.ask('POST', `${at}/${own.id}/approve`, { version: 1 })
  expect([early.status, early.body.data.detail]).toEqual([409, { reason: 'notHandedIn' }])
  const seen = await other.must<Bill>('POST', `${at}/${own.id}/submit`, {})
  expect(seen.actions).toContain('approve')
  const approver = other.userId
  other.userId = author
  const dearer = { lines: [{ ...line, unitPrice: '90000' }], version: seen.version }
  const changed = await other.must<Bill>('PUT', `${at}/${own.id}`, bill(dearer))
  await other.must('POST', `${at}/${own.id}/submit`, {})
  other.userId = approver
  // What was changed after the page was opened is shown, and not posted.
  const stale = await other.ask('POST', `${at}/${own.id}/approve`, { version: seen.version })
  const { current } = Object(stale.body.data.detail)
  expect([stale.status, current.totalAmount]).toEqual([409, changed.totalAmount])
  expect((await approve(current, other)).state).toBe('open')
})

test('a typed rate does not bring a bill below what its author may approve', async () => {
  const other = await TestFirm.open()
  await other.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const rule = { kind: 'bill', needsOther: true, fromAmount: 100_000, version: 1 }
  await other.must('PUT', '/approval-rules', rule)
  const lines = [{ ...line, unitPrice: '1000', taxCode: 'DE-P0' }]
  const dollars = (exchangeRate: string, unitPrice = '1000') =>
    enter({ currency: 'USD', exchangeRate, lines: [{ ...lines[0], unitPrice }] }, other)
  const isOwn = async (made: Promise<Bill>) => (await made).actions.includes('approve')
  expect(await isOwn(enter({ lines }, other))).toBe(false)
  // Nothing says what a dollar is worth.
  expect(await isOwn(dollars('0.9'))).toBe(false)
  await other.must('POST', '/exchange-rates', { currency: 'USD', date: '2026-03-02', rate: '0.9' })
  expect(await isOwn(dollars('0.9'))).toBe(true)
  expect(await isOwn(dollars('0.0001', '900000'))).toBe(false)
  // 1100 dollars at 0.9 are 990; at the typed 0.95 they would be 1045.
  expect(await isOwn(dollars('0.95', '1100'))).toBe(true)
  expect(await isOwn(dollars('0.89', '1120'))).toBe(false)
})

test('a bill that is handed in or posted keeps its files', async () => {
  const other = await TestFirm.open()
  await other.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const draft = await enter({}, other)
  const path = `/records/bill/${draft.id}/attachments`
  const keep = async () => {
    const form = new FormData()
    form.set('file', new File([`%PDF-1.4 ${crypto.randomUUID()}`], 'bill.pdf'))
    return (await askFirm(other, 'POST', path, { form })).json<{ id: string }>()
  }
  const [one, second] = [await keep(), await keep()]
  await other.must('DELETE', `${path}/${one.id}`)
  await approve(draft, other)
  const refused = await other.ask('DELETE', `${path}/${second.id}`)
  expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'filesKept' }])
  await keep()
  const panels = await other.panels('bill', draft.id)
  expect([panels.attachments.length, panels.keepsFiles]).toEqual([2, true])
})

test('a changed account of a supplier waits for a second person', async () => {
  const other = await TestFirm.open()
  const iban = 'DE89370400440532013000'
  const first = await other.customer({
    name: 'Holz',
    roles: ['supplier'],
    bankAccounts: [{ iban }],
  })
  expect(first.heldAccounts).toEqual([])
  const path = `/parties/${first.id}`
  const next = { ...first, bankAccounts: [{ iban: 'GB29NWBK60161331926819' }] }
  const held = await other.must<Party>('PUT', path, next)
  expect(held.heldAccounts.map((one) => one.iban)).toEqual(['GB29NWBK60161331926819'])
  const seen = { version: held.version }
  const own = await other.ask('POST', `${path}/confirm-accounts`, seen)
  expect([own.status, own.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
  other.userId = newId()
  const stale = await other.ask('POST', `${path}/confirm-accounts`, { version: 1 })
  expect([stale.status, Object(stale.body.data.detail).current.version]).toEqual([409, 2])
  expect((await other.must<Party>('POST', `${path}/confirm-accounts`, seen)).heldAccounts).toEqual(
    [],
  )
  const again = await other.ask('POST', `${path}/confirm-accounts`, seen)
  expect(again.body.data.detail).toEqual({ reason: 'nothingHeld' })
})

// SKR03: acquisitions within the Union on 3425, other expenses on 4900.
test('a rate with an account of its own is not put on the account of the bill before', async () => {
  const other = await TestFirm.open()
  const accountsOf = async (supplierName: string, taxCodes: string[]) => {
    await other.customer({ name: supplierName, roles: ['supplier'] })
    const accounts = []
    for (const taxCode of taxCodes) {
      const lines = [{ description: 'x', unitPrice: '1', taxCode }]
      const entered = await enter({ supplierName, lines }, other)
      accounts.push((await approve(entered, other)).lines[0]?.account)
    }
    return accounts
  }
  expect(await accountsOf('Bois du Rhin', ['DE-IGE19', 'DE-S19'])).toEqual(['3425', '4900'])
  expect(await accountsOf('Holz Rhein', ['DE-S19', 'DE-IGE19'])).toEqual(['4900', '3425'])
})

test('those who approve are notified of what waits, and whoever prepared it of the decision', async () => {
  const { owner, firmId, testFirm: firm } = await openFirm()
  const clerk = await addMember(firmId, 'accountant')
  const sales = await addMember(firmId, 'sales')
  await firm.customer({ name: 'Holz Elbe', roles: ['supplier'] })
  const as = (who: { userId: string }) => {
    firm.userId = who.userId
  }
  as(clerk)
  const { id, version } = await enter({ supplierNumber: 'R-7' }, firm)
  await firm.must('POST', `${at}/${id}/submit`, {})
  const newsOf = async (who: typeof owner) =>
    (await noticesOf(who)).map(({ kind, params }) => ({ kind, ...params }))
  const waits = { kind: 'billWaits', supplier: 'Holz Elbe', number: 'R-7' }
  await vi.waitFor(async () => expect(await newsOf(owner)).toMatchObject([waits]))
  as(owner)
  await firm.must('POST', `${at}/${id}/reject`, { reason: 'Wrong rate' })
  const decided = { kind: 'approvalDecided', title: 'R-7, Holz Elbe' }
  const rejected = { ...decided, decision: 'rejected', reason: 'Wrong rate' }
  await vi.waitFor(async () => expect(await newsOf(clerk)).toMatchObject([rejected]))
  as(clerk)
  await firm.must('POST', `${at}/${id}/submit`, {})
  as(owner)
  await firm.must('POST', `${at}/${id}/approve`, { version: version + 3 })
  const approved = { ...decided, decision: 'approved', reason: '' }
  await vi.waitFor(async () => expect(await newsOf(clerk)).toMatchObject([approved, rejected]))
  const claim = { date: '2026-03-02', payee: 'Bahn', gross: '59', currency: 'EUR' }
  const books = { category: 'travel', taxCode: 'DE-S19', paidFrom: 'member', exchangeRate: '' }
  as(clerk)
  const expense = await firm.must<{ id: string }>('POST', '/expenses', { ...claim, ...books })
  await firm.must('POST', `/expenses/${expense.id}/submit`, {})
  const claimed = { kind: 'claimWaits', payee: 'Bahn', amount: 5900 }
  await vi.waitFor(async () => expect((await newsOf(owner))[0]).toMatchObject(claimed))
  as(owner)
  await firm.must('POST', `/expenses/${expense.id}/approve`, { version: 2 })
  const settled = { kind: 'approvalDecided', title: 'Bahn', decision: 'approved' }
  await vi.waitFor(async () => expect((await newsOf(clerk))[0]).toMatchObject(settled))
  expect(await newsOf(sales)).toEqual([])
})
