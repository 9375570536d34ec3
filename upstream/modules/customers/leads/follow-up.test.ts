import { expect, it } from 'vitest'
import type { FieldCatalogue, Group } from '../segments/views.ts'
import { type AssignmentRule, assignLead, type Taker } from './assign.ts'
import { type LeadEvent, type ScorePlan, scoreLead } from './score.ts'
import { addTouch, readTouch } from './touch.ts'

const fields: FieldCatalogue = { country: { type: 'choice' }, company: { type: 'text' } }
const everything: Group = { match: 'all', parts: [] }
const inItaly: Group = { match: 'all', parts: [{ field: 'country', operator: 'is', value: 'IT' }] }
const today = '2026-05-04'

const plan: ScorePlan = {
  facts: [
    { id: 'italy', points: 20, when: inItaly },
    {
      id: 'private',
      points: -15,
      when: { match: 'all', parts: [{ field: 'company', operator: 'isEmpty' }] },
    },
  ],
  events: [
    { id: 'replies', kind: 'reply', points: 30, most: 60, withinDays: 90 },
    { id: 'visits', kind: 'visit', points: 5, most: 10, withinDays: 30 },
  ],
  most: 100,
}

function score(values: Record<string, string>, events: LeadEvent[]) {
  const now = '2026-05-04T12:00:00Z'
  return scoreLead(plan, fields, { fields: values }, events, { now, today })
}

it('gives points with their reasons, which sum to the score', () => {
  const visit = (at: string, isConsented: boolean): LeadEvent => ({
    kind: 'visit',
    at,
    isConsented,
  })
  const events: LeadEvent[] = [
    { kind: 'reply', at: '2026-05-03T08:00:00Z' },
    { kind: 'reply', at: '2026-01-01T08:00:00Z' },
    { kind: 'reply', at: '2026-05-05T08:00:00Z' },
    visit('2026-05-01T08:00:00Z', true),
    visit('2026-05-02T08:00:00Z', false),
  ]
  expect(score({ country: 'IT' }, events)).toEqual({
    score: 40,
    cut: 0,
    reasons: [
      { id: 'replies', points: 30, count: 1, lastAt: '2026-05-03T08:00:00.000Z' },
      { id: 'italy', points: 20, count: 1, lastAt: null },
      { id: 'private', points: -15, count: 1, lastAt: null },
      { id: 'visits', points: 5, count: 1, lastAt: '2026-05-01T08:00:00.000Z' },
    ],
  })
  expect(score({ country: 'DE' }, [])).toMatchObject({ score: 0, cut: 15 })
  const many = Array.from({ length: 9 }, () => ({
    kind: 'reply' as const,
    at: '2026-05-01T08:00Z',
  }))
  const full = score({ country: 'IT', company: 'Acme' }, many)
  expect(full).toMatchObject({ score: 80, cut: 0 })
  expect(full.reasons[0]).toMatchObject({ points: 60, count: 9 })
})

it('assigns to whoever was served least recently, and lets nobody catch up after an absence', () => {
  const rules: AssignmentRule[] = [
    { id: 'italy', when: inItaly, personIds: ['ida'] },
    { id: 'rest', when: everything, personIds: ['ann', 'bob', 'cem'] },
  ]
  let takers: Taker[] = ['ann', 'bob', 'cem', 'ida'].map((id) => ({
    id,
    isAbsent: false,
    lastTurn: null,
  }))
  function next(country = 'DE'): string | null {
    const assignment = assignLead({ fields: { country } }, fields, rules, takers, today)
    if (assignment.ownerId === null) return null
    const { ownerId, turn: lastTurn } = assignment
    takers = takers.map((taker) => (taker.id === ownerId ? { ...taker, lastTurn } : taker))
    return ownerId
  }
  function setAbsent(id: string, isAbsent: boolean) {
    takers = takers.map((taker) => (taker.id === id ? { ...taker, isAbsent } : taker))
  }
  expect([next(), next(), next('IT'), next(), next()]).toEqual(['ann', 'bob', 'ida', 'cem', 'ann'])
  setAbsent('bob', true)
  expect([next(), next(), next(), next()]).toEqual(['cem', 'ann', 'cem', 'ann'])
  setAbsent('bob', false)
  expect([next(), next(), next(), next()]).toEqual(['bob', 'cem', 'ann', 'bob'])
  for (const id of ['ann', 'bob', 'cem']) setAbsent(id, true)
  expect(assignLead({ fields: {} }, fields, rules, takers, today)).toEqual({
    ownerId: null,
    ruleId: 'rest',
    reason: 'allAbsent',
    skippedIds: ['cem', 'ann', 'bob'],
  })
  const [italy] = rules
  expect(assignLead({ fields: {} }, fields, italy ? [italy] : [], takers, today)).toMatchObject({
    ownerId: null,
    ruleId: null,
    reason: 'noRule',
  })
})

it('keeps the first touch and the last that came from somewhere', () => {
  const own = ['shop.example']
  const visit = (query: string, referrer = '', at = '2026-05-04T10:00:00Z') => {
    const touch = readTouch({ address: `https://shop.example/a${query}`, referrer, at }, own)
    if (touch === undefined) throw new Error('no touch')
    return touch
  }
  const advert = visit('?utm_source=news&utm_campaign=May&fbclid=x', 'https://Mail.example/in')
  expect(advert).toEqual({
    source: 'news',
    medium: '',
    campaign: 'May',
    term: '',
    content: '',
    referrer: 'mail.example',
    landingPath: '/a',
    at: '2026-05-04T10:00:00Z',
  })
  const walking = visit('?page=2', 'https://shop.example/a')
  const again = visit('?utm_source=search')
  const touches = [advert, walking, again, walking].reduce(
    (known, touch) => addTouch(known, touch),
    addTouch(undefined, visit('')),
  )
  expect(touches.first).toEqual(visit(''))
  expect(touches.last).toEqual(again)
})

it('believes nothing of an address: values are cut, control characters taken out', () => {
  const long = 'x'.repeat(5000)
  const address = `https://shop.example/?utm_source=a%00%0D%0Ab%E2%80%AEc&utm_medium=${long}`
  const touch = readTouch({ address, referrer: 'javascript:alert(1)', at: '' }, [])
  expect(touch).toMatchObject({ source: 'abc', referrer: '' })
  expect(touch?.medium).toHaveLength(100)
  expect(readTouch({ address: 'no address', referrer: '', at: '' }, [])).toBeUndefined()
})
