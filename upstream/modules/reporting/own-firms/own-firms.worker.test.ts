import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Bill } from '#contract/buying/bills.ts'
import type { Attachment } from '#contract/firm/records.ts'
import type { OwnFirms } from '#contract/reporting/own-firms.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { directory } from '#upstream/identity/directory.ts'
import { firms } from '#upstream/identity/tables.ts'
import { joinFirm, leaveFirms } from '#upstream/testing/join-firm.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

const denied = { status: 403, body: { data: { detail: { reason: 'noRightsThere' } } } }
let seller: TestFirm
let buyer: TestFirm
let customerId: string

beforeAll(async () => {
  seller = await TestFirm.open({ bankAccount: { iban: 'DE89370400440532013000' } })
  buyer = new TestFirm()
  buyer.userId = seller.userId
  await buyer.make({ legalName: 'Süd GmbH', vatId: 'DE811907980' })
  await joinFirm(seller)
  await joinFirm(buyer)
  await buyer.customer({ name: 'Nord & Söhne GmbH', vatId: 'DE136695976', roles: ['supplier'] })
  const address = { street: 'Hafen 2', postcode: '20457', city: 'Hamburg', country: 'DE' }
  const party = await seller.customer({ name: 'Süd GmbH', vatId: 'DE811907980', address })
  customerId = party.id
})

function link(firm = seller, partyId = customerId, otherFirmId = buyer.firmId) {
  return firm.ask('PUT', `/own-firms/${partyId}`, { otherFirmId })
}

/** The firm's own alarm may do the job, too. */
function handedOver(firm: TestFirm): Promise<void> {
  return expect
    .poll(async () => (await shown(firm)).filter(({ outcome }) => outcome === 'waiting'), {
      timeout: 300_000,
    })
    .toEqual([])
}

async function shown(firm: TestFirm) {
  const { rows } = await firm.must<OwnFirms>('GET', '/own-firms')
  return rows
}

test('a customer becomes an own firm by somebody with rights in both, and by nobody else', async () => {
  const stranger = await TestFirm.open()
  const foreign = await stranger.customer()
  await joinFirm(stranger)
  // One's own firm, but not theirs; theirs, but not one's own; one that is none.
  expect(await link(stranger, foreign.id)).toMatchObject(denied)
  expect(await link(seller, customerId, stranger.firmId)).toMatchObject(denied)
  expect(await link(seller, customerId, newId())).toMatchObject(denied)
  expect(await link(seller, customerId, seller.firmId)).toMatchObject(denied)
  await joinFirm(buyer, 'readOnly')
  expect(await link()).toMatchObject(denied)
  await joinFirm(buyer)
  expect((await link()).status).toBe(200)
  const twin = await seller.customer({ name: 'Süd AG' })
  const twice = await link(seller, twin.id)
  expect(twice.body.data.fields).toEqual({ otherFirmId: { key: 'otherCustomerIsFirm' } })
})

test('what is issued to it is a draft of a bill there with its own file, and both agree', async () => {
  const invoice = await seller.issued(customerId)
  await handedOver(seller)
  const [row] = await shown(seller)
  expect(row).toMatchObject({
    direction: 'given',
    outcome: 'agrees',
    ours: { invoiceId: invoice.id, number: invoice.number, total: invoice.totals.total },
    theirs: { state: 'draft', total: invoice.totals.total },
  })
  const billId = row?.ours.billId ?? ''
  const bill = await buyer.must<Bill>('GET', `/bills/${billId}`)
  expect(bill).toMatchObject({ supplierNumber: invoice.number, state: 'draft' })
  const { attachments } = await buyer.must<{ attachments: Attachment[] }>(
    'GET',
    `/records/bill/${billId}`,
  )
  expect(attachments).toHaveLength(1)
  expect(await shown(buyer)).toMatchObject([{ direction: 'taken', outcome: 'agrees' }])
  // Handed over once more, it is the same bill.
  const again = await seller.must('POST', `/invoices/${invoice.id}/hand-over`, {})
  expect(again).toEqual({ otherFirmId: buyer.firmId, billId })
  expect((await shown(buyer)).length).toBe(1)
})

test('what differs is named on both sides: money that one has noted, what is void', async () => {
  const [row] = await shown(seller)
  const invoice = await seller.invoice(row?.ours.invoiceId ?? '')
  const bill = await buyer.must<Bill>('GET', `/bills/${row?.ours.billId}`)
  await seller.pay(invoice, 1000)
  // A draft is still looked at, so what is paid does not count yet.
  expect((await shown(seller))[0]?.differences).toEqual([])
  await buyer.must('POST', `/bills/${bill.id}/approve`, { version: bill.version })
  for (const firm of [seller, buyer]) {
    expect((await shown(firm))[0]).toMatchObject({ outcome: 'differs', differences: ['paid'] })
  }
  const { supplierId } = await buyer.must<Bill>('GET', `/bills/${bill.id}`)
  const paid = { supplierId, date: today, currency: 'EUR', amount: 1000 }
  const allocations = [{ billId: bill.id, amount: 1000 }]
  await buyer.must('POST', '/supplier-payments', { ...paid, allocations })
  expect((await shown(buyer))[0]?.outcome).toBe('agrees')
  const second = await seller.issued(customerId)
  await handedOver(seller)
  await seller.must('POST', `/invoices/${second.id}/void`, { reason: 'Twice' })
  const voided = (await shown(buyer)).find(({ ours }) => ours.invoiceId === second.id)
  expect(voided).toMatchObject({ outcome: 'differs', differences: ['void'] })
})

test('what is taken comes from the firm that issued it, and an account that is changed shows', async () => {
  const take = (sellerInvoiceId: string) =>
    buyer.ask('POST', '/own-firm-bills', { sellerFirmId: seller.firmId, sellerInvoiceId })
  const issued = await seller.issued((await seller.customer({ name: 'Ost GmbH' })).id)
  const draft = await seller.draft(customerId)
  // One that never was, one issued to somebody else, one that is not issued.
  for (const id of [newId(), issued.id, draft.id]) expect((await take(id)).status).toBe(404)
  const third = await seller.issued(customerId)
  // Twice at once, while it is handed over: one bill.
  const twins = [await Promise.all([take(third.id), take(third.id)]), await take(third.id)].flat()
  expect(twins.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(twins.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  await handedOver(seller)
  const row = async () => (await shown(buyer)).find(({ ours }) => ours.invoiceId === third.id)
  const taken = await row()
  expect(taken).toMatchObject({ outcome: 'agrees', ours: { iban: 'DE89370400440532013000' } })
  const path = `/bills/${taken?.ours.billId}`
  const bill = await buyer.must<Bill>('GET', path)
  await buyer.must('PUT', path, { ...bill, iban: 'GB29NWBK60161331926819' })
  expect((await row())?.differences).toEqual(['iban'])
})

/** Says that a firm is to be deleted, or that it stays. */
async function deleting({ firmId }: TestFirm, deletionAt: number | null): Promise<void> {
  await directory(env).update(firms).set({ deletionAt }).where(eq(firms.id, firmId))
}

test('whoever lacks the right in the other firm hands nothing over and sees nothing of it', async () => {
  const clerk = newId()
  await joinFirm({ firmId: seller.firmId, userId: clerk })
  const how = { userId: clerk }
  const draft = await seller.draft(customerId)
  await seller.must('POST', `/invoices/${draft.id}/finalise`, {}, how)
  const refused = await seller.ask('POST', `/invoices/${draft.id}/hand-over`, {}, how)
  expect(refused).toMatchObject(denied)
  const { rows } = await seller.must<OwnFirms>('GET', '/own-firms', undefined, how)
  expect(rows.find(({ ours }) => ours.invoiceId === draft.id)?.outcome).toBe('waiting')
  expect(rows.filter(({ theirs }) => theirs !== null)).toEqual([])
  // An invoice that somebody says is of a firm in which they have no rights is not taken.
  const offered = { sellerFirmId: newId(), sellerInvoiceId: draft.id }
  expect(await buyer.ask('POST', '/own-firm-bills', offered)).toMatchObject(denied)
  // Nor does anybody write into a firm that is being deleted.
  await deleting(buyer, Date.now())
  const dying = await seller.ask('POST', `/invoices/${draft.id}/hand-over`, {})
  expect(dying).toMatchObject(denied)
  await deleting(buyer, null)
  // Whom a customer is says nothing to whoever does not see that customer.
  const permissions = ['firm:view', 'party:view', 'invoice:view'] as const
  const scopes = { party: 'own', invoice: 'own' } as const
  const custom = { name: 'Own', permissions: [...permissions], scopes }
  const own = { role: 'x', custom, userId: clerk }
  expect(await seller.must('GET', '/own-firms', undefined, own)).toEqual({ links: [], rows: [] })
  // Somebody with rights in both does what waits.
  expect((await seller.ask('POST', `/invoices/${draft.id}/hand-over`, {})).status).toBe(201)
  await leaveFirms(seller.userId)
  expect((await shown(seller)).every(({ theirs }) => theirs === null)).toBe(true)
})
