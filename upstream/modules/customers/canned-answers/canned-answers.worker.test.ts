import { expect, test } from 'vitest'
import { TestFirm } from '#upstream/testing/test-firm.ts'
import { testRegister } from '#upstream/testing/test-register.ts'
import { cannedAnswerList, cannedAnswers } from './register.ts'

testRegister({
  register: cannedAnswers,
  list: cannedAnswerList,
  made: { name: 'Blue harbour', language: 'en', text: 'Dear {name}, by the lighthouse' },
  changed: { name: 'Red harbour' },
  word: 'lighthouse',
  file: ['name', 'language', 'text'],
})

test('a gap that nothing fills in is refused, and so is one name twice in a language', async () => {
  const firm = await TestFirm.open()
  const made = { name: 'Return', language: 'de', text: 'Guten Tag {name}' }
  const gap = await firm.ask('POST', '/canned-answers', { ...made, text: 'IBAN {iban}' })
  expect([gap.status, gap.body.data.fields]).toMatchObject([
    422,
    { text: { key: 'unknownPlaceholder' } },
  ])
  await firm.must('POST', '/canned-answers', made)
  await firm.must('POST', '/canned-answers', { ...made, language: 'en' })
  const twice = await firm.ask('POST', '/canned-answers', made)
  expect(twice.body.data.fields).toMatchObject({ name: { key: 'nameTaken' } })
})
