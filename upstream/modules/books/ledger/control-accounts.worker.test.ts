import { beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '#contract/books/accounts.ts'
import type { Item } from '#contract/catalogue/items.ts'
import type { BankImportTrial } from '#contract/money/bank.ts'
import type { SuggestedLine } from '#contract/money/bank-matching.ts'
import type { Warehouse } from '#contract/stock/warehouses.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm
let accounts: Account[]
let bankLine: string

beforeAll(async () => {
  firm = await TestFirm.open()
  accounts = await firm.must<Account[]>('GET', '/accounts')
  const file = new File([`Date;Name;Description;Amount\n${today};A;B;1.00\n`], 'bank.csv')
  const { body } = await firm.upload<BankImportTrial>('/bank-accounts/1200/imports', { file })
  await firm.must('POST', `/bank-imports/${body.id}/commit`, {})
  const path = '/bank-accounts/1200/suggestions'
  const { lines } = await firm.must<{ lines: SuggestedLine[] }>('GET', path)
  bankLine = lines[0]?.id ?? ''
})

function codeOf(role: string): string {
  return accounts.find((account) => account.role === role)?.code ?? ''
}

/** What a manual entry and a line of the bank are told of an account; undefined where it is taken. */
async function answers(account: string): Promise<unknown[]> {
  const none = { text: '', debit: 0, credit: 0 }
  const lines = [
    { ...none, account, debit: 100 },
    { ...none, account: '1200', credit: 100 },
  ]
  const entry = { date: today, memo: 'By hand', lines, reverseDate: null }
  const manual = await firm.ask('POST', '/manual-entries', entry)
  const parts = [
    { account, amount: 60 },
    // No part that is wrong by itself stands beside it: the sum refuses the match in any case.
    { account: '4970', amount: 39 },
  ]
  const match = { how: 'account', parts }
  const bank = await firm.ask('POST', `/bank-lines/${bankLine}/match`, { match })
  return [manual.body.data?.fields['lines.0.account'], bank.body.data?.fields['parts.0.account']]
}

const refused = [{ key: 'controlAccount' }, { key: 'controlAccount' }]

describe('an account that a module keeps in detail takes no entry by hand and no line of a bank', () => {
  test.each(['receivable', 'customerCredit', 'payable', 'employeePayable', 'walletLiability'])(
    '%s',
    async (role) => {
      expect(await answers(codeOf(role))).toMatchObject(refused)
    },
  )

  test('inventory, from the day stock was moved', async () => {
    expect(await answers(codeOf('inventory'))).toEqual([undefined, undefined])
    const { rows } = await firm.must<{ rows: Warehouse[] }>('GET', '/warehouses')
    const sold = { kind: 'stock', unit: 'pc', unitPrice: '30', taxCode: 'DE-S19' }
    const item = await firm.must<Item>('POST', '/items', { ...sold, name: 'Tea', sku: 'T-1' })
    const lines = [{ item: item.id, quantity: '1', unitCost: '10' }]
    const receipt = { kind: 'receipt', date: today, warehouseId: rows[0]?.id, lines }
    await firm.must('POST', '/stock-documents', receipt)
    expect(await answers(codeOf('inventory'))).toMatchObject(refused)
  })
})
