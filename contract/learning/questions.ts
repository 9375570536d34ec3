import { z } from 'zod'
import { decimalText, Id, optionalText, requiredText, Version } from '../core/fields.ts'

export const questionKinds = ['single', 'multi', 'text', 'number', 'order', 'pairs'] as const
export const QuestionKind = z.enum(questionKinds)
export type QuestionKind = z.infer<typeof QuestionKind>

const Flag = z.stringbool().or(z.boolean())

/** A choice; one without a text is left out. */
const ChoiceInput = z.object({
  /** Of a choice that was there before; empty for a new one. */
  optionId: optionalText(40),
  text: optionalText(1000),
  /** Per cent of the points: 100 is right, 0 is wrong. */
  credit: decimalText(5, 'signed').default('0'),
  feedback: optionalText(1000),
})

/** What belongs together; both sides are needed, or neither. */
const PairInput = z.object({
  leftId: optionalText(40),
  left: optionalText(500),
  right: optionalText(500),
})

export const mostChoices = 40

/** A question as it is typed; which fields count depends on its kind. */
export const QuestionInput = z.object({
  kind: QuestionKind,
  /** Markdown. */
  prompt: requiredText(5000),
  points: decimalText(2)
    .refine((text) => Number(text) > 0, 'required')
    .default('1'),
  /** Told after submission. Markdown. */
  explanation: optionalText(5000),
  /** The pool it is drawn from; empty for one that is always asked. */
  pool: optionalText(60),
  /** Of `single` and `multi`. */
  options: z.array(ChoiceInput).max(mostChoices).default([]),
  keepOrder: Flag.default(false),
  /** Of `text`: accepted answers, one a line. */
  accepted: optionalText(4000),
  matchCase: Flag.default(false),
  /** Of `number`. */
  value: z.union([z.literal(''), decimalText(8, 'signed')]).default(''),
  tolerance: z.union([z.literal(''), decimalText(8)]).default(''),
  unit: optionalText(30),
  /** Of `order`: the things in the right order, one a line. */
  items: optionalText(8000),
  /** Of `pairs`. */
  pairs: z.array(PairInput).max(mostChoices).default([]),
  /** Of `pairs`: what fits nothing, one a line. */
  extras: optionalText(4000),
})
export type QuestionInput = z.infer<typeof QuestionInput>

/** A question as who writes quizzes sees it. */
export const Question = QuestionInput.extend({
  id: Id,
  quizId: Id,
  quizTitle: z.string(),
  version: Version,
})
export type Question = z.infer<typeof Question>
