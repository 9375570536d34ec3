import { expect, test } from 'vitest'
import { takeInstalments } from './instalments-form.ts'

test('a number of parts becomes equal shares a month apart, from the day it is due', () => {
  const data = { issueDate: '2027-01-01', paymentTermsDays: '30', instalmentCount: '3' }
  expect(takeInstalments(data).instalments).toEqual([
    { share: '33.3334', dueDate: '2027-01-31' },
    { share: '33.3333', dueDate: '2027-02-28' },
    { share: '33.3333', dueDate: '2027-03-31' },
  ])
})

test('rows that were typed stand, empty ones do not', () => {
  const typed = { share: '40', dueDate: '' }
  const rows = [typed, { share: '', dueDate: '' }]
  expect(takeInstalments({ instalmentCount: '3', instalments: rows })).toEqual({
    instalments: [typed],
  })
})
