import { escapeAttribute } from '../../../../../core/xml/escape-xml.ts'
import { isRight } from '../../grade-question.ts'
import type { FormattedText, Question } from '../../question.ts'
import type { ExchangeReason, NotTaken } from '../imported.ts'
import { creditsOf } from '../multi-credits.ts'
import { markupOf } from './markup.ts'

export type QtiFiles = {
  /** By path; to be packed as a ZIP. */
  files: Record<string, string>
  notTaken: NotTaken[]
}

const namespace = 'http://www.imsglobal.org/xsd/imsqti_v2p1'
const templates = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates'

type Lose = (reason: ExchangeReason) => void

/**
 * Questions as the files of a QTI 2.1 package, an item each with a manifest. What QTI's own
 * templates for judging do not say is lost, and listed with the question's place.
 */
export function writeQti(questions: readonly Question[]): QtiFiles {
  const notTaken: NotTaken[] = []
  const items = questions.map((question, at) => {
    const path = `item${at + 1}.xml`
    const lose = (reason: ExchangeReason) =>
      notTaken.push({ line: at + 1, name: question.name, what: 'part', reason })
    return { path, id: `item${at + 1}`, text: writeItem(question, `item${at + 1}`, lose) }
  })
  const resources = items.map(
    ({ id, path }) =>
      `<resource identifier="${id}" type="imsqti_item_xmlv2p1" href="${path}"><file href="${path}"/></resource>`,
  )
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>\n<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="questions"><metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata><organizations/><resources>${resources.join('')}</resources></manifest>\n`
  const files = Object.fromEntries(items.map(({ path, text }) => [path, text]))
  return { files: { 'imsmanifest.xml': manifest, ...files }, notTaken }
}

/** An item's declaration, interaction and how its answers are judged. */
type Body = { declaration: string; interaction: string; processing: string }

function writeItem(question: Question, id: string, lose: Lose): string {
  if (question.explanation) lose('explanation')
  const { declaration, interaction, processing } = bodyOf(question, lose)
  const score = `<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="${question.points}"/>`
  const head = `<assessmentItem xmlns="${namespace}" identifier="${id}" title="${escapeAttribute(question.name)}" adaptive="false" timeDependent="false">`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}${declaration}${score}<itemBody>${interaction}</itemBody>${processing}</assessmentItem>\n`
}

function bodyOf(question: Question, lose: Lose): Body {
  const prompt = `<prompt>${markupOf(question.prompt)}</prompt>`
  const matchCorrect = `<responseProcessing template="${templates}/match_correct"/>`
  const mapResponse = `<responseProcessing template="${templates}/map_response"/>`
  const worth = (credit: string) => String((Number(credit) * Number(question.points)) / 100)
  switch (question.kind) {
    case 'single':
    case 'multi': {
      const { options } = question
      const isMapped =
        question.kind === 'multi'
          ? question.scoring !== 'all'
          : options.some(({ credit }) => !['0', '100'].includes(credit))
      const credits =
        question.kind === 'multi'
          ? creditsOf(question).credits
          : options.map(({ credit }) => credit)
      const right =
        question.kind === 'multi'
          ? options.filter(isRight)
          : options.filter(({ credit }) => credit === '100')
      const map = options.map(({ optionId }, at) => [optionId, worth(credits[at] ?? '0')] as const)
      const cardinality = question.kind === 'multi' ? 'multiple' : 'single'
      const choices = options.map(({ optionId, text, feedback }) =>
        simpleChoice(optionId, text, feedback),
      )
      const most = question.kind === 'multi' ? 0 : 1
      return {
        declaration: declare(
          cardinality,
          'identifier',
          right.map(({ optionId }) => optionId),
          isMapped ? map : [],
        ),
        interaction: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="${!question.keepOrder}" maxChoices="${most}">${prompt}${choices.join('')}</choiceInteraction>`,
        processing: isMapped ? mapResponse : matchCorrect,
      }
    }
    case 'order': {
      if (question.scoring !== 'all') lose('scoring')
      const choices = [...question.items].sort((a, b) => (a.text.text < b.text.text ? -1 : 1))
      return {
        declaration: declare(
          'ordered',
          'identifier',
          question.items.map(({ optionId }) => optionId),
        ),
        interaction: `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">${prompt}${choices.map(({ optionId, text }) => simpleChoice(optionId, text)).join('')}</orderInteraction>`,
        processing: matchCorrect,
      }
    }
    case 'pairs': {
      const pairs = question.lefts.map(({ optionId, rightId }) => `${optionId} ${rightId}`)
      const each = String(Number(question.points) / question.lefts.length)
      const map = question.scoring === 'each' ? pairs.map((pair) => [pair, each] as const) : []
      const set = (list: readonly { optionId: string; text: FormattedText }[], most: number) =>
        `<simpleMatchSet>${list.map(({ optionId, text }) => `<simpleAssociableChoice identifier="${optionId}" matchMax="${most}">${markupOf(text)}</simpleAssociableChoice>`).join('')}</simpleMatchSet>`
      return {
        declaration: declare('multiple', 'directedPair', pairs, map),
        interaction: `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="${question.lefts.length}">${prompt}${set(question.lefts, 1)}${set(question.rights, question.lefts.length)}</matchInteraction>`,
        processing: map.length > 0 ? mapResponse : matchCorrect,
      }
    }
    case 'text': {
      if (!question.matchAccents || question.accepted.some(({ hasWildcards }) => hasWildcards))
        lose('matching')
      if (question.accepted.some(({ feedback }) => feedback)) lose('feedback')
      const right = question.accepted
        .filter(({ credit }) => Number(credit) === 100)
        .map(({ text }) => text)
      const map = question.accepted.map(({ text, credit }) => [text, worth(credit)] as const)
      return {
        declaration: declare('single', 'string', right.slice(0, 1), map, question.matchCase),
        interaction: typed(question.prompt),
        processing: mapResponse,
      }
    }
    case 'number': {
      const [first] = question.accepted.filter(({ value }) => value !== null)
      if (question.accepted.length > 1) lose('credits')
      if (question.accepted.some(({ feedback }) => feedback)) lose('feedback')
      if (question.unit !== '') lose('units')
      const mode = first?.toleranceKind === 'percent' ? 'relative' : 'absolute'
      const size = first?.tolerance ?? '0'
      const equal = `<equal toleranceMode="${mode}" tolerance="${size} ${size}"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal>`
      return {
        declaration: declare('single', 'float', [first?.value ?? '0']),
        interaction: typed(question.prompt),
        processing: `<responseProcessing><responseCondition><responseIf>${equal}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${question.points}</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`,
      }
    }
  }
}

function declare(
  cardinality: string,
  baseType: string,
  correct: readonly string[],
  map: readonly (readonly [string, string])[] = [],
  isCaseSensitive = false,
): string {
  const values = correct.map((value) => `<value>${escapeAttribute(value)}</value>`).join('')
  const sensitive = baseType === 'string' ? ` caseSensitive="${isCaseSensitive}"` : ''
  const entries = map.map(
    ([key, value]) =>
      `<mapEntry mapKey="${escapeAttribute(key)}" mappedValue="${value}"${sensitive}/>`,
  )
  const mapping =
    map.length > 0 ? `<mapping defaultValue="0" lowerBound="0">${entries.join('')}</mapping>` : ''
  return `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values}</correctResponse>${mapping}</responseDeclaration>`
}

function simpleChoice(id: string, text: FormattedText, feedback?: FormattedText): string {
  const told = feedback
    ? `<feedbackInline outcomeIdentifier="FEEDBACK" identifier="${id}" showHide="show">${markupOf(feedback)}</feedbackInline>`
    : ''
  return `<simpleChoice identifier="${id}">${markupOf(text)}${told}</simpleChoice>`
}

/** The words before a field to type in; a gap that is there already is its place. */
function typed(prompt: FormattedText): string {
  const field = '<textEntryInteraction responseIdentifier="RESPONSE"/>'
  const words = markupOf(prompt)
  return words.includes('_____')
    ? `<div>${words.replace('_____', field)}</div>`
    : `<div>${words} ${field}</div>`
}
