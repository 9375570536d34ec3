import { attributeOf, childAt, childrenOf, textAt } from '../xml/find-xml.ts'
import type { XmlElement } from '../xml/read-xml.ts'
import {
  type Condition,
  childSets,
  conditionKinds,
  considerations,
  type Objective,
  type PreRule,
  preActions,
  type RollupRule,
  rollupActions,
  type Sequencing,
} from './sequencing-rules.ts'

/**
 * The rules of an item or organisation as its manifest says them.
 * @param elements its own sequencing first, then what it shares with others
 * @returns undefined where its author says nothing
 */
export function readSequencing(elements: readonly XmlElement[]): Sequencing | undefined {
  const [first] = elements
  if (first === undefined) return undefined
  // What an item says itself goes before what it shares with others, one kind of rule as a whole.
  const all = (name: string) =>
    elements.map((one) => childrenOf(one, name)).find(({ length }) => length > 0) ?? []
  const [one] = all('rollupRules')
  const said = (list: readonly XmlElement[], name: string) =>
    list.map((each) => attributeOf(each, name)).find((value) => value !== undefined)
  const modes = all('controlMode')
  const considered = all('rollupConsiderations')
  const required = (name: keyof Sequencing['required']) =>
    oneOf(considerations, said(considered, `requiredFor${capital(name)}`)) ?? 'always'
  const rules = one ? childrenOf(one, 'rollupRule').flatMap(rollupRule) : []
  const limit = numberIn(said(all('limitConditions'), 'attemptLimit'))
  const objectives = all('objectives').flatMap(objectivesIn)
  const primary = all('objectives')
    .map((list) => childAt(list, 'primaryObjective'))
    .find((each) => each !== undefined)
  const counts = {
    satisfied: attributeOf(one, 'rollupObjectiveSatisfied') !== 'false',
    completed: attributeOf(one, 'rollupProgressCompletion') !== 'false',
    weight: Math.max(0, numberIn(attributeOf(one, 'objectiveMeasureWeight')) ?? 1),
  }
  const leastMeasure =
    attributeOf(primary, 'satisfiedByMeasure') === 'true'
      ? (numberIn(textAt(primary, 'minNormalizedMeasure')) ?? 1)
      : null
  return {
    mode: {
      hasChoice: said(modes, 'choice')?.toLowerCase() !== 'false',
      flows: said(modes, 'flow')?.toLowerCase() === 'true',
      isForwardOnly: said(modes, 'forwardOnly')?.toLowerCase() === 'true',
    },
    pre: all('sequencingRules')
      .flatMap((list) => childrenOf(list, 'preConditionRule'))
      .flatMap(preRule),
    attemptLimit: limit === undefined || limit < 0 ? null : Math.trunc(limit),
    rollup: rules,
    counts,
    required: {
      satisfied: required('satisfied'),
      notSatisfied: required('notSatisfied'),
      completed: required('completed'),
      incomplete: required('incomplete'),
    },
    objectives,
    leastMeasure,
    saysSuccess: said(all('deliveryControls'), 'objectiveSetByContent') === 'true',
    hasRollup: one !== undefined || considered.length > 0,
  }
}

/** Whether an author asks for what is not followed: to repeat or leave parts, times, parts drawn at random. */
export function asksForMore(elements: readonly XmlElement[]): boolean {
  return elements.some((one) => {
    const rules = childrenOf(one, 'sequencingRules').flatMap(({ children }) => children)
    const limits = childrenOf(one, 'limitConditions').flatMap(({ attributes }) =>
      Object.keys(attributes).filter((name) => name !== 'attemptLimit'),
    )
    const random = childrenOf(one, 'randomizationControls').filter((each) =>
      ['randomizationTiming', 'selectionTiming'].some(
        (name) => !['never', undefined].includes(attributeOf(each, name)),
      ),
    )
    return (
      rules.some(({ name }) => name !== 'preConditionRule') || limits.length + random.length > 0
    )
  })
}

function preRule(element: XmlElement): PreRule[] {
  const action = oneOf(preActions, attributeOf(childAt(element, 'ruleAction'), 'action'))
  const asked = askedBy(childAt(element, 'ruleConditions'), 'ruleCondition', 'all')
  return action === undefined || asked === undefined ? [] : [{ action, ...asked }]
}

function rollupRule(element: XmlElement): RollupRule[] {
  const action = oneOf(rollupActions, attributeOf(childAt(element, 'rollupAction'), 'action'))
  const asked = askedBy(childAt(element, 'rollupConditions'), 'rollupCondition', 'any')
  if (action === undefined || asked === undefined) return []
  const of = oneOf(childSets, attributeOf(element, 'childActivitySet')) ?? 'all'
  const least = attributeOf(element, of === 'atLeastCount' ? 'minimumCount' : 'minimumPercent')
  return [{ action, of, least: numberIn(least) ?? 0, ...asked }]
}

/** What a rule asks; undefined where it asks what nobody knows of: then it is no rule. */
function askedBy(
  element: XmlElement | undefined,
  name: string,
  usual: 'all' | 'any',
): { needs: 'all' | 'any'; conditions: Condition[] } | undefined {
  const found = childrenOf(element, name).map((one) => {
    const what = oneOf(conditionKinds, attributeOf(one, 'condition'))
    return (
      what && {
        what,
        isNegated: attributeOf(one, 'operator') === 'not',
        objective: attributeOf(one, 'referencedObjective') ?? '',
        measure: numberIn(attributeOf(one, 'measureThreshold')) ?? 0,
      }
    )
  })
  const conditions = found.filter((one) => one !== undefined)
  if (conditions.length === 0 || conditions.length < found.length) return undefined
  const needs = oneOf(['all', 'any'], attributeOf(element, 'conditionCombination')) ?? usual
  return { needs, conditions }
}

function objectivesIn(list: XmlElement): Objective[] {
  return list.children.flatMap((element) => {
    const isPrimary = element.name === 'primaryObjective'
    if (!isPrimary && element.name !== 'objective') return []
    const shared = childrenOf(element, 'mapInfo').flatMap((map) => {
      const id = attributeOf(map, 'targetObjectiveID') ?? ''
      if (id === '') return []
      return [
        {
          id,
          readsStatus: attributeOf(map, 'readSatisfiedStatus') !== 'false',
          readsMeasure: attributeOf(map, 'readNormalizedMeasure') !== 'false',
          writesStatus: attributeOf(map, 'writeSatisfiedStatus') === 'true',
          writesMeasure: attributeOf(map, 'writeNormalizedMeasure') === 'true',
        },
      ]
    })
    return [{ id: attributeOf(element, 'objectiveID') ?? '', isPrimary, shared }]
  })
}

function oneOf<Word extends string>(
  words: readonly Word[],
  said: string | undefined,
): Word | undefined {
  return words.find((word) => word.toLowerCase() === said?.toLowerCase())
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d{1,6}(\.\d{1,10})?$/.test(text) ? Number(text) : undefined
}

function capital(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`
}
