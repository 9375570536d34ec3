import { beforeEach, describe, expect, test } from 'vitest'
import type { BankAccount, BankImport, BankImportTrial } from '#contract/money/bank.ts'
import type { StatementState } from '#contract/money/bank-matching.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { bankOf } from '#upstream/testing/bank-of.ts'
import { TestFirm, today } from '#upstream/testing/test-firm.ts'

let firm: TestFirm

beforeEach(async () => {
  firm = await TestFirm.open()
})

const { statement, only, match } = bankOf(() => firm)

describe('a statement', () => {
  test('closes only at a difference of 0, and then keeps its matches', async () => {
    await statement([{ name: 'Papier Krause', amount: '-119.00' }])
    const [row] = await firm.must<{ id: string }[]>('GET', '/bank-accounts/1200/statements')
    const path = `/bank-statements/${row?.id}`
    const open = await firm.must<StatementState>('GET', path)
    expect(open).toMatchObject({ difference: -11_900, openLines: 1 })
    const refused = await firm.ask('POST', `${path}/close`, {})
    expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'linesOpen' }])
    const line = await only()
    await match(line, { how: 'account', parts: [{ account: '4930', amount: -11_900 }] })
    expect(await firm.must<StatementState>('POST', `${path}/close`, {})).toMatchObject({
      difference: 0,
    })
    expect((await firm.ask('POST', `/bank-lines/${line.id}/unmatch`, {})).status).toBe(409)
    await firm.must('POST', `${path}/reopen`, {})
    await firm.must('POST', `/bank-lines/${line.id}/unmatch`, {})
    const expense = { how: 'expense', payee: 'Krause', category: 'office', taxCode: 'DE-S19' }
    const { match: matched } = await match(await only(), expense)
    await firm.must('POST', `/expenses/${matched?.made[0]?.id}/reverse`, {})
    const apart = await firm.ask('POST', `${path}/close`, {})
    expect([apart.status, apart.body.data.detail]).toEqual([409, { reason: 'matchReversed' }])
  })

  test('that is closed lets no file bring lines into its days, and none undo it', async () => {
    const taken = await statement([{ name: 'Papier Krause', amount: '-119.00' }])
    const line = await only()
    await match(line, { how: 'account', parts: [{ account: '4930', amount: -11_900 }] })
    const [row] = await firm.must<{ id: string }[]>('GET', '/bank-accounts/1200/statements')
    await firm.must('POST', `/bank-statements/${row?.id}/close`, {})
    const undone = await firm.ask('POST', `/bank-imports/${taken.id}/undo`, {})
    expect(undone.status).toBe(409)

    // A day later is read from the same file: all or nothing of it.
    const content = `Date;Name;Amount\n${today};Bäcker;-5.00\n${addDays(today, 1)};Taxi;-9.00\n`
    const file = new File([content], 'late.csv')
    const at = '/bank-accounts/1200/imports'
    const { body: late } = await firm.upload<BankImportTrial>(at, { file })
    expect(late.problems).toEqual([
      { line: 2, key: 'daysClosed', text: `${today} (${today} – ${today})` },
    ])
    const commit = () => firm.ask('POST', `/bank-imports/${late.id}/commit`, {})
    const refused = await commit()
    expect([refused.status, refused.body.data.detail]).toEqual([409, { reason: 'daysClosed' }])
    const count = async () => (await firm.must<BankAccount>('GET', '/bank-accounts/1200')).openLines
    expect(await count()).toBe(0)
    await firm.must('POST', `/bank-statements/${row?.id}/reopen`, {})
    expect([(await commit()).status, await count()]).toEqual([200, 2])
  })

  test('of which everything is matched holds an import that brought nothing, too', async () => {
    const content = `Date;Name;Amount\n${today};Papier Krause;-119.00\n`
    const take = async () => {
      const file = new File([content], 'bank.csv')
      const { body } = await firm.upload<BankImportTrial>('/bank-accounts/1200/imports', { file })
      return firm.must<BankImport>('POST', `/bank-imports/${body.id}/commit`, {})
    }
    await take()
    const again = await take()
    expect(again.newLines).toBe(0)
    await match(await only(), { how: 'account', parts: [{ account: '4930', amount: -11_900 }] })
    const rows = await firm.must<(StatementState & { importId: string })[]>(
      'GET',
      '/bank-accounts/1200/statements',
    )
    const second = rows.find(({ importId }) => importId === again.id)
    await firm.must('POST', `/bank-statements/${second?.id}/close`, {})
    const undone = await firm.ask('POST', `/bank-imports/${again.id}/undo`, {})
    expect([undone.status, undone.body.data.detail]).toEqual([409, { reason: 'statementClosed' }])
  })
})
