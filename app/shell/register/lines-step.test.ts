import { expect, test } from 'vitest'
import { register } from '#app/modules/buying/bills/register.tsx'
import { linesStep } from './lines-step.ts'

const values = {
  supplierName: 'Holz AG',
  lines: [{ description: 'Oak' }, { description: 'Ash' }],
}
const after = (intent: string) => linesStep(register, { intent, values })

test('a button of the lines gives the form back with what was typed', () => {
  expect(after('lines.add.lines')).toEqual({ ...values, lines: [...values.lines, {}] })
  expect(after('lines.remove.lines.0')).toEqual({ ...values, lines: [{ description: 'Ash' }] })
  expect(after('lines.show.lines')).toEqual(values)
})

test('any other button is none of the lines', () => {
  expect(['', 'save', 'lines.add.note', 'lines.turn.lines'].map(after)).toEqual(
    Array(4).fill(undefined),
  )
})
