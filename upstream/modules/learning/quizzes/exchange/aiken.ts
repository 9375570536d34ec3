import type { Question } from '../question.ts'
import {
  defaultName,
  type ExportResult,
  Harvest,
  type ImportResult,
  type NotTaken,
  optionsOf,
} from './imported.ts'

/** A question that is being read. */
type Draft = { line: number; prompt: string[]; options: string[] }

/**
 * Questions of an Aiken file: words, options `A)` or `A.`, a line `ANSWER: B`. As in Moodle a
 * question has one right answer and nothing else; its words may go on over several lines.
 */
export function readAiken(file: string): ImportResult {
  const harvest = new Harvest()
  let draft: Draft | undefined
  const end = (reason: string) => {
    if (draft) harvest.refuse(draft.line, draft.prompt.join(' ').slice(0, 80), reason)
    draft = undefined
  }
  for (const [at, raw] of file
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const text = raw.trim()
    const line = at + 1
    if (text === '') continue
    const answer = /^ANSWER:\s*(.*)$/.exec(text)
    if (answer) {
      if (draft === undefined) harvest.refuse(line, text, 'notStarted')
      else takeDraft(harvest, draft, (answer[1] ?? '').trim())
      draft = undefined
      continue
    }
    const option = /^([A-Z])[).]\s*(.*)$/.exec(text)
    const expected = draft === undefined ? 'A' : String.fromCharCode(65 + draft.options.length)
    if (option?.[1] === expected) {
      if (draft === undefined) harvest.refuse(line, text, 'notStarted')
      else draft.options.push((option[2] ?? '').trim())
      continue
    }
    // Words after options begin the next question: the one before has no answer.
    if (draft && draft.options.length > 0) end('notFinished')
    if (draft) draft.prompt.push(text)
    else draft = { line, prompt: [text], options: [] }
  }
  end('notFinished')
  return harvest.result
}

function takeDraft(harvest: Harvest, { line, prompt, options }: Draft, answer: string): void {
  const id = harvest.nextId
  const words = { format: 'plain' as const, text: prompt.join('\n') }
  const name = defaultName(words)
  if (options.length < 2) {
    harvest.refuse(line, name, 'tooFewAnswers')
    return
  }
  const right = /^[A-Z]/.exec(answer) ? answer.charCodeAt(0) - 65 : -1
  if (right < 0 || right >= options.length) {
    harvest.refuse(line, name, 'unknownAnswer')
    return
  }
  const made = optionsOf(
    id,
    options.map((text, at) => ({
      text: { format: 'plain', text },
      credit: at === right ? '100' : '0',
    })),
  )
  harvest.take(
    {
      kind: 'single',
      questionId: id,
      name,
      prompt: words,
      points: '1',
      options: made,
      keepOrder: false,
    },
    line,
  )
}

/** Single choices with one right answer as an Aiken file; everything else is listed. */
export function writeAiken(questions: readonly Question[]): ExportResult {
  const notTaken: NotTaken[] = []
  const blocks = questions.flatMap((question, at) => {
    const line = at + 1
    const { name } = question
    const lose = (reason: string, what: NotTaken['what'] = 'part') =>
      notTaken.push({ line, name, what, reason })
    if (question.kind !== 'single' || question.options.length > 26) {
      lose('unknownKind', 'question')
      return []
    }
    const { options, prompt, explanation } = question
    const right = options.filter(({ credit }) => Number(credit) === 100)
    if (
      right.length > 1 ||
      options.some(({ credit }) => Number(credit) !== 0 && Number(credit) !== 100)
    )
      lose('credits')
    if (options.some(({ feedback }) => feedback) || explanation) lose('feedback')
    if (Number(question.points) !== 1) lose('points')
    if ([prompt, ...options.map(({ text }) => text)].some(({ format }) => format !== 'plain'))
      lose('formats')
    const letter = (place: number) => String.fromCharCode(65 + place)
    const lines = options.map(({ text }, place) => `${letter(place)}) ${oneLine(text.text)}`)
    const answer = options.findIndex(({ credit }) => Number(credit) === 100)
    return [
      `${prompt.text.replace(/\s*\n\s*/g, '\n')}\n${lines.join('\n')}\nANSWER: ${letter(answer)}\n`,
    ]
  })
  return { text: blocks.join('\n'), notTaken }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
