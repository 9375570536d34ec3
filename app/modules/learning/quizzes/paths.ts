export function quizzesPath(firmId: string): string {
  return `/firms/${firmId}/quizzes`
}

export function quizPath(firmId: string, quizId: string): string {
  return `${quizzesPath(firmId)}/${quizId}`
}

export function questionPath(firmId: string, quizId: string, questionId: string): string {
  return `${quizPath(firmId, quizId)}/questions/${questionId}`
}

export function newQuestionPath(firmId: string, quizId: string, kind: string): string {
  return `${quizPath(firmId, quizId)}/questions/new?kind=${kind}`
}

/** Results in figures, and grading anew. */
export function resultsPath(firmId: string, quizId: string): string {
  return `${quizPath(firmId, quizId)}/results`
}

export function quizFilePath(firmId: string, quizId: string, format: string): string {
  return `${quizPath(firmId, quizId)}/file?format=${format}`
}
