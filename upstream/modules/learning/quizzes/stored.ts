import { z } from 'zod'
import type { Attempt } from './attempt.ts'
import type { AttemptGrade } from './grade-attempt.ts'
import type { Question } from './question.ts'
import type { QuizVersion } from './quiz.ts'

/** What the rules made and columns keep as JSON: it is read as it was written. */

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

const StoredQuestion = z.custom<Question>(isObject)
const StoredQuiz = z.custom<QuizVersion>(isObject)
const StoredAttempt = z.custom<Attempt>(isObject)
const StoredGrade = z.custom<AttemptGrade>(isObject)

export function parseQuestion(json: string): Question {
  return StoredQuestion.parse(JSON.parse(json))
}

export function parseQuiz(json: string): QuizVersion {
  return StoredQuiz.parse(JSON.parse(json))
}

export function parseAttempt(json: string): Attempt {
  return StoredAttempt.parse(JSON.parse(json))
}

export function parseGrade(json: string): AttemptGrade {
  return StoredGrade.parse(JSON.parse(json))
}
