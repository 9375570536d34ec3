import { describe, expect, test } from 'vitest'
import { describeOfferings } from '#app/modules/public-site/site/index.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { readPlan } from '#app/shell/session/plan-cookie.ts'
import { languages } from '#contract/core/fields.ts'
import { findPlan, plans } from '#contract/core/plans.ts'
import { addedBy, partState } from './plan-parts.ts'
import { questionsOf } from './questions.ts'

const offerings = describeOfferings(textsOf('en', 'site'))

test('a larger plan costs more and holds whatever a smaller one holds', () => {
  const prices = plans.map(({ monthlyPrice }) => monthlyPrice)
  expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b))
  for (const offering of offerings) {
    const states = plans.map(({ id }) => partState(offering, id))
    const first = states.findIndex((state) => state !== 'absent')
    expect(first, offering.id).toBeGreaterThanOrEqual(0)
    expect(new Set(states.slice(first)).size, offering.id).toBe(1)
  }
})

test('what is there today is in every plan, and nothing else is called so', () => {
  for (const offering of offerings) {
    for (const { id } of plans) {
      expect(partState(offering, id) === 'live', offering.id).toBe(offering.state === 'live')
    }
  }
})

test('each planned offering is added by one plan', () => {
  const added = plans.flatMap(({ id }) => addedBy(id, offerings)).map(({ id }) => id)
  const planned = offerings.filter(({ state }) => state === 'planned').map(({ id }) => id)
  expect(added.sort()).toEqual(planned.sort())
})

test('only plans of the list are known, wherever the id comes from', () => {
  expect(findPlan('studio')?.monthlyPrice).toBe(1400)
  for (const id of ['', 'Studio', 'platinum', 'constructor', null, undefined]) {
    expect(findPlan(id)).toBeUndefined()
  }
  const request = (plan: string) =>
    new Request('https://firmament.test/register', { headers: { cookie: `a=b; planId=${plan}` } })
  expect(readPlan({ request: request('house') })).toBe('house')
  expect(readPlan({ request: request('platinum') })).toBe('')
})

describe.each(languages)('in %s', (language) => {
  const t = textsOf(language, 'plans')

  test('there are a dozen questions or more, each asked once and answered', () => {
    const questions = questionsOf(t).flatMap((topic) => topic.questions)
    expect(questions.length).toBeGreaterThanOrEqual(12)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
    for (const { question, answer } of questions) {
      expect(question.endsWith('?'), question).toBe(true)
      expect(answer.length, question).toBeGreaterThan(40)
    }
  })

  test.each(['pricing', 'faqs'])('%s describes itself for search engines', (page) => {
    const { length } = t(`${page}.description`)
    expect(length).toBeGreaterThanOrEqual(100)
    expect(length).toBeLessThanOrEqual(165)
  })
})
