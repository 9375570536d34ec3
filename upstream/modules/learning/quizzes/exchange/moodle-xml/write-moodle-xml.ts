import { escapeAttribute } from '../../../../../core/xml/escape-xml.ts'
import type { FormattedText, Option, Question } from '../../question.ts'
import { shareOf } from '../decimal-text.ts'
import type { ExchangeReason, ExportResult, NotTaken } from '../imported.ts'
import { creditsOf } from '../multi-credits.ts'

type Lose = (reason: ExchangeReason) => void

/**
 * Questions as a Moodle XML file. It knows no per cent of a value, no pairs that count together
 * alone, and a multiple choice by credits alone: what is lost is listed with the question's place.
 */
export function writeMoodleXml(questions: readonly Question[]): ExportResult {
  const notTaken: NotTaken[] = []
  const parts = questions.map((question, at) =>
    writeQuestion(question, (reason) =>
      notTaken.push({ line: at + 1, name: question.name, what: 'part', reason }),
    ),
  )
  return {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('')}</quiz>\n`,
    notTaken,
  }
}

const types = {
  single: 'multichoice',
  multi: 'multichoice',
  text: 'shortanswer',
  number: 'numerical',
  order: 'ordering',
  pairs: 'matching',
} as const

function writeQuestion(question: Question, lose: Lose): string {
  const { kind, name, prompt, points, explanation } = question
  return [
    `  <question type="${types[kind]}">`,
    `    <name><text>${escapeAttribute(name)}</text></name>`,
    `    ${formatted('questiontext', prompt)}`,
    `    ${formatted('generalfeedback', explanation ?? { format: 'html', text: '' })}`,
    `    <defaultgrade>${points}</defaultgrade>`,
    ...answersOf(question, lose).map((line) => `    ${line}`),
    '  </question>\n',
  ].join('\n')
}

function answersOf(question: Question, lose: Lose): string[] {
  switch (question.kind) {
    case 'single':
      return [
        '<single>true</single>',
        `<shuffleanswers>${!question.keepOrder}</shuffleanswers>`,
        ...question.options.map((option) => choice(option, option.credit)),
      ]
    case 'multi': {
      const { credits, isExact } = creditsOf(question)
      if (!isExact) lose('scoring')
      return [
        '<single>false</single>',
        `<shuffleanswers>${!question.keepOrder}</shuffleanswers>`,
        ...question.options.map((option, at) => choice(option, credits[at] ?? '0')),
      ]
    }
    case 'text':
      if (!question.matchAccents) lose('matching')
      return [
        `<usecase>${question.matchCase ? 1 : 0}</usecase>`,
        ...question.accepted.map(({ text, credit, feedback }) =>
          answer(credit, `<text>${escapeAttribute(text)}</text>${told(feedback)}`),
        ),
      ]
    case 'number':
      return [
        ...question.accepted.map(({ value, tolerance, toleranceKind, credit, feedback }) => {
          const size = toleranceKind === 'percent' && value ? shareOf(value, tolerance) : tolerance
          const text = `<text>${value ?? '*'}</text><tolerance>${size}</tolerance>`
          return answer(credit, `${text}${told(feedback)}`)
        }),
        ...(question.unit === ''
          ? []
          : [
              `<units><unit><multiplier>1</multiplier><unit_name>${escapeAttribute(question.unit)}</unit_name></unit></units>`,
            ]),
      ]
    case 'order':
      return [
        `<gradingtype>${{ all: 'ALL_OR_NOTHING', places: 'ABSOLUTE_POSITION', neighbours: 'RELATIVE_NEXT_EXCLUDE_LAST' }[question.scoring]}</gradingtype>`,
        ...question.items.map(({ text }, at) => answer(String(at + 1), inner(text), text)),
      ]
    case 'pairs': {
      if (question.scoring === 'all') lose('scoring')
      const used = new Set(question.lefts.map(({ rightId }) => rightId))
      const rightOf = (id: string) =>
        question.rights.find((one) => one.optionId === id)?.text.text ?? ''
      const empty: FormattedText = { format: 'plain', text: '' }
      const unused = question.rights.filter(({ optionId }) => !used.has(optionId))
      return [
        '<shuffleanswers>true</shuffleanswers>',
        ...question.lefts.map(({ text, rightId }) => pair(text, rightOf(rightId))),
        ...unused.map(({ text }) => pair(empty, text.text)),
      ]
    }
  }
}

function choice({ text, feedback }: Option, credit: string): string {
  return answer(credit, `${inner(text)}${told(feedback)}`, text)
}

function answer(fraction: string, content: string, text?: FormattedText): string {
  const format = text ? ` format="${formatName(text)}"` : ''
  return `<answer fraction="${fraction}"${format}>${content}</answer>`
}

function pair(left: FormattedText, right: string): string {
  const words = `${inner(left)}<answer><text>${escapeAttribute(right)}</text></answer>`
  return `<subquestion format="${formatName(left)}">${words}</subquestion>`
}

function told(feedback: FormattedText | undefined): string {
  return feedback ? formatted('feedback', feedback) : ''
}

function formatted(name: string, text: FormattedText): string {
  return `<${name} format="${formatName(text)}">${inner(text)}</${name}>`
}

function inner({ text }: FormattedText): string {
  return `<text>${escapeAttribute(text)}</text>`
}

function formatName({ format }: FormattedText): string {
  return format === 'plain' ? 'plain_text' : format
}
