import type { QuestionInput } from '#contract/learning/questions.ts'
import { defaultName, optionId } from './exchange/imported.ts'
import type { FormattedText, Question } from './question.ts'

/**
 * A question of what was typed. Choices that were there before keep their ids, so that attempts can be
 * graded by what was mended.
 */
export function questionOf(
  questionId: string,
  input: QuestionInput,
  newId: () => string,
): Question {
  const prompt: FormattedText = { format: 'markdown', text: input.prompt }
  const common = {
    questionId,
    name: defaultName(prompt),
    prompt,
    points: input.points,
    ...(input.explanation && { explanation: markdown(input.explanation) }),
  }
  switch (input.kind) {
    case 'single':
      return {
        ...common,
        kind: 'single',
        options: optionsOf(input, newId),
        keepOrder: keeps(input),
      }
    case 'multi':
      return {
        ...common,
        kind: 'multi',
        options: optionsOf(input, newId),
        keepOrder: keeps(input),
        scoring: 'rightMinusWrong',
      }
    case 'text':
      return {
        ...common,
        kind: 'text',
        accepted: linesOf(input.accepted).map((text) => ({
          text,
          credit: '100',
          hasWildcards: text.includes('*'),
        })),
        matchCase: input.matchCase === true,
        matchAccents: false,
      }
    case 'number':
      return {
        ...common,
        kind: 'number',
        accepted: [
          {
            value: input.value === '' ? null : input.value,
            tolerance: input.tolerance || '0',
            toleranceKind: 'absolute',
            credit: '100',
          },
        ],
        unit: input.unit,
      }
    case 'order':
      return {
        ...common,
        kind: 'order',
        items: linesOf(input.items).map((text, at) => ({
          optionId: optionId(questionId, at),
          text: plain(text),
        })),
        scoring: 'places',
      }
    case 'pairs':
      return { ...common, kind: 'pairs', ...pairsOf(questionId, input), scoring: 'each' }
  }
}

/** A question as its form shows it. */
export function toForm(question: Question, pool: string): QuestionInput {
  const blank = {
    ...{ options: [], keepOrder: false, accepted: '', matchCase: false },
    ...{ value: '', tolerance: '', unit: '', items: '', pairs: [], extras: '' },
  }
  const form = {
    ...blank,
    kind: question.kind,
    prompt: question.prompt.text,
    points: question.points,
    explanation: question.explanation?.text ?? '',
    pool,
  }
  switch (question.kind) {
    case 'single':
    case 'multi':
      return {
        ...form,
        keepOrder: question.keepOrder,
        options: question.options.map((option) => ({
          optionId: option.optionId,
          text: option.text.text,
          credit: option.credit,
          feedback: option.feedback?.text ?? '',
        })),
      }
    case 'text':
      return {
        ...form,
        accepted: question.accepted.map(({ text }) => text).join('\n'),
        matchCase: question.matchCase,
      }
    case 'number': {
      const [first] = question.accepted
      return {
        ...form,
        value: first?.value ?? '',
        tolerance: first?.tolerance ?? '',
        unit: question.unit,
      }
    }
    case 'order':
      return { ...form, items: question.items.map(({ text }) => text.text).join('\n') }
    case 'pairs': {
      const rightOf = (id: string) =>
        question.rights.find(({ optionId: own }) => own === id)?.text.text ?? ''
      const used = new Set(question.lefts.map(({ rightId }) => rightId))
      const spare = question.rights.filter(({ optionId: own }) => !used.has(own))
      return {
        ...form,
        pairs: question.lefts.map((left) => ({
          leftId: left.optionId,
          left: left.text.text,
          right: rightOf(left.rightId),
        })),
        extras: spare.map(({ text }) => text.text).join('\n'),
      }
    }
  }
}

function optionsOf({ kind, options }: QuestionInput, newId: () => string) {
  const typed = options.filter(({ text }) => text !== '')
  const right = typed.filter(({ credit }) => Number(credit) > 0).length
  return typed.map(({ optionId: known, text, credit, feedback }) => ({
    optionId: known || newId(),
    text: plain(text),
    // Several right ones share the points: what each is worth says the scoring.
    credit: kind === 'multi' && right > 0 && Number(credit) > 0 ? '100' : credit,
    ...(feedback && { feedback: plain(feedback) }),
  }))
}

/** Both sides have their order; two that fit the same share one on the right. */
function pairsOf(questionId: string, { pairs, extras }: QuestionInput) {
  const typed = pairs.filter(({ left }) => left !== '')
  const texts = [...new Set([...typed.map(({ right }) => right), ...linesOf(extras)])]
  const rights = texts
    .filter((text) => text !== '')
    .map((text, at) => ({ optionId: `${questionId}-r${at + 1}`, text: plain(text) }))
  const rightIdOf = (text: string) =>
    rights.find((right) => right.text.text === text)?.optionId ?? ''
  const lefts = typed.map(({ left, right }, at) => ({
    optionId: optionId(questionId, at),
    text: plain(left),
    rightId: rightIdOf(right),
  }))
  return { lefts, rights }
}

function keeps({ keepOrder }: QuestionInput): boolean {
  return keepOrder === true
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function plain(text: string): FormattedText {
  return { format: 'plain', text }
}

function markdown(text: string): FormattedText {
  return { format: 'markdown', text }
}
