/** A text with how it is written. HTML is as its author or file gave it: who shows it, cleans it. */
export type FormattedText = { format: 'plain' | 'markdown' | 'html'; text: string }

/**
 * What a choice is worth, in per cent of the question's points as a decimal text: "100" is right,
 * "0" wrong, "-25" takes a quarter away. "33.333" is read as a third (see `creditOf`).
 */
export type Credit = string

export type Option = {
  optionId: string
  text: FormattedText
  credit: Credit
  /** Told to who chose it, where the quiz's feedback rules allow. */
  feedback?: FormattedText
}

type Common = {
  questionId: string
  name: string
  prompt: FormattedText
  /** What it counts where its place in the quiz names no points: a decimal text above 0. */
  points: string
  /** Told to everybody after submission, where the quiz's feedback rules allow. */
  explanation?: FormattedText
}

/** One choice of several, of which more than one may be right; true or false is one of two that are not shuffled. */
export type SingleQuestion = Common & { kind: 'single'; options: Option[]; keepOrder: boolean }

/**
 * Any number of choices. `all`: the right ones and no other, or nothing. `rightMinusWrong`: right
 * choices less wrong ones, of the number of right ones. `credits`: the sum of the choices' credits.
 */
export type MultiQuestion = Common & {
  kind: 'multi'
  options: Option[]
  keepOrder: boolean
  scoring: 'all' | 'rightMinusWrong' | 'credits'
}

/** A short text. The first accepted text that fits counts; `*` in one stands for any text. */
export type TextQuestion = Common & {
  kind: 'text'
  accepted: AcceptedText[]
  /** Whether "rome" is no answer where "Rome" is accepted. */
  matchCase: boolean
  /** Whether "Munchen" is no answer where "München" is accepted. */
  matchAccents: boolean
}
export type AcceptedText = {
  text: string
  credit: Credit
  /** Whether `*` stands for any text; `\*` is then the sign itself. */
  hasWildcards: boolean
  feedback?: FormattedText
}

export type NumberQuestion = Common & { kind: 'number'; accepted: AcceptedNumber[]; unit: string }
export type AcceptedNumber = {
  /** A decimal text; null fits every number, for feedback to all others. */
  value: string | null
  /** How far an answer may be off, both ends included: a decimal text, or per cent of the value. */
  tolerance: string
  toleranceKind: 'absolute' | 'percent'
  credit: Credit
  feedback?: FormattedText
}

/**
 * Things to put in order; `items` stand in the right one. `all`: the whole order or nothing.
 * `places`: each in its place. `neighbours`: each that is followed directly by the right next one.
 */
export type OrderQuestion = Common & {
  kind: 'order'
  items: { optionId: string; text: FormattedText }[]
  scoring: 'all' | 'places' | 'neighbours'
}

/** To each on the left one on the right; several may share one, and some may fit nothing. */
export type PairsQuestion = Common & {
  kind: 'pairs'
  lefts: { optionId: string; text: FormattedText; rightId: string }[]
  rights: { optionId: string; text: FormattedText }[]
  scoring: 'all' | 'each'
}

export type Question =
  | SingleQuestion
  | MultiQuestion
  | TextQuestion
  | NumberQuestion
  | OrderQuestion
  | PairsQuestion

/**
 * What a learner chose or typed. Choices are places in the order that this learner saw, counted
 * from 0: the ids of options never leave the server, where they could tell the right order.
 */
export type Answer =
  | { kind: 'single'; chosen: number | null }
  | { kind: 'multi'; chosen: number[] }
  | { kind: 'text'; text: string }
  /** `language` is the one it was typed in: "1,5" is 1.5 in de. */
  | { kind: 'number'; text: string; language: string }
  | { kind: 'order'; sequence: number[] }
  /** One entry for each on the left as shown: the place of the choice on the right, or null. */
  | { kind: 'pairs'; chosen: (number | null)[] }

/** Whether an answer says nothing: it costs no negative marks. */
export function isBlank(answer: Answer): boolean {
  switch (answer.kind) {
    case 'single':
      return answer.chosen === null
    case 'text':
    case 'number':
      return answer.text.trim() === ''
    case 'order':
      return answer.sequence.length === 0
    case 'multi':
      return answer.chosen.length === 0
    case 'pairs':
      return answer.chosen.every((choice) => choice === null)
  }
}

/** What a learner puts in order: options, items, or the left side of pairs; none for typed answers. */
export function shownIds(question: Question): string[] {
  switch (question.kind) {
    case 'single':
    case 'multi':
      return question.options.map(({ optionId }) => optionId)
    case 'order':
      return question.items.map(({ optionId }) => optionId)
    case 'pairs':
      return question.lefts.map(({ optionId }) => optionId)
    case 'text':
    case 'number':
      return []
  }
}
