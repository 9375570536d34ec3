import type { QuizListQuery, QuizRow } from '#contract/learning/quizzes.ts'
import type { Reader } from '../../../firm/store.ts'
import type { RegisterSource } from '../../../register/describe.ts'
import type { Raw } from '../../../register/stored-rows.ts'
import { parseIds } from './build-version.ts'

/** What the list can be searched and sorted by. */
export const quizList: RegisterSource<QuizListQuery> = {
  from: 'quizzes',
  search: 'quizzes_search',
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { title: 'title collate nocase', updatedAt: 'updated_at' },
  filters: {},
}

/** A row of the contract from one of the table. */
export function quizRow(row: Raw, { sql }: Reader): QuizRow {
  const id = String(row.id)
  const { attempts } = sql
    .exec<{ attempts: number }>(
      'select count(*) as attempts from quiz_attempts where quiz_id = ?',
      id,
    )
    .one()
  return {
    id,
    title: String(row.title),
    passPercent: String(row.pass_percent),
    questions: parseIds(String(row.question_ids)).length,
    attempts,
    updatedAt: String(row.updated_at),
  }
}
