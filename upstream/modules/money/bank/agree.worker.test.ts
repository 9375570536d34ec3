import { expect, test } from 'vitest'
import type { BankAccount, BankImportTrial, BankLine } from '#contract/money/bank.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { type Roll, rollFrom } from '#upstream/testing/random.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

type Row = { date: string; name: string; cents: number }

function rowsOf(roll: Roll): Row[] {
  const days = Array.from({ length: 24 }, (_, at) => addDays(today, -24 + at - (at % 3)))
  return days
    .map((date) => {
      const cents = (1 + roll(9)) * 1_190 * (roll(2) === 0 ? 1 : -1)
      return { date, name: `Party ${roll(3)}`, cents }
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** A CSV of some of the rows, whose balances count all before them. */
function csvOf(rows: readonly Row[], from: number, to: number): File {
  let balance = 0
  const lines = rows.map(({ date, name, cents }) => {
    balance += cents
    return [date, name, 'x', (cents / 100).toFixed(2), (balance / 100).toFixed(2)].join(';')
  })
  const text = `Date;Name;Text;Amount;Balance\n${lines.slice(from, to).join('\n')}\n`
  return new File([text], 'bank.csv')
}

test.each([1, 2])(
  'whatever is imported, matched and undone, bank and books agree (%i)',
  async (seed) => {
    const firm = await TestFirm.open()
    const roll = rollFrom(seed)
    const rows = rowsOf(roll)
    const total = rows.reduce((sum, { cents }) => sum + cents, 0)
    for (const [from, to] of [
      [0, 15],
      [9, 24],
      [0, 24],
    ] as const) {
      const file = csvOf(rows, from, to)
      const { body } = await firm.upload<BankImportTrial>('/bank-accounts/1200/imports', { file })
      expect(body.problems).toEqual([])
      await firm.must('POST', `/bank-imports/${body.id}/commit`, {})
    }
    const path = '/bank-accounts/1200/lines?state=all&size=200'
    const { rows: lines } = await firm.must<{ rows: BankLine[] }>('GET', path)
    expect(lines).toHaveLength(24)
    for (const { id, amount } of lines) {
      const ways = [
        { how: 'account', parts: [{ account: '4970', amount }] },
        { how: 'account', parts: [{ account: '4930', amount, taxCode: 'DE-S19' }] },
        { how: 'transfer', account: '1000' },
      ]
      await firm.must('POST', `/bank-lines/${id}/match`, { match: ways[roll(3)] })
      if (roll(3) === 0) await firm.must('POST', `/bank-lines/${id}/unmatch`, {})
    }
    const account = await firm.must<BankAccount>('GET', '/bank-accounts/1200')
    const { bookBalance, openAmount, unmatchedBooks, unexplained } = account
    expect([account.bankBalance, unexplained]).toEqual([total, 0])
    expect(bookBalance - unmatchedBooks).toBe(total - openAmount)
    expect(Object.values(await firm.balances()).reduce((sum, each) => sum + each, 0)).toBe(0)
    const check = await firm.must<{ broken: unknown }>('GET', '/journal-verification')
    expect(check.broken).toBeNull()
  },
)
