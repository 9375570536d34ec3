import {
  attributeOf,
  childAt,
  childrenOf,
  descendantsOf,
  readXml,
  textAt,
  type XmlElement,
} from '../../../packages/index.ts'
import type { FormattedText, OrderQuestion, Question } from '../../question.ts'
import { decimalText } from '../decimal-text.ts'
import { formatOf } from '../gift/gift-text.ts'
import type { TrueFalseLabels } from '../gift/read-gift.ts'
import {
  defaultName,
  Harvest,
  type ImportResult,
  optionId,
  optionsOf,
  pairsOf,
} from '../imported.ts'

type Common = Pick<Question, 'questionId' | 'name' | 'prompt' | 'points' | 'explanation'>

/**
 * Questions of a Moodle XML file (qformat_xml): choices, true or false, short and numerical answers,
 * matching, ordering. Other kinds, and files inside questions, are listed with their line.
 * @throws UnreadableXml
 */
export function readMoodleXml(file: Uint8Array | string, labels: TrueFalseLabels): ImportResult {
  const harvest = new Harvest()
  for (const element of childrenOf(readXml(file), 'question'))
    readQuestion(harvest, element, labels)
  return harvest.result
}

function readQuestion(harvest: Harvest, element: XmlElement, labels: TrueFalseLabels): void {
  const kind = attributeOf(element, 'type') ?? ''
  if (kind === 'category') {
    const path = textAt(element, 'category/text')
    harvest.category = path.replace(/^(\$\w+\$\/)?(top\/?)?/, '')
    return
  }
  const prompt = formattedAt(element, 'questiontext')
  const name = textAt(element, 'name/text') || defaultName(prompt)
  const explanation = formattedAt(element, 'generalfeedback')
  const common: Common = {
    questionId: harvest.nextId,
    name,
    prompt,
    points: pointsOf(element),
    ...(explanation.text === '' ? {} : { explanation }),
  }
  const question = makeQuestion(kind, element, common, labels)
  if (typeof question === 'string') {
    harvest.refuse(element.line, name, question)
    return
  }
  harvest.take(question, element.line)
  loseParts(harvest, element, name)
}

/** What beside a question is not taken. */
function loseParts(harvest: Harvest, element: XmlElement, name: string): void {
  const [file] = descendantsOf(element, 'file')
  if (file) harvest.lose(file.line, name, 'files')
  const hint = childrenOf(element, 'hint').find((one) => textAt(one, 'text') !== '')
  if (hint) harvest.lose(hint.line, name, 'hints')
  const tags = childAt(element, 'tags')
  if (tags && tags.children.length > 0) harvest.lose(tags.line, name, 'tags')
  const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
    .flatMap((one) => childrenOf(element, one))
    .find((one) => textAt(one, 'text') !== '')
  if (combined) harvest.lose(combined.line, name, 'combinedFeedback')
  const units = childAt(element, 'units')
  if (units && (units.children.length > 1 || Number(textAt(units, 'unit/multiplier') || 1) !== 1)) {
    harvest.lose(units.line, name, 'units')
  }
}

/** A question, or why there is none. */
function makeQuestion(
  kind: string,
  element: XmlElement,
  common: Common,
  labels: TrueFalseLabels,
): Question | string {
  const id = common.questionId
  const answers = childrenOf(element, 'answer')
  switch (kind) {
    case 'multichoice': {
      const keepOrder = !isTrue(textAt(element, 'shuffleanswers') || 'true')
      const options = optionsOf(id, answers.map(choiceOf))
      const isSingle = isTrue(textAt(element, 'single') || 'true')
      return isSingle
        ? { ...common, kind: 'single', options, keepOrder }
        : { ...common, kind: 'multi', options, keepOrder, scoring: 'credits' }
    }
    case 'truefalse': {
      const list = ['true', 'false'].map((word) => {
        const answer = answers.find((one) => textAt(one, 'text').toLowerCase() === word)
        const text = {
          format: 'plain' as const,
          text: word === 'true' ? labels.true : labels.false,
        }
        return { text, credit: creditOf(answer), feedback: formattedAt(answer, 'feedback') }
      })
      return { ...common, kind: 'single', options: optionsOf(id, list), keepOrder: true }
    }
    case 'shortanswer': {
      const accepted = answers.map((answer) => {
        const text = textAt(answer, 'text')
        return {
          text,
          credit: creditOf(answer),
          hasWildcards: /(^|[^\\])\*/.test(text),
          ...feedbackOf(answer),
        }
      })
      const matchCase = isTrue(textAt(element, 'usecase'))
      return { ...common, kind: 'text', accepted, matchCase, matchAccents: true }
    }
    case 'numerical':
      return numerical(element, answers, common)
    case 'matching': {
      const list = childrenOf(element, 'subquestion').map((one) => {
        const right = textAt(one, 'answer/text')
        return { left: formatted(one), right: { format: formatOf(right), text: right } }
      })
      return { ...common, kind: 'pairs', ...pairsOf(id, list), scoring: 'each' }
    }
    case 'ordering': {
      const items = answers.map((answer, at) => ({
        optionId: optionId(id, at),
        text: formatted(answer),
      }))
      return {
        ...common,
        kind: 'order',
        items,
        scoring: orderScoring(textAt(element, 'gradingtype')),
      }
    }
    case 'essay':
    case 'description':
      return kind
    default:
      return 'unknownKind'
  }
}

function numerical(
  element: XmlElement,
  answers: readonly XmlElement[],
  common: Common,
): Question | string {
  const accepted = answers.map((answer) => {
    const text = textAt(answer, 'text')
    const value = text === '*' ? null : decimalText(text)
    const tolerance = decimalText(textAt(answer, 'tolerance') || '0')
    if (value === undefined || tolerance === undefined) return undefined
    return {
      value,
      tolerance,
      toleranceKind: 'absolute' as const,
      credit: creditOf(answer),
      ...feedbackOf(answer),
    }
  })
  const found = accepted.filter((one) => one !== undefined)
  if (found.length < accepted.length) return 'notNumbers'
  return {
    ...common,
    kind: 'number',
    accepted: found,
    unit: textAt(element, 'units/unit/unit_name'),
  }
}

/** `gradingtype` of qtype_ordering; its finer ones are nearest to the place of each. */
function orderScoring(gradingType: string): OrderQuestion['scoring'] {
  if (gradingType === '-1' || gradingType === 'ALL_OR_NOTHING') return 'all'
  const isNext = ['1', '2', 'RELATIVE_NEXT_EXCLUDE_LAST', 'RELATIVE_NEXT_INCLUDE_LAST'].includes(
    gradingType,
  )
  return isNext ? 'neighbours' : 'places'
}

function choiceOf(answer: XmlElement) {
  return {
    text: formatted(answer),
    credit: creditOf(answer),
    feedback: formattedAt(answer, 'feedback'),
  }
}

/** `fraction="33.33333"`; Moodle writes more digits than it means, and zeros at the end. */
function creditOf(answer: XmlElement | undefined): string {
  return decimalText(attributeOf(answer, 'fraction') ?? '0') ?? '0'
}

function pointsOf(element: XmlElement): string {
  const points = decimalText(textAt(element, 'defaultgrade') || '1') ?? '1'
  return points
    .replace(/(\.\d{2})\d+$/, '$1')
    .replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros))
}

function feedbackOf(answer: XmlElement): { feedback?: FormattedText } {
  const feedback = formattedAt(answer, 'feedback')
  return feedback.text === '' ? {} : { feedback }
}

function formattedAt(element: XmlElement | undefined, name: string): FormattedText {
  const found = childAt(element, name)
  return found ? formatted(found) : { format: 'plain', text: '' }
}

/** An element with a `format` and a `text` inside. */
function formatted(element: XmlElement): FormattedText {
  const text = textAt(element, 'text')
  const format = attributeOf(element, 'format') ?? 'moodle_auto_format'
  if (format === 'html' || format === 'markdown') return { format, text }
  return { format: format === 'plain_text' ? 'plain' : formatOf(text), text }
}

function isTrue(text: string): boolean {
  return text === 'true' || text === '1'
}
