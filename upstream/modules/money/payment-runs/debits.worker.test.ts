import { beforeAll, describe, expect, test } from 'vitest'
import type { Party } from '#contract/firm/parties.ts'
import type { SuggestedLine } from '#contract/money/bank-matching.ts'
import type { Mandate } from '#contract/money/mandates.ts'
import type { Collectable, PaymentRun } from '#contract/money/payment-runs.ts'
import type { Invoice } from '#contract/selling/invoice.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { sortPlans } from '#upstream/testing/sort-plans.ts'
import { line, TestFirm, today } from '#upstream/testing/test-firm.ts'
import { nextBankDay } from './bank-days.ts'

const iban = 'DE02120300000000202051'
let firm: TestFirm
let praxis: Party

beforeAll(async () => {
  const bankAccount = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
  firm = await TestFirm.open({ bankAccount })
  praxis = await firm.customer({ name: 'Praxis Nord', email: 'praxis@example.com' })
})

function mandate(values: object = {}) {
  return { customerName: 'Praxis Nord', signedOn: addDays(today, -30), iban, ...values }
}

function sign(values: object = {}): Promise<Mandate> {
  return firm.must('POST', '/mandates', mandate(values))
}

function issue(customer: Party, price: string): Promise<Invoice> {
  return firm.issued(customer.id, { dueDate: today, lines: [line({ unitPrice: price })] })
}

type Open = { rows: Collectable[]; firstDate: string; hasCreditorId: boolean }

function collectables(): Promise<Open> {
  return firm.must('GET', `/collectables?until=${addDays(today, 60)}`)
}

async function collect(documentIds: string[], more: object = {}): Promise<PaymentRun> {
  const { firstDate: collectionDate } = await collectables()
  const input = { account: '1200', collectionDate, documentIds, ...more }
  return firm.must('POST', '/debit-runs', input)
}

function step(run: PaymentRun, name: string, input: object = {}): Promise<PaymentRun> {
  return firm.must('POST', `/payment-runs/${run.id}/${name}`, input)
}

describe('a mandate', () => {
  test('has a reference that no other has, given by the firm or by a number', async () => {
    const made = await sign({ reference: 'KD-17/A' })
    expect(made).toMatchObject({
      reference: 'KD-17/A',
      state: 'active',
      nextSequence: 'FRST',
      iban,
    })
    const numbered = await sign()
    expect(numbered.reference).toMatch(/^M-\d{4}-0001$/)
    const wrong: [object, string, string][] = [
      [{ reference: 'kd-17/a' }, 'reference', 'mandateReferenceTaken'],
      [{ reference: 'Müller' }, 'reference', 'invalidMandateReference'],
      [{ iban: 'DE02120300000000202052' }, 'iban', 'invalidIban'],
      [{ signedOn: addDays(today, 1) }, 'signedOn', 'inFuture'],
      [{ customerName: 'Nobody' }, 'customerName', 'unknownCustomer'],
    ]
    for (const [values, field, key] of wrong) {
      const { status, body } = await firm.ask('POST', '/mandates', mandate(values))
      expect([status, body.data.fields[field]?.key]).toEqual([422, key])
    }
    for (const { id } of [made, numbered]) {
      const ended = await firm.must<Mandate>('POST', `/mandates/${id}/revoke`, { reason: 'Kunde' })
      expect(ended).toMatchObject({ state: 'revoked', revokedReason: 'Kunde' })
      expect((await firm.ask('POST', `/mandates/${id}/revoke`, {})).status).toBe(409)
    }
  })

  test('is for those who see payments, its account for those who see banks', async () => {
    const { id } = await sign()
    expect((await firm.ask('GET', '/mandates', undefined, { role: 'sales' })).status).toBe(403)
    expect((await firm.ask('POST', '/mandates', mandate(), { role: 'readOnly' })).status).toBe(403)
    const seen = await firm.must<Mandate>('GET', `/mandates/${id}`, undefined, { role: 'readOnly' })
    expect(seen.iban).toBe(null)
    const settings = { creditorId: 'DE98ZZZ09999999999', noticeDays: 1, version: 1 }
    const asked = await firm.ask('PUT', '/debit-settings', settings, { role: 'accountant' })
    expect(asked.status).toBe(403)
    await firm.must('POST', `/mandates/${id}/revoke`, {})
  })
})

describe('a debit', () => {
  test('needs a creditor identifier whose check digits are right', async () => {
    await sign({ reference: 'PRAXIS-1' })
    const { id } = await issue(praxis, '100')
    const { rows, firstDate, hasCreditorId } = await collectables()
    expect([hasCreditorId, rows.map(({ documentId }) => documentId)]).toEqual([false, [id]])
    const input = { account: '1200', collectionDate: firstDate, documentIds: [id] }
    const refused = await firm.ask('POST', '/debit-runs', input)
    expect([refused.status, refused.body.data.fields['']?.key]).toEqual([422, 'noCreditorId'])
    const wrong = { creditorId: 'DE97ZZZ09999999999', noticeDays: 1, version: 1 }
    const typed = await firm.ask('PUT', '/debit-settings', wrong)
    expect(typed.body.data.fields.creditorId?.key).toBe('invalidCreditorId')
    const right = { ...wrong, creditorId: 'de98 zzz 0999 9999 999', noticeDays: 5 }
    expect(await firm.must('PUT', '/debit-settings', right)).toMatchObject({
      creditorId: 'DE98ZZZ09999999999',
      version: 2,
    })
    expect((await collectables()).firstDate).toBe(nextBankDay(addDays(today, 5)))
    const soon = await firm.ask('POST', '/debit-runs', { ...input, collectionDate: today })
    expect(soon.body.data.fields.collectionDate?.key).toBe('tooSoonToCollect')
  })

  // 119.00 collected: bank 119.00 debit, receivable 119.00 credit. Returned: both the other way.
  test('is approved, told, filed, posted and returned, and its invoice open again', async () => {
    const { rows } = await collectables()
    const [open] = rows
    expect(open).toMatchObject({ due: 11_900, mandateReference: 'PRAXIS-1', sequence: 'FRST' })
    const documentId = open?.documentId ?? ''
    const run = await collect([documentId])
    expect(run).toMatchObject({ direction: 'in', state: 'waiting', total: 11_900, count: 1 })
    expect((await collectables()).rows[0]?.obstacle).toBe('inRun')
    const approved = await step(run, 'approve', { version: run.version })
    expect(approved.formats).toEqual(['debit08', 'debit02'])
    expect(approved.items[0]?.toldAt).not.toBeNull()
    const file = await firm.take('POST', `/payment-runs/${run.id}/file`, { format: 'debit08' })
    expect(file.body).toContain('<MndtId>PRAXIS-1</MndtId>')
    expect(file.body).toContain('<InstdAmt Ccy="EUR">119.00</InstdAmt>')
    const invoiceId = documentId
    const typed = {
      customerId: praxis.id,
      date: today,
      currency: 'EUR',
      amount: 100,
      allocations: [{ invoiceId, amount: 100 }],
    }
    const held = await firm.ask('POST', '/payments', typed)
    expect(held.body.data.fields['allocations.0.invoiceId']?.key).toBe('inApprovedRun')
    const { allocations: _, ...paidIn } = typed
    const { id: walletId } = await firm.must<{ id: string }>('POST', '/wallet-top-ups', paidIn)
    const spent = await firm.ask('POST', `/wallets/${walletId}/spend`, { invoiceId, amount: 100 })
    expect(spent.body.data.fields.invoiceId?.key).toBe('inApprovedRun')
    const bulk = { action: 'markPaid', ids: [invoiceId] }
    expect(JSON.stringify(await firm.must('POST', '/invoices/bulk', bulk))).toContain(
      'inApprovedRun',
    )
    const before = await firm.balances()
    const paid = await step(run, 'settle', { date: today })
    expect(paid).toMatchObject({ state: 'paid', items: [{ isSettled: true, canBeReturned: true }] })
    const after = await firm.balances()
    expect((after['1200'] ?? 0) - (before['1200'] ?? 0)).toBe(11_900)
    expect((after['1400'] ?? 0) - (before['1400'] ?? 0)).toBe(-11_900)
    expect((await firm.invoice(documentId)).state).toBe('paid')

    const back = await step(run, 'returns', { documentId, reason: 'AM04' })
    expect(back.items[0]).toMatchObject({
      returned: 'AM04',
      canBeReturned: false,
      isSettled: false,
    })
    expect((await firm.balances())['1200'] ?? 0).toBe(before['1200'] ?? 0)
    expect((await firm.invoice(documentId)).totals.due).toBe(11_900)
    const twice = await firm.ask('POST', `/payment-runs/${run.id}/returns`, {
      documentId,
      reason: 'AM04',
    })
    expect([twice.status, twice.body.data.detail]).toEqual([409, { reason: 'debitReturned' }])
  })

  test('follows the first one, and a mandate that no bank knows ends', async () => {
    const { rows } = await collectables()
    expect(rows[0]?.sequence).toBe('RCUR')
    const documentId = rows[0]?.documentId ?? ''
    const run = await collect([documentId])
    await step(run, 'approve', { version: run.version })
    await step(run, 'settle', { date: today })
    await step(run, 'returns', { documentId, reason: 'MD01' })
    const list = await firm.must<{ rows: { reference: string; state: string }[] }>(
      'GET',
      '/mandates?tab=ended',
    )
    expect(list.rows.find(({ reference }) => reference === 'PRAXIS-1')?.state).toBe('revoked')
    expect((await collectables()).rows).toEqual([])
  })

  test('of a one-off mandate collects one invoice, and of two by one mandate one is the first', async () => {
    const einmal = await firm.customer({ name: 'Einmal GmbH' })
    await sign({ customerName: 'Einmal GmbH', kind: 'oneOff', reference: 'E-1' })
    const own = [await issue(einmal, '10'), await issue(einmal, '20')].map(({ id }) => id)
    const { firstDate: collectionDate } = await collectables()
    const input = { account: '1200', collectionDate, documentIds: own }
    const refused = await firm.ask('POST', '/debit-runs', input)
    expect(refused.body.data.fields.documentIds?.key).toBe('oneOffOnce')
    await sign({ reference: 'PRAXIS-2' })
    const two = [await issue(praxis, '10'), await issue(praxis, '20')].map(({ id }) => id)
    const run = await collect(two)
    expect(run.items.map(({ sequence }) => sequence)).toEqual(['FRST', 'RCUR'])
    // Nobody was told of it by mail where there is no address.
    const once = await collect([own[0] ?? ''])
    const approved = await step(once, 'approve', { version: once.version })
    expect(approved.items[0]).toMatchObject({ toldAt: null, sequence: 'OOFF' })
    await step(once, 'settle', { date: today })
    expect(
      (await firm.must<{ rows: object[] }>('GET', '/mandates?q=E-1&tab=ended')).rows,
    ).toHaveLength(1)
  })

  test('is not approved by whoever prepared it where the firm wants a second person', async () => {
    await firm.must('PUT', '/approval-rules', { kind: 'paymentRun', needsOther: true, version: 1 })
    await sign({ reference: 'PRAXIS-3' })
    const { id } = await issue(praxis, '30')
    const run = await collect([id])
    const path = `/payment-runs/${run.id}/approve`
    const own = await firm.ask('POST', path, { version: run.version })
    expect([own.status, own.body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
    const other = await firm.must<PaymentRun>(
      'POST',
      path,
      { version: run.version },
      { userId: 'OTHER' },
    )
    expect(other.state).toBe('approved')

    // 30.00 and 19 %: the bank line of 35.70 posts the payment, and takes it back when it is unmatched.
    const rows = `Date;Name;Description;Amount;Balance\n${today};Sammler;${run.number};35.70;35.70\n`
    const file = new File([rows], 'b.csv')
    const upload = await firm.upload<{ id: string }>('/bank-accounts/1200/imports', { file })
    await firm.must('POST', `/bank-imports/${upload.body.id}/commit`, {})
    const { lines } = await firm.must<{ lines: SuggestedLine[] }>(
      'GET',
      '/bank-accounts/1200/suggestions',
    )
    expect(lines[0]?.suggestions[0]).toMatchObject({ kind: 'run', key: run.id, amount: 3_570 })
    const at = `/bank-lines/${lines[0]?.id}`
    await firm.must('POST', `${at}/match`, { match: { how: 'run', runId: run.id } })
    expect((await firm.invoice(id)).state).toBe('paid')
    await firm.must('POST', `${at}/unmatch`, {})
    expect((await firm.invoice(id)).totals.due).toBe(3_570)
    expect((await firm.must<PaymentRun>('GET', `/payment-runs/${run.id}`)).state).toBe('approved')
  })

  test('mandates come by any order without sorting', async () => {
    const { mandateList } = await import('../mandates/list.ts')
    const list = mandateList(firm.owner)
    for (const { order, plan } of await sortPlans(firm, list)) {
      expect(plan, order).not.toContain('TEMP B-TREE')
    }
  })
})
