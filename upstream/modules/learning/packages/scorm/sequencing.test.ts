import { expect, test } from 'vitest'
import { readXml } from '../xml/read-xml.ts'
import { readSequencing } from './read-sequencing.ts'
import { type Activity, followSequencing, type Reached } from './sequencing.ts'
import { noRules } from './sequencing-rules.ts'

/** An activity with its rules as a manifest writes them. */
function activity(id: string, rules = '', children: Activity[] = []): Activity {
  const names = 'xmlns:imsss="http://www.imsglobal.org/xsd/imsss"'
  const xml = readXml(
    new TextEncoder().encode(`<imsss:sequencing ${names}>${rules}</imsss:sequencing>`),
  )
  return { id, rules: readSequencing([xml]) ?? noRules, children }
}

const mode = (attributes: string) => `<imsss:controlMode ${attributes}/>`
const linear = mode('choice="false" flow="true"')
const oneWay = mode('choice="false" flow="true" forwardOnly="true"')
const conditions = (list: string[], needs = 'all') =>
  `<imsss:ruleConditions conditionCombination="${needs}">${list.map((one) => `<imsss:ruleCondition ${one}/>`).join('')}</imsss:ruleConditions>`
const pre = (action: string, list: string[], needs = 'all') =>
  `<imsss:sequencingRules><imsss:preConditionRule>${conditions(list, needs)}<imsss:ruleAction action="${action}"/></imsss:preConditionRule></imsss:sequencingRules>`
const rollup = (action: string, what: string, attributes = '') =>
  `<imsss:rollupRule ${attributes}><imsss:rollupConditions><imsss:rollupCondition condition="${what}"/></imsss:rollupConditions><imsss:rollupAction action="${action}"/></imsss:rollupRule>`
const rolledUp = (rules: string, attributes = '') =>
  `<imsss:rollupRules ${attributes}>${rules}</imsss:rollupRules>`

const begun: Reached = { attempts: 1, isSuspended: false, objectives: new Map(), completed: false }
const done: Reached = { ...begun, completed: true }
const passed: Reached = { ...done, satisfied: true }
const failed: Reached = { ...done, satisfied: false }

function follow(root: Activity, reached: Record<string, Reached> = {}) {
  const standings = followSequencing(root, new Map(Object.entries(reached)))
  const leaves = (one: Activity): string[] =>
    one.children.length === 0 ? [one.id] : one.children.flatMap(leaves)
  const open = leaves(root).filter((id) => standings.get(id)?.isOpen)
  return { open: open.join(' '), whole: standings.get(root.id), standings }
}

const three = () => [activity('a'), activity('b'), activity('c')]

test('where an author says nothing all is open; linear and one-way courses go part by part', () => {
  expect(follow(activity('o', '', three())).open).toBe('a b c')
  expect(follow(activity('o', linear, three())).open).toBe('a')
  expect(follow(activity('o', linear, three()), { a: begun }).open).toBe('a b')
  expect(follow(activity('o', oneWay, three()), { a: begun, b: begun }).open).toBe('b c')
  const chapters = [activity('1', '', [activity('a'), activity('b')]), activity('c')]
  expect(follow(activity('o', linear, chapters), { a: begun }).open).toBe('a b')
  const inner = [activity('x'), activity('1', linear, three()), activity('y')]
  expect(follow(activity('o', '', inner)).open).toBe('x a y')
})

test('parts are disabled, skipped, hidden and shut off by what is known of them', () => {
  const parts = [
    activity('a'),
    activity('b', pre('disabled', ['condition="attempted"'])),
    activity('c', pre('stopForwardTraversal', ['condition="completed" operator="not"'])),
    activity('d'),
  ]
  const free = activity('o', '', parts)
  expect(follow(free).open).toBe('a b c d')
  // Nobody came yet: whether it is completed is not known, and so is the contrary.
  expect(follow(free, { b: begun, c: begun }).open).toBe('a c')
  expect(follow(free, { b: begun, c: done }).open).toBe('a c d')
  // One that is passed over holds nothing up, whatever it lies in.
  const skips = [
    activity('a'),
    activity('1', pre('skip', ['condition="always"']), [activity('b')]),
    activity('c'),
  ]
  expect(follow(activity('o', linear, skips), { a: begun }).open).toBe('a b c')
  const hidden = [activity('a'), activity('b', pre('hiddenFromChoice', ['condition="always"']))]
  expect(follow(activity('o', '', hidden), { a: begun }).open).toBe('a')
  expect(follow(activity('o', mode('choice="true" flow="true"'), hidden)).open).toBe('a')
  const flowing = activity('o', mode('choice="true" flow="true"'), hidden)
  expect(follow(flowing, { a: begun }).open).toBe('a b')
})

test('a test that was failed as often as it may be is shut, and not while it goes on', () => {
  const limit = '<imsss:limitConditions attemptLimit="2"/>'
  const course = activity('o', '', [activity('t', limit)])
  expect(follow(course, { t: { ...failed, attempts: 1 } }).open).toBe('t')
  expect(follow(course, { t: { ...failed, attempts: 2 } }).open).toBe('')
  expect(follow(course, { t: { ...begun, attempts: 2, isSuspended: true } }).open).toBe('t')
})

test('a passed pretest skips the lessons, as they share its objectives', () => {
  const shares = (id: string, how: string, kind = 'objective') =>
    `<imsss:${kind} objectiveID="${id}"><imsss:mapInfo targetObjectiveID="global-${id}" ${how}/></imsss:${kind}>`
  const writes = 'readSatisfiedStatus="false" writeSatisfiedStatus="true"'
  const pretest = activity(
    'p',
    `${mode('flow="true"')}<imsss:objectives><imsss:primaryObjective/>${shares('x', writes)}${shares('y', writes)}</imsss:objectives>${rolledUp('', 'rollupObjectiveSatisfied="false"')}`,
  )
  const lesson = (id: string) =>
    activity(
      id,
      `${pre('skip', ['condition="satisfied"'])}<imsss:objectives>${shares(id, 'writeSatisfiedStatus="true"', 'primaryObjective')}</imsss:objectives>
       <adlseq:rollupConsiderations xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" requiredForCompleted="ifNotSkipped"/>`,
    )
  const course = activity('o', linear, [pretest, lesson('x'), lesson('y')])
  const objectives = new Map([
    ['x', { satisfied: true }],
    ['y', { satisfied: false }],
  ])
  const half = follow(course, { p: { ...done, objectives } })
  expect([half.standings.get('x')?.isSkipped, half.standings.get('y')?.isSkipped]).toEqual([
    true,
    false,
  ])
  expect(half.open).toBe('p x y')
  expect([half.whole?.satisfied, half.whole?.completed]).toEqual([false, undefined])
  const whole = follow(course, { p: { ...done, objectives }, y: passed })
  expect([whole.whole?.completed, whole.whole?.satisfied]).toEqual([true, true])
})

test('a course is what the rules of its author make of its parts, else what all of them are', () => {
  const usual = (reached: Record<string, Reached>) => {
    const { whole } = follow(activity('o', '', three()), reached)
    return [whole?.completed, whole?.satisfied]
  }
  expect(usual({})).toEqual([undefined, undefined])
  expect(usual({ a: passed, b: passed })).toEqual([undefined, undefined])
  expect(usual({ a: passed, b: passed, c: begun })).toEqual([false, undefined])
  expect(usual({ a: passed, b: failed, c: passed })).toEqual([true, false])
  expect(usual({ a: passed, b: done, c: passed })).toEqual([true, true])

  const only = (rules: string, reached: Record<string, Reached>) =>
    follow(activity('o', rolledUp(rules), three()), reached).whole
  const any = rollup('completed', 'completed', 'childActivitySet="any"')
  expect(only(any, { b: done })?.completed).toBe(true)
  expect(only(any, { b: begun })?.completed).toBe(undefined)
  const two = rollup('completed', 'completed', 'childActivitySet="atLeastCount" minimumCount="2"')
  expect([only(two, { a: done })?.completed, only(two, { a: done, c: done })?.completed]).toEqual([
    undefined,
    true,
  ])
  const share =
    rollup('satisfied', 'satisfied', 'childActivitySet="atLeastPercent" minimumPercent="0.6"') +
    rollup('notSatisfied', 'attempted', 'childActivitySet="any"')
  expect([only(share, { a: passed })?.satisfied, only(share, { a: passed, b: passed })?.satisfied]) //
    .toEqual([false, true])
})

test('only the last test counts, by its measure and weight', () => {
  const aside = rolledUp(
    '',
    'rollupObjectiveSatisfied="false" rollupProgressCompletion="false" objectiveMeasureWeight="0"',
  )
  const byMeasure =
    '<imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.7</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives>'
  const course = activity('o', byMeasure, [activity('a', aside), activity('t')])
  const at = (measure: number) => follow(course, { t: { ...done, measure } }).whole
  expect([at(0.69)?.satisfied, at(0.7)?.satisfied, at(0.7)?.completed]).toEqual([false, true, true])
  expect(follow(course, { a: { ...passed, measure: 1 } }).whole?.satisfied).toBe(undefined)
})
