import type { FormattedText, Option, Question } from '../question.ts'
import { questionFaults } from '../quiz-faults.ts'

/** A question of a file, with ids of its own that are distinct within the file: `q3`, `q3-a`. */
export type ImportedQuestion = {
  question: Question
  /** Where it begins, from 1. */
  line: number
  /** As the file names it, such as `Course/Chapter 1`; empty for none. */
  category: string
}

/**
 * What of a file was not taken, or of a question not written: all of it, or a part. `reason` is a
 * fault of the question (see `questionFaults`) or one of `ExchangeReason`.
 */
export type NotTaken = { line: number; name: string; what: 'question' | 'part'; reason: string }

export type ExchangeReason =
  | 'essay'
  | 'description'
  | 'unknownKind'
  | 'braces'
  | 'tooFewAnswers'
  | 'notNumbers'
  | 'noMatch'
  | 'notStarted'
  | 'notFinished'
  | 'unknownAnswer'
  | 'files'
  | 'pictures'
  | 'hints'
  | 'tags'
  | 'combinedFeedback'
  | 'feedback'
  | 'explanation'
  | 'units'
  | 'scoring'
  | 'points'
  | 'matching'
  | 'formats'
  | 'credits'
  | 'processing'
  | 'severalInteractions'
  | 'template'

export type ImportResult = { questions: ImportedQuestion[]; notTaken: NotTaken[] }

/** A file as text and what of it the format has no words for. `line` is that of the question's place, from 1. */
export type ExportResult = { text: string; notTaken: NotTaken[] }

/** Gathers what a reader finds. */
export class Harvest {
  readonly result: ImportResult = { questions: [], notTaken: [] }
  category = ''

  /** The id of the next question. */
  get nextId(): string {
    return `q${this.result.questions.length + this.result.notTaken.length + 1}`
  }

  /** Takes a question, or lists why it cannot be asked. */
  take(question: Question, line: number): void {
    const [fault] = questionFaults(question)
    if (fault) this.refuse(line, question.name, fault.fault)
    else this.result.questions.push({ question, line, category: this.category })
  }

  refuse(line: number, name: string, reason: string): void {
    this.result.notTaken.push({ line, name, what: 'question', reason })
  }

  lose(line: number, name: string, reason: ExchangeReason): void {
    this.result.notTaken.push({ line, name, what: 'part', reason })
  }
}

/** `q3-a`, `q3-b`, …, `q3-z`, `q3-27`. */
export function optionId(questionId: string, at: number): string {
  return `${questionId}-${at < 26 ? String.fromCharCode(97 + at) : at + 1}`
}

export function optionsOf(
  questionId: string,
  list: readonly { text: FormattedText; credit: string; feedback?: FormattedText }[],
): Option[] {
  return list.map(({ text, credit, feedback }, at) => ({
    optionId: optionId(questionId, at),
    text,
    credit,
    ...(feedback && feedback.text !== '' ? { feedback } : {}),
  }))
}

/** The name of a question that has none: the beginning of its words. */
export function defaultName({ format, text }: FormattedText): string {
  const plain = format === 'html' ? text.replace(/<[^<>]*>/g, ' ') : text
  return plain.replace(/\s+/g, ' ').trim().slice(0, 80)
}

/**
 * A right side for each distinct text: two on the left that fit the same share one. A left side
 * without a text gives a right side that fits nothing.
 */
export function pairsOf(
  questionId: string,
  list: readonly { left: FormattedText; right: FormattedText }[],
): Pick<Extract<Question, { kind: 'pairs' }>, 'lefts' | 'rights'> {
  const rights = [...new Map(list.map(({ right }) => [right.text, right])).values()].map(
    (text, at) => ({
      optionId: `${questionId}-r${at + 1}`,
      text,
    }),
  )
  const rightOf = (text: string) => rights.find((one) => one.text.text === text)?.optionId ?? ''
  const lefts = list
    .filter(({ left }) => left.text !== '')
    .map(({ left, right }, at) => ({
      optionId: optionId(questionId, at),
      text: left,
      rightId: rightOf(right.text),
    }))
  return { lefts, rights }
}
