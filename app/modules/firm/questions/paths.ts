/** Open questions about the firm's records. */
export function questionsPath(firmId: string): string {
  return `/firms/${firmId}/questions`
}

/** Those that are closed. */
export function closedQuestionsPath(firmId: string): string {
  return `${questionsPath(firmId)}?closed=true`
}

/** One question with its answer. */
export function questionPath(firmId: string, questionId: string): string {
  return `${questionsPath(firmId)}/${questionId}`
}
