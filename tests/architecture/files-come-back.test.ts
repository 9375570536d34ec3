import { expect, test } from 'vitest'
import { safeInCsv } from '#app/shell/register/file-cell.ts'
import { readCsv } from '#upstream/register/import/read-csv.ts'

test('a file of ours is read as what was written into it', () => {
  const cells = ['+49 170 1234567', '-12,50 €', '@x', '=1+1', '-5', "'t Hart", 'plain']
  const file = `${cells.map(safeInCsv).join(';')}\r\n`
  expect(readCsv(new TextEncoder().encode(file))[0]).toEqual(cells)
})
