import { expect, test } from 'vitest'
import { makeFormat } from '#app/shell/format.ts'
import { fileCellOf } from '#app/shell/register/file-cell.ts'
import { toWorkbook } from '#app/shell/register/workbook.server.ts'
import { fileLists } from './file-lists.server.ts'

const nowhere = {
  ...{ firmId: '', role: 'readOnly', legalName: '', tradeName: '', country: '' },
  ...{ baseCurrency: '', place: '', timeZone: 'UTC' },
}
const t = (key: string) => key
const format = makeFormat({ language: 'en', country: 'GB', timeZone: 'UTC' })
const about = {
  t,
  words: t,
  format,
  language: 'en',
  firm: nowhere,
  can: () => true,
  extra: undefined,
} as const
const job = {
  ...{ id: '1', kind: 'outbound.mail', title: '=1+1', error: '550', attempts: 8, state: 'open' },
  ...{ firm: { id: '2', name: 'Nord' }, failedAt: '2026-11-22T10:00:00.000Z' },
}

test('a list of the platform has its words, dates and numbers in a file, and no formula', async () => {
  const columns = fileLists['failed-jobs']?.columns ?? []
  const cells = columns.map((column) => fileCellOf(column, job, about).text)
  expect(cells).toEqual([
    'outbound.mail',
    "'=1+1",
    'Nord',
    '550',
    '8',
    '2026-11-22',
    'jobs.state.open',
  ])
  const book = await toWorkbook({ columns }, about, [job])
  expect(new TextDecoder().decode(book.subarray(0, 2))).toBe('PK')
})
