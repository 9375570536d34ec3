import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { makeFormat } from '../format.ts'
import { textsOf } from '../i18n/texts.server.ts'
import { parseForm, refusalOf } from './parse-form.ts'
import { problemText } from './problem-text.ts'
import type { Form } from './read-form.ts'

const form: Form = {
  data: { name: '', firmId: 'forged' },
  values: { name: '' },
  intent: '',
  idempotencyKey: undefined,
}
const Named = z.object({ name: z.string().min(1, 'required'), firmId: z.string() })

test('what the form does not get to say wins over what it says', () => {
  const { value } = parseForm(z.object({ firmId: z.string() }), form, { firmId: 'own' })
  expect(value).toEqual({ firmId: 'own' })
})

test('a form that does not fit comes back with its words and its problems', () => {
  const { refusal } = parseForm(Named, form)
  expect(refusal).toEqual({ values: { name: '' }, problems: { name: { key: 'required' } } })
})

test('what the API says of a field goes to the field', () => {
  expect(refusalOf(invalidField('email', 'invalidEmail'), form)).toMatchObject({
    refusal: { problems: { email: { key: 'invalidEmail' } } },
    status: 422,
  })
})

test('somebody else’s version comes along with a conflict', () => {
  const error = new AppError('conflict', 'changed', { detail: { version: 4 } })
  expect(refusalOf(error, form)).toMatchObject({
    refusal: { problems: { '': { key: 'changedMeanwhile' } }, conflict: { version: 4 } },
    status: 409,
  })
})

test('a conflict with the record’s state says which', () => {
  const error = new AppError('conflict', 'x', { detail: { reason: 'alreadyVoid' } })
  const { refusal } = refusalOf(error, form)
  expect(refusal.problems).toEqual({ '': { key: 'alreadyVoid' } })
  expect(refusal.conflict).toBeUndefined()
})

test('a closed period is said at the day that lies in it', () => {
  const error = new AppError('locked', 'x', { detail: { lockDate: '2026-10-31' } })
  const sent = (values: Form['values']) => refusalOf(error, { ...form, values }).refusal.problems
  const closed = { key: 'lockedUntil', params: { date: '2026-10-31' } }
  expect(sent({ date: '2026-10-30', amount: '5' })).toEqual({ date: closed })
  expect(sent({ issueDate: '2026-10-31', dueDate: '2026-10-31' })).toEqual({ issueDate: closed })
  expect(sent({ date: '2026-11-01' })).toEqual({ '': closed })
})

test.each(['not_found', 'forbidden', 'unauthenticated', 'unexpected'] as const)(
  'no form can answer %s',
  (code) => {
    expect(() => refusalOf(new AppError(code, 'x'), form)).toThrow(AppError)
  },
)

test('a form comes back as it was typed while the API is away', () => {
  const { refusal, status } = refusalOf(new AppError('unavailable', 'x'), form)
  expect([status, refusal.values, refusal.problems]).toEqual([
    503,
    form.values,
    { '': { key: 'unavailable' } },
  ])
})

test('a problem is said with its limit, its date, or at least at all', () => {
  const t = textsOf('en', 'problem')
  const format = makeFormat({ language: 'en' })
  expect(problemText(t, { key: 'tooLong', params: { maximum: 20 } }, format)).toBe(
    'At most 20 characters',
  )
  expect(problemText(t, { key: 'tooLarge' }, format)).toBe('This is too large')
  expect(problemText(t, { key: 'tooFarAhead', params: { date: '2026-10-03' } }, format)).toBe(
    '3 Oct 2026 at the latest',
  )
  const differs = { key: 'totalDiffers', params: { amount: '1119.00 EUR' } }
  expect(problemText(t, differs, format)).toBe('The total of the lines is €1,119.00')
  const german = makeFormat({ language: 'de' })
  expect(problemText(textsOf('de', 'problem'), differs, german)).toContain('1.119,00\u00a0€')
  const unfit = { key: 'segmentValue', params: { typedDate: '2026-01-31' } }
  expect(problemText(textsOf('de', 'problem'), unfit, german)).toMatch(/100 oder 31\.01\.2026$/)
  expect(problemText(t, { key: 'onlyLeft', params: { amount: '5 XXZ' } }, format)).toBe(
    'Only 5 XXZ can still be invoiced',
  )
  expect(problemText(t, { key: 'neverHeardOf' }, format)).toBe('Enter a valid value')
})
