import type { FieldProblem, FieldProblems } from '#contract/core/errors.ts'
import { type PayFact, type PayFacts, payFacts } from '#contract/people/pay-facts.ts'

/** What is wrong with facts of a country, by the field's path; facts it does not ask for are left out. */
export function checkFacts(
  country: string,
  given: PayFacts,
): { facts: PayFacts; fields: FieldProblems } {
  const facts: PayFacts = {}
  const fields: FieldProblems = {}
  for (const fact of payFacts[country] ?? []) {
    const value = given[fact.name] ?? ''
    const problem = problemOf(fact, value)
    if (problem) fields[`facts.${fact.name}`] = problem
    facts[fact.name] = value
  }
  return { facts, fields }
}

function problemOf(fact: PayFact, value: string): FieldProblem | undefined {
  if (fact.kind === 'choice') {
    return fact.options.includes(value) ? undefined : { key: 'required' }
  }
  if (value === '') return fact.isOptional ? undefined : { key: 'required' }
  switch (fact.kind) {
    case 'yesNo':
      return value === 'yes' || value === 'no' ? undefined : { key: 'required' }
    case 'code':
      return value.length <= fact.maxLength && /^[\w ]+$/.test(value)
        ? undefined
        : { key: 'invalid' }
    case 'count':
      return numberProblem(value, { scale: 0, least: fact.least, most: fact.most })
    case 'percent':
      return numberProblem(value, { scale: fact.scale, least: 0, most: 99.9999 })
    case 'decimal':
      return numberProblem(value, { scale: fact.scale, least: 0, most: fact.most })
    case 'amount':
      return numberProblem(value, { scale: 2, least: 0, most: 9_999_999_999 })
  }
}

type Bounds = { scale: number; least: number; most: number }

function numberProblem(value: string, { scale, least, most }: Bounds): FieldProblem | undefined {
  if (!/^\d{1,10}(\.\d{1,10})?$/.test(value)) return { key: 'invalidNumber' }
  if ((value.split('.')[1]?.length ?? 0) > scale) return { key: 'tooManyDecimals' }
  if (Number(value) < least) return { key: 'tooSmall' }
  return Number(value) > most ? { key: 'tooLarge' } : undefined
}
