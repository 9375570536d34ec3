import type { FormattedText, Question } from '../../question.ts'
import { decimalText, middleOf } from '../decimal-text.ts'
import { defaultName, Harvest, type ImportResult, optionsOf, pairsOf } from '../imported.ts'
import { formatOf, type GiftFormat, hideEscapes, readFormatted, showEscapes } from './gift-text.ts'

/** The words of true and false, which GIFT leaves to who shows them. */
export type TrueFalseLabels = { true: string; false: string }

/** What stands before the answers are read. */
type Head = {
  id: string
  line: number
  name: string
  format: GiftFormat
  prompt: FormattedText
  explanation: FormattedText | undefined
}

/**
 * Questions of a GIFT file, by the rules of Moodle's own reader (qformat_gift): blank lines part
 * questions, `//` begins a comment line, signs are escaped by a backslash.
 */
export function readGift(file: string, labels: TrueFalseLabels): ImportResult {
  const harvest = new Harvest()
  for (const { line, text } of blocksOf(file)) readBlock(harvest, line, hideEscapes(text), labels)
  return harvest.result
}

/** The parts between blank lines, without comments, and the line on which each begins. */
function blocksOf(file: string): { line: number; text: string }[] {
  const blocks: { line: number; lines: string[] }[] = []
  let isOpen = false
  for (const [at, raw] of file
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const isComment = raw.trim().startsWith('//')
    if (raw.trim() === '') isOpen = false
    else if (isOpen) blocks.at(-1)?.lines.push(isComment ? ' ' : raw)
    else if (!isComment) {
      blocks.push({ line: at + 1, lines: [raw] })
      isOpen = true
    }
  }
  return blocks.map(({ line, lines }) => ({ line, text: lines.join('\n').trim() }))
}

function readBlock(harvest: Harvest, line: number, block: string, labels: TrueFalseLabels): void {
  const category = /^\$CATEGORY:([^\n]*)\n?/.exec(block)
  if (category) {
    harvest.category = showEscapes(category[1] ?? '')
      .trim()
      .replace(/^(\$\w+\$\/)?(top\/)?/, '')
    const rest = block.slice(category[0].length).trim()
    if (rest !== '') readBlock(harvest, line + 1, rest, labels)
    return
  }
  const { name, text } = nameOf(block)
  const from = text.indexOf('{')
  const to = text.indexOf('}')
  const shownName = name || defaultName({ format: 'plain', text: showEscapes(text) })
  if (from < 0 && to < 0) {
    harvest.refuse(line, shownName, 'description')
    return
  }
  if (from < 0 || to < from) {
    harvest.refuse(line, shownName, 'braces')
    return
  }
  const gap = text.endsWith('}') ? '' : '_____'
  const prompt = readFormatted(`${text.slice(0, from)}${gap}${text.slice(to + 1)}`, 'moodle')
  const { answers, general } = withoutGeneral(text.slice(from + 1, to).trim())
  const explanation = readFormatted(general, prompt.format).text
  const head: Head = {
    id: harvest.nextId,
    line,
    name: name || defaultName(prompt.text),
    format: prompt.format,
    prompt: prompt.text,
    explanation: explanation.text === '' ? undefined : explanation,
  }
  readAnswers(harvest, head, answers, labels)
}

function nameOf(block: string): { name: string; text: string } {
  const match = /^::([\s\S]*?)::([\s\S]*)$/.exec(block)
  if (match === null) return { name: '', text: block.replace(/^::/, '') }
  const [, name = '', text = ''] = match
  return { name: showEscapes(name).replace(/\s+/g, ' ').trim(), text: text.trim() }
}

/** The last `####` begins the feedback to the whole question. */
function withoutGeneral(answers: string): { answers: string; general: string } {
  const at = answers.lastIndexOf('####')
  return at < 0
    ? { answers, general: '' }
    : { answers: answers.slice(0, at).trim(), general: answers.slice(at + 4) }
}

function readAnswers(harvest: Harvest, head: Head, answers: string, labels: TrueFalseLabels): void {
  if (answers === '') {
    harvest.refuse(head.line, head.name, 'essay')
    return
  }
  if (answers.startsWith('#')) {
    readNumbers(harvest, head, answers.slice(1))
    return
  }
  if (answers.includes('~')) {
    readChoices(harvest, head, answers)
    return
  }
  if (answers.includes('=') && answers.includes('->')) {
    readPairs(harvest, head, answers)
    return
  }
  const word = (answers.split('#')[0] ?? '').trim()
  if (['T', 'TRUE', 'F', 'FALSE'].includes(word)) {
    harvest.take(trueFalse(head, answers, word.startsWith('T'), labels), head.line)
    return
  }
  readTexts(harvest, head, answers)
}

function readChoices(harvest: Harvest, head: Head, answers: string): void {
  const isSingle = answers.includes('=')
  const parts = cut(answers.replaceAll('=', '~='), '~')
  if (parts.length < 2) {
    harvest.refuse(head.line, head.name, 'tooFewAnswers')
    return
  }
  const options = parts.map((part) => {
    const isRight = part.startsWith('=')
    const { weight, rest } = isRight ? { weight: '100', rest: part.slice(1) } : weightOf(part, '0')
    return { ...withFeedback(rest, head.format), credit: weight }
  })
  const made = { ...common(head), options: optionsOf(head.id, options), keepOrder: false }
  harvest.take(
    isSingle ? { ...made, kind: 'single' } : { ...made, kind: 'multi', scoring: 'credits' },
    head.line,
  )
}

function readPairs(harvest: Harvest, head: Head, answers: string): void {
  const parts = cut(answers, '=')
  if (parts.length < 2) {
    harvest.refuse(head.line, head.name, 'tooFewAnswers')
    return
  }
  if (parts.some((part) => !part.includes('->'))) {
    harvest.refuse(head.line, head.name, 'noMatch')
    return
  }
  const list = parts.map((part) => {
    const at = part.indexOf('->')
    const right = showEscapes(part.slice(at + 2)).trim()
    return {
      left: readFormatted(part.slice(0, at), head.format).text,
      right: { format: formatOf(right), text: right },
    }
  })
  harvest.take(
    { ...common(head), kind: 'pairs', ...pairsOf(head.id, list), scoring: 'each' },
    head.line,
  )
}

/** `TRUE#feedback to a wrong answer#feedback to the right one`, whichever of both is right. */
function trueFalse(
  head: Head,
  answers: string,
  isTrue: boolean,
  labels: TrueFalseLabels,
): Question {
  const [, wrong = '', ...right] = answers.split('#')
  const told = (isRight: boolean) =>
    readFormatted(isRight ? right.join('#') : wrong, head.format).text
  const options = [true, false].map((value) => ({
    text: { format: 'plain' as const, text: value ? labels.true : labels.false },
    credit: value === isTrue ? '100' : '0',
    feedback: told(value === isTrue),
  }))
  return { ...common(head), kind: 'single', options: optionsOf(head.id, options), keepOrder: true }
}

function readTexts(harvest: Harvest, head: Head, answers: string): void {
  const accepted = cut(answers, '=').map((part) => {
    const { weight, rest } = weightOf(part, '100')
    const { text, feedback } = withFeedback(rest, head.format)
    const hasWildcards = /(^|[^\\])\*/.test(text.text)
    return { text: text.text, credit: weight, hasWildcards, ...feedbackOf(feedback) }
  })
  harvest.take(
    { ...common(head), kind: 'text', accepted, matchCase: false, matchAccents: true },
    head.line,
  )
}

function readNumbers(harvest: Harvest, head: Head, answers: string): void {
  const wrongAt = answers.indexOf('~')
  const parts = cut(wrongAt < 0 ? answers : answers.slice(0, wrongAt), '=')
  const accepted = parts.map((part) => {
    const { weight, rest } = weightOf(part, '100')
    const { text, feedback } = withFeedback(rest, head.format)
    const range = rangeOf(text.text)
    return (
      range && {
        ...range,
        toleranceKind: 'absolute' as const,
        credit: weight,
        ...feedbackOf(feedback),
      }
    )
  })
  const found = accepted.filter((one) => one !== undefined)
  if (found.length < accepted.length || found.length === 0) {
    harvest.refuse(head.line, head.name, 'notNumbers')
    return
  }
  if (wrongAt >= 0) {
    const { feedback } = withFeedback(answers.slice(wrongAt + 1), head.format)
    const other = { value: null, tolerance: '0', toleranceKind: 'absolute' as const, credit: '0' }
    found.push({ ...other, ...feedbackOf(feedback) })
  }
  harvest.take({ ...common(head), kind: 'number', accepted: found, unit: '' }, head.line)
}

/** `12:0.5`, `11.5..12.5`, `12`, or `*` for every other number. */
function rangeOf(text: string): { value: string | null; tolerance: string } | undefined {
  if (text === '*') return { value: null, tolerance: '0' }
  const dots = text.indexOf('..')
  if (dots > 0) {
    const [least, most] = [decimalText(text.slice(0, dots)), decimalText(text.slice(dots + 2))]
    return least === undefined || most === undefined ? undefined : middleOf(least, most)
  }
  const colon = text.indexOf(':')
  const value = decimalText(colon > 0 ? text.slice(0, colon) : text)
  const tolerance = colon > 0 ? decimalText(text.slice(colon + 1)) : '0'
  return value === undefined || tolerance === undefined ? undefined : { value, tolerance }
}

/** Answers between signs; what stands before the first sign counts where it is not blank. */
function cut(answers: string, sign: '~' | '='): string[] {
  const parts = answers.split(sign).map((part) => part.trim())
  return parts[0] === '' ? parts.slice(1) : parts
}

/** `%50%` before an answer is what it is worth. */
function weightOf(part: string, usual: string): { weight: string; rest: string } {
  const match = /^%(-*)(\d{1,2}\.?\d*)%/.exec(part)
  if (match === null) return { weight: usual, rest: part }
  const [whole, sign = '', digits = ''] = match
  const number = digits.replace(/\.$/, '').replace(/^0+(?=\d)/, '')
  return { weight: `${sign === '' ? '' : '-'}${number}`, rest: part.slice(whole.length) }
}

function withFeedback(
  part: string,
  format: GiftFormat,
): { text: FormattedText; feedback: FormattedText } {
  const at = part.indexOf('#')
  return {
    text: readFormatted(at < 0 ? part : part.slice(0, at), format).text,
    feedback: readFormatted(at < 0 ? '' : part.slice(at + 1), format).text,
  }
}

function feedbackOf(feedback: FormattedText): { feedback?: FormattedText } {
  return feedback.text === '' ? {} : { feedback }
}

function common({ id, name, prompt, explanation }: Head) {
  return { questionId: id, name, prompt, points: '1', ...(explanation ? { explanation } : {}) }
}
