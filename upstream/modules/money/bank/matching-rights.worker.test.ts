import { beforeEach, expect, test } from 'vitest'
import { type Permission, permissions } from '#contract/core/roles.ts'
import type { BankAccount, BankImportTrial, BankLine } from '#contract/money/bank.ts'
import type { BankLineDetail, SuggestedLine } from '#contract/money/bank-matching.ts'
import type { CashLine } from '#contract/money/cash-line.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm

beforeEach(async () => {
  firm = await TestFirm.open()
})

/** Takes a line of today into the bank's account, and gives it as it is offered. */
async function bankLine(amount: string, text = ''): Promise<SuggestedLine> {
  const rows = `Date;Name;Description;Amount;Balance\n${today};;${text};${amount};${amount}\n`
  const file = new File([rows], 'bank.csv')
  const { body } = await firm.upload<BankImportTrial>('/bank-accounts/1200/imports', { file })
  await firm.must('POST', `/bank-imports/${body.id}/commit`, {})
  const path = '/bank-accounts/1200/suggestions'
  const [line] = (await firm.must<{ lines: SuggestedLine[] }>('GET', path)).lines
  if (!line) throw new Error('No open line')
  return line
}

function match(line: { id: string }, input: object, how = {}) {
  return firm.ask('POST', `/bank-lines/${line.id}/match`, { match: input }, how)
}

/** Asks as another member. */
async function asOther<Result>(work: () => Promise<Result>): Promise<Result> {
  const { userId } = firm
  firm.userId = 'BERT'
  try {
    return await work()
  } finally {
    firm.userId = userId
  }
}

test('an account that a bank names is for whoever may see accounts, wherever a line is shown', async () => {
  const iban = 'DE02120300000000202051'
  const rows = [
    'Date;Name;IBAN;Description;Amount;Balance',
    `${today};Holz;${iban};Dank von DE02 1203 0000 0000 2020 51;5,00;5,00`,
  ]
  const file = new File([`${rows.join('\n')}\n`], 'bank.csv')
  const { body } = await firm.upload<BankImportTrial>('/bank-accounts/1200/imports', { file })
  await firm.must('POST', `/bank-imports/${body.id}/commit`, {})
  const own = await firm.must<{ rows: BankLine[] }>('GET', '/bank-accounts/1200/lines')
  expect(own.rows[0]).toMatchObject({ iban })
  const custom = {
    name: 'Viewer',
    permissions: ['firm:view', 'bank:view', 'bank:edit', 'payment:edit'],
    scopes: {},
  } as const
  const at = '/bank-accounts/1200'
  for (const path of [`${at}/lines`, `${at}/suggestions`, `/bank-lines/${own.rows[0]?.id}`]) {
    const shown = JSON.stringify(await firm.must('GET', path, undefined, { custom }))
    expect(shown, path).toContain('Dank von •••• 2051')
    expect(shown, path).not.toMatch(/DE02|"iban":"D/)
  }
  // Nobody finds a line by a number that they may not see, digit by digit.
  const found = (q: string) => firm.must<{ rows: BankLine[] }>('GET', `${at}/lines?q=${q}`)
  expect((await found('Dank')).rows).toHaveLength(1)
  for (const q of ['DE02', iban, '1203']) expect((await found(q)).rows).toEqual([])
  // What is recorded of it is read by more people still.
  const customer = await firm.customer()
  const id = String(own.rows[0]?.id)
  await firm.must('POST', `/bank-lines/${id}/match`, {
    match: { how: 'advance', partyId: customer.id },
  })
  const kept = JSON.stringify([
    await firm.must('GET', '/payments'),
    await firm.must('GET', '/journal-entries'),
    await firm.must('GET', `/bank-lines/${id}`, undefined, { custom }),
  ])
  expect(kept).toContain('Dank von •••• 2051')
  expect(kept).not.toMatch(/DE02 ?1203/)
})

test('no part of a line goes against it, so that nothing larger hides in a small one', async () => {
  const line = await bankLine('0.01')
  const parts = [
    { account: '8400', amount: 5_000_001 },
    { account: '4930', amount: -5_000_000 },
  ]
  const { status, body } = await match(line, { how: 'account', parts })
  expect([status, body.data.fields]).toMatchObject([
    422,
    { 'parts.1.amount': { key: 'otherSign' } },
  ])
  const whole = [{ account: '8400', amount: 1 }]
  expect((await match(line, { how: 'account', parts: whole })).status).toBe(200)
  // Halves of a cent, rounded up, leave nothing to the last part.
  const percents = [50, 50, 100].map((percent) => ({ account: '8400', percent }))
  const rule = { name: 'Cents', contains: 'cent', parts: percents }
  const { id } = await firm.must<{ id: string }>('POST', '/bank-rules', rule)
  const cent = await bankLine('0.01', 'cent')
  expect((await match(cent, { how: 'rule', ruleId: id })).status).toBe(200)
})

test('whoever imported a line posts it to accounts as far as the rule for manual entries allows', async () => {
  const rule = { kind: 'manualEntry', needsOther: true, fromAmount: 10_000, version: 1 }
  await firm.must('PUT', '/approval-rules', rule)
  await firm.must('POST', '/bank-rules', {
    name: 'Fees',
    contains: 'fee',
    parts: [{ account: '4970' }],
  })
  const line = await bankLine('-119.00', 'fee')
  const parts = [{ account: '4930', amount: -11_900 }]
  const ways = [
    { how: 'account', parts },
    { how: 'rule', ruleId: line.suggestions.find(({ kind }) => kind === 'rule')?.key },
  ]
  for (const way of ways) {
    const { status, body } = await match(line, way)
    expect([status, body.data.detail]).toEqual([403, { reason: 'preparedByYou' }])
  }
  expect((await asOther(() => match(line, { how: 'account', parts }))).status).toBe(200)
  const small = await bankLine('-99.99')
  const own = [{ account: '4930', amount: -9_999 }]
  expect((await match(small, { how: 'account', parts: own })).status).toBe(200)
})

test('a match is undone by whoever may reverse what it recorded', async () => {
  const customer = await firm.customer()
  const invoice = await firm.issued(customer.id)
  const clerk = (...also: Permission[]) => ({
    role: 'x',
    custom: { name: 'Clerk', permissions: ['bank:view', 'bank:edit', ...also], scopes: {} },
  })
  const expense = { how: 'expense', payee: 'Krause', category: 'office', taxCode: 'DE-S19' }
  const wanted: [string, object, Permission][] = [
    [
      '119.00',
      { how: 'items', items: [{ documentId: invoice.id, amount: 11_900 }] },
      'payment:delete',
    ],
    ['-11.90', expense, 'expense:post'],
    ['-2.60', { how: 'account', parts: [{ account: '4970', amount: -260 }] }, 'ledger:edit'],
  ]
  for (const [amount, way, right] of wanted) {
    const line = await bankLine(amount)
    expect((await match(line, way)).status).toBe(200)
    const undo = (how: object) => firm.ask('POST', `/bank-lines/${line.id}/unmatch`, {}, how)
    expect([right, (await undo(clerk())).status]).toEqual([right, 403])
    const kept = await firm.must<BankLineDetail>('GET', `/bank-lines/${line.id}`)
    expect(kept.match).not.toBeNull()
    expect([right, (await undo(clerk(right))).status]).toEqual([right, 200])
    await firm.must('POST', `/bank-lines/${line.id}/match`, { match: way })
  }
})

test('a role of own records is offered, pays and expects what it reaches', async () => {
  const customer = await firm.customer()
  const invoice = await firm.issued(customer.id)
  const line = await bankLine('119.00', `Rechnung ${invoice.number}`)
  expect(line.suggestions).toMatchObject([{ key: invoice.id }])
  const scopes = { party: 'own', invoice: 'own', payment: 'own' } as const
  const how = { role: 'x', custom: { name: 'Own', permissions, scopes } }
  const way = { how: 'items', items: [{ documentId: invoice.id, amount: 11_900 }] }
  await asOther(async () => {
    const seen = await firm.must<BankLineDetail>('GET', `/bank-lines/${line.id}`, undefined, how)
    expect(seen.suggestions).toEqual([])
    expect((await match(line, way, how)).status).toBe(404)
    const cash = await firm.must<CashLine>('GET', '/cash-line', undefined, how)
    expect([cash.items, cash.marks.map(({ balance }) => balance)]).toEqual([[], [0, 0, 0]])
  })
  expect((await match(line, way)).status).toBe(200)
  await asOther(async () => {
    const undone = await firm.ask('POST', `/bank-lines/${line.id}/unmatch`, {}, how)
    expect(undone.status).toBe(404)
  })
})

test('whoever may not post or pay is refused, and a closed period too', async () => {
  const line = await bankLine('-119.00')
  const parts = [{ account: '4930', amount: -11_900 }]
  const body = { match: { how: 'account', parts } }
  const reads = await firm.ask('POST', `/bank-lines/${line.id}/match`, body, { role: 'readOnly' })
  expect(reads.status).toBe(403)
  const custom = { name: 'Clerk', permissions: ['bank:view', 'bank:edit'] as const, scopes: {} }
  const clerk = await firm.ask('POST', `/bank-lines/${line.id}/match`, body, { role: 'x', custom })
  expect(clerk.status).toBe(403)
  await firm.must('PUT', '/ledger-locks/hard', { date: today, reason: 'Filed' })
  expect((await firm.ask('POST', `/bank-lines/${line.id}/match`, body)).status).toBe(423)
  const account = await firm.must<BankAccount>('GET', '/bank-accounts/1200')
  expect(account).toMatchObject({ openLines: 1 })
})
