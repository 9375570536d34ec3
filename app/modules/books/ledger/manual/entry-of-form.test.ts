import { expect, test } from 'vitest'
import { problemsByRow, readLines } from './entry-of-form.ts'

const form = (lines: Record<string, string>[]) => ({
  data: { lines },
  values: {},
  intent: '',
  idempotencyKey: undefined,
})

test('rows that nobody wrote in are no lines, and problems stay at their rows', () => {
  const empty = { account: '', debit: '', credit: '', text: '' }
  const read = readLines(
    form([
      empty,
      { ...empty, account: '4210 Rent', debit: '900.5' },
      empty,
      { ...empty, account: '1200', credit: 'x' },
    ]),
    'EUR',
  )
  expect(read.lines).toEqual([
    { account: '4210', debit: 90050, credit: 0, text: '', costCentreId: '' },
    { account: '1200', debit: 0, credit: 0, text: '', costCentreId: '' },
  ])
  expect(read.problems).toEqual({ 'lines.3.credit': { key: 'invalidAmount' } })
  expect(
    problemsByRow({ 'lines.1.account': { key: 'required' }, lines: { key: 'x' } }, read.rows),
  ).toEqual({ 'lines.3.account': { key: 'required' }, lines: { key: 'x' } })
})
