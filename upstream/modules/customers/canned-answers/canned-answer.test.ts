import { expect, it } from 'vitest'
import { answerIn, fillAnswer, unknownFields } from './canned-answer.ts'

it('fills fields once, names what is missing, and refuses fields that nothing fills', () => {
  const text = 'Hello {name}, about {ticket}: {subject}'
  expect(fillAnswer(text, { name: '{firm} & Co', ticket: 'T-7', firm: 'Acme' })).toEqual({
    text: 'Hello {firm} & Co, about T-7: {subject}',
    missing: ['subject'],
  })
  expect(unknownFields('{name} {iban} {iban} {__proto__}')).toEqual(['iban', '__proto__'])
  const answers = [
    { language: 'de', text: 'Hallo' },
    { language: 'en', text: 'Hello' },
  ]
  expect(answerIn(answers, 'it', 'en')?.text).toBe('Hello')
  expect(answerIn(answers, 'it', 'ru')?.text).toBe('Hallo')
})
