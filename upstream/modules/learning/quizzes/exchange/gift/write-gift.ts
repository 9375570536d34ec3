import type { FormattedText, Question } from '../../question.ts'
import { shareOf } from '../decimal-text.ts'
import type { ExchangeReason, ExportResult, NotTaken } from '../imported.ts'
import { creditsOf } from '../multi-credits.ts'
import { escapeGift, type GiftFormat, writeFormatted } from './gift-text.ts'

/**
 * Questions as a GIFT file that Moodle reads. It knows no order, points, units, per cent of a
 * value, or exact case: what is lost is listed with the question's place.
 */
export function writeGift(questions: readonly Question[]): ExportResult {
  const notTaken: NotTaken[] = []
  const blocks = questions.flatMap((question, at) => {
    const line = at + 1
    const { name } = question
    const lose = (reason: ExchangeReason) => notTaken.push({ line, name, what: 'part', reason })
    if (question.kind === 'order') {
      notTaken.push({ line, name, what: 'question', reason: 'unknownKind' })
      return []
    }
    return [writeQuestion(question, lose)]
  })
  return { text: blocks.map((block) => `${block}\n\n`).join(''), notTaken }
}

type Lose = (reason: ExchangeReason) => void

function writeQuestion(question: Exclude<Question, { kind: 'order' }>, lose: Lose): string {
  const { name, prompt, explanation, points } = question
  if (Number(points) !== 1) lose('points')
  const format: GiftFormat = prompt.format
  const general = explanation ? `\t####${writeFormatted(explanation, format)}\n` : ''
  const title = `::${escapeGift(name)}::[${prompt.format}]${escapeGift(prompt.text)}`
  return `${title}{${answersOf(question, format, lose)}${general}}`
}

function answersOf(
  question: Exclude<Question, { kind: 'order' }>,
  format: GiftFormat,
  lose: Lose,
): string {
  const lines = (list: readonly string[]) => `\n${list.map((line) => `\t${line}\n`).join('')}`
  switch (question.kind) {
    case 'single':
      if (question.keepOrder) lose('scoring')
      return lines(
        question.options.map(({ text, credit, feedback }) => {
          const sign = Number(credit) === 100 ? '=' : `~${weight(credit, '0', text.text)}`
          return `${sign}${writeFormatted(text, format)}${told(feedback, format)}`
        }),
      )
    case 'multi': {
      const { credits, isExact } = creditsOf(question)
      if (!isExact) lose('scoring')
      return lines(
        question.options.map(({ text, feedback }, at) => {
          const sign = `~${weight(credits[at] ?? '0', '0', text.text)}`
          return `${sign}${writeFormatted(text, format)}${told(feedback, format)}`
        }),
      )
    }
    case 'text': {
      const { accepted, matchCase, matchAccents } = question
      const arrows = accepted.some(({ text, feedback }) =>
        `${text} ${feedback?.text}`.includes('->'),
      )
      if (matchCase || !matchAccents || arrows) lose('matching')
      // An arrow would make pairs of it, and cannot be escaped.
      return lines(
        accepted.map(({ text, credit, feedback }) =>
          `=${weight(credit, '100', text)}${acceptedText(text)}${told(feedback, format)}`.replaceAll(
            '->',
            '→',
          ),
        ),
      )
    }
    case 'number':
      if (question.unit !== '') lose('units')
      return `#${lines(
        question.accepted.map(({ value, tolerance, toleranceKind, credit, feedback }) => {
          if (value === null && Number(credit) === 0) return `~${told(feedback, format)}`
          const size = toleranceKind === 'percent' && value ? shareOf(value, tolerance) : tolerance
          return `=${weight(credit, '100', '')}${value ?? '*'}:${size}${told(feedback, format)}`
        }),
      )}`
    case 'pairs': {
      if (question.scoring === 'all') lose('scoring')
      if (question.lefts.some(({ text }) => text.text.includes('->'))) lose('matching')
      const used = new Set(question.lefts.map(({ rightId }) => rightId))
      const textOf = (id: string) =>
        question.rights.find((one) => one.optionId === id)?.text.text ?? ''
      return lines([
        ...question.lefts.map(({ text, rightId }) => {
          // The first arrow parts the sides, and none can be escaped.
          const left = { ...text, text: text.text.replaceAll('->', '→') }
          return `=${writeFormatted(left, format)} -> ${escapeGift(textOf(rightId))}`
        }),
        ...question.rights
          .filter(({ optionId }) => !used.has(optionId))
          .map(({ text }) => `= -> ${escapeGift(text.text)}`),
      ])
    }
  }
}

/** What an answer is worth; said also where its own words begin like that. */
function weight(credit: string, usual: string, text: string): string {
  return Number(credit) === Number(usual) && !text.startsWith('%') ? '' : `%${credit}%`
}

/** An accepted text, which has no format, and may begin with what would be taken for one. */
function acceptedText(text: string): string {
  return `${/^\[(moodle|html|plain|markdown)\]/.test(text) ? '[plain]' : ''}${escapeGift(text)}`
}

function told(feedback: FormattedText | undefined, format: GiftFormat): string {
  return feedback ? `#${writeFormatted(feedback, format)}` : ''
}
