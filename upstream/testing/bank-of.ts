import type { Bill } from '#contract/buying/bills.ts'
import type { BankAccount, BankImport, BankImportTrial } from '#contract/money/bank.ts'
import type { BankLineDetail, SuggestedLine } from '#contract/money/bank-matching.ts'
import { type TestFirm, today } from './test-firm.ts'

type Row = { name?: string; text?: string; amount: string }

/** What a person does with lines of a bank account; the firm is the one that a test has by then. */
export function bankOf(firmOf: () => TestFirm) {
  /** Takes a CSV with a balance in each row, beginning at 0, all of one day. */
  async function statement(rows: Row[], account = '1200', day = today): Promise<BankImport> {
    let balance = 0
    const lines = rows.map(({ name = '', text = '', amount }) => {
      balance += Math.round(Number(amount) * 100)
      return [day, name, text, amount, (balance / 100).toFixed(2)].join(';')
    })
    const content = `Date;Name;Description;Amount;Balance\n${lines.join('\n')}\n`
    const file = new File([content], 'bank.csv')
    const path = `/bank-accounts/${account}/imports`
    const { status, body } = await firmOf().upload<BankImportTrial>(path, { file })
    if (status !== 201 || body.problems.length > 0) throw new Error(JSON.stringify(body))
    return firmOf().must('POST', `/bank-imports/${body.id}/commit`, {})
  }

  async function suggested(account = '1200'): Promise<SuggestedLine[]> {
    const path = `/bank-accounts/${account}/suggestions`
    return (await firmOf().must<{ lines: SuggestedLine[] }>('GET', path)).lines
  }

  async function only(account = '1200'): Promise<SuggestedLine> {
    const [line] = await suggested(account)
    if (!line) throw new Error('No open line')
    return line
  }

  function match(line: { id: string }, input: object) {
    const path = `/bank-lines/${line.id}/match`
    return firmOf().must<BankLineDetail>('POST', path, { match: input })
  }

  function account(code = '1200'): Promise<BankAccount> {
    return firmOf().must('GET', `/bank-accounts/${code}`)
  }

  /** A bill or credit over 100.00 and the tax on it that is approved, of a supplier there is. */
  async function approvedBill(
    supplierName: string,
    { kind, supplierNumber } = { kind: 'bill', supplierNumber: 'R-1' },
  ): Promise<Bill> {
    const { id, version } = await firmOf().must<Bill>('POST', '/bills', {
      ...{ kind, supplierName, supplierNumber, date: '2026-03-02' },
      ...{ currency: 'EUR', exchangeRate: '' },
      lines: [{ description: 'Timber', unitPrice: '100', account: '3400', taxCode: 'DE-S19' }],
    })
    return firmOf().must('POST', `/bills/${id}/approve`, { version })
  }

  /** As above, of a supplier who is new. */
  async function billOfNew(supplierName: string): Promise<Bill> {
    await firmOf().customer({ name: supplierName, roles: ['supplier'] })
    return approvedBill(supplierName)
  }

  return { statement, suggested, only, match, account, approvedBill, billOfNew }
}
