import { zipSync } from 'fflate'
import { invalidField } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import type { NotTaken, QuizFormat } from '#contract/learning/quizzes.ts'
import { isZip } from '../../../core/zip/open-zip.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { openArchive, usualLimits } from '../packages/index.ts'
import { questionsOf } from './build-version.ts'
import { readAiken, writeAiken } from './exchange/aiken.ts'
import { readGift } from './exchange/gift/read-gift.ts'
import { writeGift } from './exchange/gift/write-gift.ts'
import type { ImportResult } from './exchange/imported.ts'
import { readMoodleXml } from './exchange/moodle-xml/read-moodle-xml.ts'
import { writeMoodleXml } from './exchange/moodle-xml/write-moodle-xml.ts'
import { readQtiItem, readQtiPackage } from './exchange/qti/read-qti.ts'
import { writeQti } from './exchange/qti/write-qti.ts'
import type { Question } from './question.ts'
import { addQuestions } from './questions.ts'
import { quizzes } from './register.ts'

const trueFalse: Record<Language, { true: string; false: string }> = {
  en: { true: 'True', false: 'False' },
  de: { true: 'Wahr', false: 'Falsch' },
  it: { true: 'Vero', false: 'Falso' },
  ru: { true: 'Верно', false: 'Неверно' },
  es: { true: 'Verdadero', false: 'Falso' },
}

/** Reads the questions of a file. @throws AppError invalid for a file that is not of the format */
export function readQuestions(
  bytes: Uint8Array<ArrayBuffer>,
  format: QuizFormat,
  language: Language,
): ImportResult {
  try {
    const labels = trueFalse[language]
    if (format === 'moodle') return readMoodleXml(bytes, labels)
    if (format === 'gift') return readGift(textOf(bytes), labels)
    if (format === 'aiken') return readAiken(textOf(bytes))
    return isZip(bytes) ? readQtiPackage(openArchive(bytes, usualLimits)) : readQtiItem(bytes)
  } catch {
    // Whatever a reader stumbles over, the file is not what it was said to be.
    throw invalidField('file', 'quizFileUnreadable')
  }
}

/** Adds what was read to a quiz, with ids of its own. @throws AppError not_found */
export function takeQuestions(
  writer: Writer,
  context: FirmContext,
  quizId: string,
  { questions, notTaken }: ImportResult,
): { added: number; notTaken: NotTaken[] } {
  const added = questions.map(({ question }) => ({
    question: withOwnIds(question, context.newId),
    pool: '',
  }))
  if (added.length > 0) addQuestions(writer, context, quizId, added)
  return { added: added.length, notTaken: notTaken.slice(0, 200) }
}

/** The questions of a quiz as a file. @throws AppError not_found */
export function writeQuestions(reader: Reader, quizId: string, format: QuizFormat): File {
  const quiz = quizzes.get(reader, quizId)
  const questions = questionsOf(reader, quiz).map(({ question }) => question)
  const name = quiz.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'quiz'
  if (format === 'gift')
    return new File([writeGift(questions).text], `${name}.gift`, { type: 'text/plain' })
  if (format === 'aiken')
    return new File([writeAiken(questions).text], `${name}.txt`, { type: 'text/plain' })
  if (format === 'moodle') {
    const { text } = writeMoodleXml(questions)
    return new File([text], `${name}.xml`, { type: 'application/xml' })
  }
  const { files } = writeQti(questions)
  const encoder = new TextEncoder()
  const entries = Object.entries(files).map(([path, text]) => [path, encoder.encode(text)])
  const zipped = new Uint8Array(zipSync(Object.fromEntries(entries)))
  return new File([zipped], `${name}.zip`, { type: 'application/zip' })
}

function withOwnIds(question: Question, newId: () => string): Question {
  return { ...question, questionId: newId() }
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
