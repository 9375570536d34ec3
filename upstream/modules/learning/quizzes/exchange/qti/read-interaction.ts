import {
  attributeOf,
  childAt,
  childrenOf,
  descendantsOf,
  type XmlElement,
} from '../../../packages/index.ts'
import { decimalTextOf, fraction, fractionOf, over, times } from '../../fraction.ts'
import type { Question } from '../../question.ts'
import { decimalText } from '../decimal-text.ts'
import { optionId } from '../imported.ts'
import { wordsOf } from './markup.ts'

/** What an item says is right: the values, and what each is worth. */
export type Declaration = {
  cardinality: string
  baseType: string
  correct: string[]
  mapping: {
    entries: { key: string; value: string; isCaseSensitive: boolean }[]
    upperBound: string | undefined
    /** The most that can be reached: of one value, or of all together. */
    best: number
  } | null
}

type Common = Pick<Question, 'questionId' | 'name' | 'prompt' | 'points'>

/** The declaration of a response; undefined where nothing says what is right. */
export function declarationOf(item: XmlElement, identifier: string): Declaration | undefined {
  const element = childrenOf(item, 'responseDeclaration').find(
    (one) => attributeOf(one, 'identifier') === identifier,
  )
  if (element === undefined) return undefined
  const correct = childrenOf(childAt(element, 'correctResponse'), 'value').map(({ text }) =>
    text.trim(),
  )
  const map = childAt(element, 'mapping')
  const entries = childrenOf(map, 'mapEntry').map((one) => ({
    key: attributeOf(one, 'mapKey') ?? '',
    value: decimalText(attributeOf(one, 'mappedValue') ?? '') ?? '0',
    isCaseSensitive: attributeOf(one, 'caseSensitive') === 'true',
  }))
  if (correct.length === 0 && entries.length === 0) return undefined
  const cardinality = attributeOf(element, 'cardinality') ?? 'single'
  const values = entries.map(({ value }) => Math.max(0, Number(value)))
  const best = cardinality === 'single' ? Math.max(0, ...values) : values.reduce((a, b) => a + b, 0)
  return {
    cardinality,
    baseType: attributeOf(element, 'baseType') ?? 'identifier',
    correct,
    mapping:
      entries.length > 0 && best > 0
        ? { entries, upperBound: attributeOf(map, 'upperBound'), best }
        : null,
  }
}

/** Whether the answers are judged by one of the templates of QTI, which say what we do. */
export function isExact(item: XmlElement): boolean {
  const processing = childAt(item, 'responseProcessing')
  if (processing === undefined) return false
  return (
    /\/(match_correct|map_response)(\.xml)?$/.test(attributeOf(processing, 'template') ?? '') ||
    isTolerance(processing)
  )
}

/** The question of an interaction; undefined where it does not fit what is declared. */
export function readInteraction(
  interaction: XmlElement,
  declaration: Declaration,
  common: Common,
  item: XmlElement,
): Question | undefined {
  switch (interaction.name) {
    case 'choiceInteraction':
      return readChoices(interaction, declaration, common)
    case 'orderInteraction':
      return readOrder(interaction, declaration, common)
    case 'matchInteraction':
      return readPairs(interaction, declaration, common)
    case 'textEntryInteraction':
      return ['float', 'integer'].includes(declaration.baseType)
        ? readNumber(declaration, common, item)
        : readText(declaration, common)
    default:
      return undefined
  }
}

function readChoices(
  interaction: XmlElement,
  { cardinality, correct, mapping }: Declaration,
  common: Common,
): Question {
  const choices = childrenOf(interaction, 'simpleChoice')
  const isSingle = cardinality === 'single'
  const share = isSingle ? '100' : decimalTextOf(fraction(100, Math.max(1, correct.length)), 5)
  const options = choices.map((choice, at) => {
    const key = attributeOf(choice, 'identifier') ?? ''
    const worth = mapping?.entries.find((entry) => entry.key === key)?.value ?? '0'
    const credit = mapping ? shareOfBest(worth, mapping.best) : correct.includes(key) ? share : '0'
    const feedback = descendantsOf(choice, 'feedbackInline')[0]
    return {
      optionId: optionId(common.questionId, at),
      text: wordsOf(choice, { isLeft: ({ name }) => name === 'feedbackInline' }),
      credit,
      ...(feedback ? { feedback: wordsOf(feedback) } : {}),
    }
  })
  const keepOrder = attributeOf(interaction, 'shuffle') !== 'true'
  if (isSingle) return { ...common, kind: 'single', options, keepOrder }
  return { ...common, kind: 'multi', options, keepOrder, scoring: mapping ? 'credits' : 'all' }
}

function readOrder(
  interaction: XmlElement,
  { correct }: Declaration,
  common: Common,
): Question | undefined {
  const choices = childrenOf(interaction, 'simpleChoice')
  const items = correct.flatMap((key, at) => {
    const choice = choices.find((one) => attributeOf(one, 'identifier') === key)
    return choice ? [{ optionId: optionId(common.questionId, at), text: wordsOf(choice) }] : []
  })
  if (items.length !== choices.length) return undefined
  return { ...common, kind: 'order', items, scoring: 'all' }
}

function readPairs(
  interaction: XmlElement,
  { correct, mapping }: Declaration,
  common: Common,
): Question | undefined {
  const [left, right] = childrenOf(interaction, 'simpleMatchSet')
  const idOf = (one: XmlElement) => attributeOf(one, 'identifier') ?? ''
  const sources = childrenOf(left, 'simpleAssociableChoice')
  const targets = childrenOf(right, 'simpleAssociableChoice')
  const rightIds = new Map(targets.map((one, at) => [idOf(one), `${common.questionId}-r${at + 1}`]))
  const told = correct.length > 0 ? correct : (mapping?.entries.map(({ key }) => key) ?? [])
  const pairs = new Map(
    told.map((pair): [string, string] => [pair.split(/\s+/)[0] ?? '', pair.split(/\s+/)[1] ?? '']),
  )
  const lefts = sources.flatMap((one, at) => {
    const rightId = rightIds.get(pairs.get(idOf(one)) ?? '')
    return rightId
      ? [{ optionId: optionId(common.questionId, at), text: wordsOf(one), rightId }]
      : []
  })
  // One on the left that fits several, or nothing, is another game.
  if (lefts.length !== sources.length || told.length !== sources.length) return undefined
  const rights = targets.map((one) => ({
    optionId: rightIds.get(idOf(one)) ?? '',
    text: wordsOf(one),
  }))
  return { ...common, kind: 'pairs', lefts, rights, scoring: mapping ? 'each' : 'all' }
}

function readText({ correct, mapping }: Declaration, common: Common): Question {
  const entries = mapping?.entries.filter(({ value }) => Number(value) > 0) ?? []
  const accepted =
    mapping && entries.length > 0
      ? entries.map(({ key, value }) => ({
          text: key,
          credit: shareOfBest(value, mapping.best),
          hasWildcards: false,
        }))
      : correct.map((text) => ({ text, credit: '100', hasWildcards: false }))
  const matchCase = entries.length === 0 || entries.every(({ isCaseSensitive }) => isCaseSensitive)
  return { ...common, kind: 'text', accepted, matchCase, matchAccents: true }
}

function readNumber(
  { correct }: Declaration,
  common: Common,
  item: XmlElement,
): Question | undefined {
  const values = correct.map(decimalText)
  const { tolerance, toleranceKind } = toleranceOf(item)
  const accepted = values.flatMap((value) =>
    value === undefined ? [] : [{ value, tolerance, toleranceKind, credit: '100' }],
  )
  return accepted.length === 0 ? undefined : { ...common, kind: 'number', accepted, unit: '' }
}

type Tolerance = { tolerance: string; toleranceKind: 'absolute' | 'percent' }

/** `<equal toleranceMode="absolute" tolerance="0.5 0.5">`, both ends included, as its usual form. */
function toleranceOf(item: XmlElement): Tolerance {
  const equal = descendantsOf(item, 'equal')[0]
  const mode = attributeOf(equal, 'toleranceMode')
  const [size] = (attributeOf(equal, 'tolerance') ?? '').split(/\s+/)
  const tolerance = decimalText(size ?? '')
  if (tolerance === undefined || (mode !== 'absolute' && mode !== 'relative')) {
    return { tolerance: '0', toleranceKind: 'absolute' }
  }
  return { tolerance, toleranceKind: mode === 'relative' ? 'percent' : 'absolute' }
}

function isTolerance(processing: XmlElement): boolean {
  const equals = descendantsOf(processing, 'equal')
  const [lower, upper] = (attributeOf(equals[0], 'tolerance') ?? '0').split(/\s+/)
  return equals.length === 1 && (upper === undefined || upper === lower)
}

/** A value as a share of the best, in per cent. */
function shareOfBest(value: string, best: number): string {
  const share = over(fractionOf(value), fractionOf(String(best)))
  const credit = decimalTextOf(times(share, fraction(100)), 5)
  return Number(credit) > 100 ? '100' : Number(credit) < -100 ? '-100' : credit
}
