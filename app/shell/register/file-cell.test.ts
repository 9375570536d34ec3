import { expect, test } from 'vitest'
import { safeInCsv } from './file-cell.ts'

// What OWASP names "CSV injection": cells that begin with =, +, -, @, a tab or a return.
test('a text that a spreadsheet would run is a text, and a number stays one', () => {
  const formulas = ['=1+1', '+1+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '＝1+1']
  expect(formulas.map(safeInCsv)).toEqual(formulas.map((text) => `'${text}`))
  const plain = ['-5', '-1.234,56', '1,5', 'Tee', 'a=b', '']
  expect(plain.map(safeInCsv)).toEqual(plain)
})
