import { z } from 'zod'
import { amountInput, DateOnly, decimalText, Id, optionalText } from '#contract/core/fields.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import type { StoredField } from './reader.ts'

type Value = CustomValues[string]
export type Checked =
  | { value: Value; problem?: undefined }
  | { value?: undefined; problem: { key: string; params?: Record<string, string | number> } }

const link = z
  .string()
  .max(500)
  .refine((text) => URL.canParse(text) && /^https?:\/\/[^\s/]+/i.test(text), 'customLink')

const yes: Value = true
const yesNo = z.union([z.boolean(), z.enum(['true', 'false'])], { error: 'invalid' })

/**
 * A value as records keep it: nothing typed is null, numbers are decimal text, amounts minor units.
 * @param kept what the record held before; a choice that is offered no more may stay
 */
export function checkValue(field: StoredField, given: Value, kept: Value): Checked {
  const typed = typeof given === 'string' ? given.trim() : given
  if (typed === null || typed === undefined || typed === '') return { value: null }
  switch (field.type) {
    case 'text':
      return parsed(optionalText(500), typed)
    case 'number':
      return parsed(decimalText(6, 'signed'), typeof typed === 'number' ? String(typed) : typed)
    case 'money':
      return parsed(amountInput('signed'), typed)
    case 'date':
      return parsed(DateOnly, typed)
    case 'link':
      return parsed(link, typed)
    case 'person':
      return parsed(Id, typed)
    case 'yesNo': {
      const read = parsed(yesNo, typed)
      return read.problem ? read : { value: read.value === yes || read.value === 'true' }
    }
    case 'choice': {
      const choice = field.choices.find(({ code }) => code === typed)
      if (!choice || (choice.isRetired && kept !== typed))
        return { problem: { key: 'customChoice' } }
      return { value: choice.code }
    }
  }
}

function parsed(schema: z.ZodType<Value>, value: unknown): Checked {
  const result = schema.safeParse(value)
  if (result.success) return { value: result.data }
  const [problem = { key: 'invalid' }] = Object.values(fieldProblems(result.error))
  return { problem: { key: problem.key, ...(problem.params && { params: problem.params }) } }
}
