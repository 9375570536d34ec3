import { expect, test } from 'vitest'
import type { BankAccount, BankImportTrial } from '#contract/money/bank.ts'
import { type Refused, TestFirm } from '#upstream/testing/test-firm.ts'
import paypal from './files/fixtures/csv-paypal.csv?raw'
import twoAccounts from './files/fixtures/ofx-two-accounts.ofx?raw'

const american = {
  address: { street: 'Main 1', postcode: '10001', city: 'New York', country: 'US' },
  vatId: '',
  baseCurrency: 'USD',
  language: 'en',
  timeZone: 'America/New_York',
}

function upload(firm: TestFirm, text: string, account: string) {
  const file = new File([text], 'statement.txt')
  return firm.upload<BankImportTrial & Refused>(`/bank-accounts/${account}/imports`, { file })
}

test('two accounts in one file are two statements, each where somebody says', async () => {
  const firm = await TestFirm.open(american)
  const accounts = await firm.must<BankAccount[]>('GET', '/bank-accounts')
  const [first = '', second = ''] = accounts.map(({ code }) => code)
  const { body } = await upload(firm, twoAccounts, first)
  expect(body.fileAccounts.map(({ lineCount, code }) => [lineCount, code])).toEqual([
    [1, null],
    [1, null],
  ])
  expect(body.problems.map(({ key }) => key)).toEqual(['whichAccount', 'whichAccount'])
  const path = `/bank-imports/${body.id}`
  expect((await firm.ask('POST', `${path}/commit`, {})).status).toBe(422)

  const said = (checking: string, savings: string) => ({
    accounts: [
      { fileAccount: '000111222333', code: checking },
      { fileAccount: '000999888777', code: savings },
    ],
  })
  const twice = await firm.ask('PUT', `${path}/accounts`, said(first, first))
  expect([twice.status, twice.body.data.fields]).toMatchObject([
    422,
    { 'accounts.1.code': { key: 'accountTwice' } },
  ])
  const readOnly = await firm.ask('PUT', `${path}/accounts`, said(first, second), {
    role: 'readOnly',
  })
  expect(readOnly.status).toBe(403)
  const trial = await firm.must<BankImportTrial>('PUT', `${path}/accounts`, said(first, second))
  expect([trial.problems, trial.newLines]).toEqual([[], 2])
  await firm.must('POST', `${path}/commit`, {})
  const balances = await firm.must<BankAccount[]>('GET', '/bank-accounts')
  const of = (code: string) => balances.find((one) => one.code === code)?.bankBalance
  expect([of(first), of(second)]).toEqual([150_000, 900_777])

  const again = await upload(firm, twoAccounts.replaceAll('>C1', '>C2'), first)
  expect(again.body.fileAccounts.map(({ code }) => code)).toEqual([first, second])
  const only = await firm.must<BankImportTrial>(
    'PUT',
    `/bank-imports/${again.body.id}/accounts`,
    said(first, ''),
  )
  expect([only.problems, only.statements.length]).toEqual([[], 1])
})

test('rows that cannot be read are left out by hand, and the rest comes in', async () => {
  const firm = await TestFirm.open()
  const { body } = await upload(firm, paypal, '1200')
  const skip = body.problems.map(({ line }) => line)
  expect(skip).toEqual([3, 5])
  const reading = { ...body.csv?.reading, skip }
  const path = `/bank-imports/${body.id}`
  const trial = await firm.must<BankImportTrial>('PUT', `${path}/reading`, { reading })
  expect([trial.problems, trial.leftOut.map(({ key }) => key)]).toEqual([[], ['byHand', 'byHand']])
  await firm.must('POST', `${path}/commit`, {})
  // The next file like it is read the same, with all of its rows.
  expect((await upload(firm, paypal, '1200')).body.problems).toHaveLength(2)
})
