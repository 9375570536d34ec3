import { type Attempt, type AttemptItem, isAfter, requireOwnVersion } from './attempt.ts'
import type { Answer, Question } from './question.ts'
import type { QuizVersion } from './quiz.ts'
import { requireQuestion } from './start-attempt.ts'
import { closeIfDue } from './submit-attempt.ts'

/** One answer on its way from a tab. Neither says when it was given: only the server's clock counts. */
export type Save = {
  questionId: string
  answer: Answer
  /** Made by the page when it is opened. */
  tabId: string
  /** Counts this tab's saves from 1, so that a delayed repeat cannot undo a newer one of the tab. */
  tabSequence: number
}

export type SaveOutcome =
  | { outcome: 'saved'; attempt: Attempt; savedAt: string }
  /** Already taken, or older than another of the same tab: nothing changes, and nothing is wrong. */
  | { outcome: 'repeated'; attempt: Attempt }
  /** The time was up, or it had been submitted; `attempt` is then submitted with what was saved. */
  | { outcome: 'submitted'; attempt: Attempt }
  | { outcome: 'unknownQuestion' | 'invalidAnswer'; attempt: Attempt }

const longestText = 2_000
const longestTab = 64
const mostTabs = 50

/**
 * Takes one answer. Of two tabs the save that reaches the server last wins. After the deadline and
 * its grace nothing is taken any more, whatever the learner's clock says.
 */
export function saveAnswer(
  quiz: QuizVersion,
  given: Attempt,
  save: Save,
  receivedAt: string,
): SaveOutcome {
  requireOwnVersion(quiz, given)
  const attempt = closeIfDue(given, receivedAt)
  if (attempt.submittedAt !== null) return { outcome: 'submitted', attempt }
  const { questionId, answer, tabId, tabSequence } = save
  const item = attempt.items.find((one) => one.questionId === questionId)
  if (item === undefined) return { outcome: 'unknownQuestion', attempt }
  const isValidTab = tabId.length <= longestTab && Number.isSafeInteger(tabSequence)
  if (!isValidTab || !fits(requireQuestion(quiz, questionId), item, answer)) {
    return { outcome: 'invalidAnswer', attempt }
  }
  const before = attempt.saved[questionId]
  const tabs = before?.tabs ?? {}
  if (tabSequence <= (Object.hasOwn(tabs, tabId) ? (tabs[tabId] ?? 0) : 0)) {
    return { outcome: 'repeated', attempt }
  }
  // The clock of a server may be set back a little: what is saved later is never earlier.
  const savedAt = before && isAfter(before.savedAt, receivedAt) ? before.savedAt : receivedAt
  const kept = Object.entries(tabs).filter(([id]) => id !== tabId)
  const newTabs = Object.fromEntries([...kept, [tabId, tabSequence]].slice(-mostTabs))
  const saved = { ...attempt.saved, [questionId]: { answer, savedAt, tabs: newTabs } }
  return { outcome: 'saved', attempt: { ...attempt, saved }, savedAt }
}

/** Whether an answer can be one to a question as it is shown. */
export function fits(question: Question, item: AttemptItem, answer: Answer): boolean {
  const isPlace = (place: number, among: readonly string[]) =>
    Number.isInteger(place) && place >= 0 && place < among.length
  switch (answer.kind) {
    case 'single':
      return (
        question.kind === 'single' && (answer.chosen === null || isPlace(answer.chosen, item.shown))
      )
    case 'multi':
      return (
        question.kind === 'multi' &&
        isDistinct(answer.chosen) &&
        answer.chosen.every((place) => isPlace(place, item.shown))
      )
    case 'order':
      return (
        question.kind === 'order' &&
        isDistinct(answer.sequence) &&
        [0, item.shown.length].includes(answer.sequence.length) &&
        answer.sequence.every((place) => isPlace(place, item.shown))
      )
    case 'pairs':
      return (
        question.kind === 'pairs' &&
        answer.chosen.length === item.shown.length &&
        answer.chosen.every((place) => place === null || isPlace(place, item.choices))
      )
    case 'text':
      return question.kind === 'text' && answer.text.length <= longestText
    case 'number':
      return question.kind === 'number' && answer.text.length <= 100 && isLanguage(answer.language)
  }
}

function isDistinct(values: readonly number[]): boolean {
  return new Set(values).size === values.length
}

function isLanguage(tag: string): boolean {
  try {
    return tag.length <= 35 && Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
