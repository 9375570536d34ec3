import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Verification } from '#contract/books/ledger.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

function verify(testFirm: TestFirm, query = ''): Promise<Verification> {
  return testFirm.must('GET', `/journal-verification${query}`)
}

function raw(testFirm: TestFirm, ...statements: string[]): Promise<void> {
  return runInDurableObject(testFirm.object, (_, { storage }) =>
    storage.transactionSync(() => {
      for (const statement of statements) storage.sql.exec(statement)
    }),
  )
}

/** As somebody would who has the database in hand. */
function dropTriggers(testFirm: TestFirm): Promise<void> {
  return runInDurableObject(testFirm.object, (_, { storage: { sql } }) => {
    const triggers = sql.exec<{ name: string }>(
      "select name from sqlite_master where type = 'trigger' and tbl_name like 'journal_%'",
    )
    for (const { name } of triggers.toArray()) sql.exec(`drop trigger ${name}`)
  })
}

async function withFourEntries(): Promise<TestFirm> {
  const testFirm = await TestFirm.open()
  const customer = await testFirm.customer()
  const [first] = [await testFirm.issued(customer.id), await testFirm.issued(customer.id)]
  await testFirm.pay(first, 11900)
  await testFirm.must(
    'POST',
    `/invoices/${(await testFirm.issued(customer.id)).id}/credit-note`,
    {},
  )
  return testFirm
}

test('a posted entry can be changed, added to or taken away by no statement', async () => {
  const testFirm = await withFourEntries()
  const before = await verify(testFirm)
  expect(before).toMatchObject({ total: 5, verified: 5, next: null, broken: null })
  const entry = `insert into journal_entries (sequence, id, date, memo, source_kind, source_id,
    posted_at, posted_by, previous_hash, hash) select`
  const rest = `'x', '2026-01-01', '', 'test', 'x', '', '', hash, 'h' from journal_entries`
  const line = `insert into journal_lines (entry_sequence, position, account, date, debit, credit)
    values`
  for (const [statement, refusal] of [
    [`update journal_entries set memo = 'x' where sequence = 2`, 'never changed'],
    ['update journal_lines set debit = debit + 1', 'never changed'],
    ['delete from journal_entries where sequence = 5', 'never deleted'],
    ['delete from journal_lines', 'never deleted'],
    [`${line} (2, 9, '1200', '2026-01-01', 5, 0)`, 'no more lines'],
    [`${entry} 7, ${rest} where sequence = 5`, 'follows the last'],
    [`${entry} 6, ${rest} where sequence = 4`, 'follows the last'],
    [
      `${line} (6, 0, '1200', '2026-01-01', 5, 0); ${entry} 6, ${rest} where sequence = 5`,
      'differ',
    ],
    [`delete from accounts where code = '1400'`, 'posted to is never deleted'],
    [`update accounts set code = '1401' where code = '1400'`, 'stay'],
  ] as const) {
    await expect(raw(testFirm, statement), statement).rejects.toThrow(refusal)
  }
  expect(await verify(testFirm)).toEqual(before)
})

test.each([
  ['a memo', `update journal_entries set memo = 'x' where sequence = 3`, 3, 'changed'],
  [
    'an amount',
    'update journal_lines set debit = debit + 1 where entry_sequence = 4',
    4,
    'changed',
  ],
  ['an account', `update journal_lines set account = '8401' where account = '8400'`, 1, 'changed'],
  ['a hash', `update journal_entries set previous_hash = 'x' where sequence = 2`, 2, 'changed'],
  ['an entry', 'delete from journal_entries where sequence = 2', 2, 'missing'],
  ['the last entry', 'delete from journal_entries where sequence = 5', 5, 'linesLeft'],
  ['a sum', 'update account_days set debit = debit + 1', 6, 'sums'],
  ['a count of lines', 'update account_days set lines = lines + 1', 6, 'sums'],
  ['the place of a sum', 'update account_days set last_sequence = 9', 6, 'sums'],
  ['a sum of a kind', 'update kind_days set credit = credit + 1', 6, 'sums'],
  ['a count of a kind', 'update kind_days set entries = entries + 1', 6, 'sums'],
  ['a kind', 'update kind_days set is_on_credit = 1 - is_on_credit', 6, 'sums'],
  ['a day', "update account_days set date = '2020-02-02' where account = '1200'", 6, 'sums'],
  [
    'an invoice',
    'update invoices set notes = 1, total = total + 1 where credited > 0',
    4,
    'document',
  ],
  ['a payment', 'update payments set amount = amount + 1', 3, 'document'],
  ['a line', 'update invoice_lines set description = 1', 1, 'document'],
])('the verification names %s that was tampered with', async (_, statement, sequence, reason) => {
  const testFirm = await withFourEntries()
  await dropTriggers(testFirm)
  await raw(testFirm, statement)
  expect((await verify(testFirm)).broken).toMatchObject({ sequence, reason })
})

test('a chain made anew from one entry on is found where it leaves the old one', async () => {
  const testFirm = await withFourEntries()
  const { hash } = await verify(testFirm)
  const part = await verify(testFirm, '?size=2')
  expect(part).toMatchObject({ verified: 2, next: 2, broken: null })
  const rest = await verify(testFirm, '?from=2')
  expect(rest).toMatchObject({ verified: 5, next: null, hash })
  await dropTriggers(testFirm)
  await raw(testFirm, `update journal_entries set hash = previous_hash where sequence = 2`)
  expect((await verify(testFirm, '?from=2')).broken).toMatchObject({ sequence: 3, reason: 'link' })
})
