import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, requiredText } from '../core/fields.ts'
import { RecordId, RecordKind } from './records.ts'

/** A question to the firm about one of its records, or about an entry of the journal (`journalEntry`). */
export const Question = z.object({
  id: Id,
  kind: RecordKind,
  recordId: RecordId,
  /** What people know the record by. */
  title: z.string(),
  /** Its page, below the firm. */
  path: z.string(),
  text: z.string(),
  askedAt: Instant,
  askedByName: z.string(),
  /** Whether the reader asked it, and so closes it. */
  isOwn: z.boolean(),
  /** Empty as long as nobody answered. */
  answer: z.string(),
  answeredAt: Instant.nullable(),
  answeredByName: z.string(),
  closedAt: Instant.nullable(),
})
export type Question = z.infer<typeof Question>

export const QuestionInput = z.object({
  kind: RecordKind,
  recordId: RecordId,
  text: requiredText(2000),
})
export type QuestionInput = z.infer<typeof QuestionInput>

export const AnswerInput = z.object({ text: requiredText(2000) })

const tags = ['Questions']
const path = '/firms/{firmId}/questions' as const
const one = z.object({ firmId: Id, questionId: Id })

export const questionsContract = {
  /** Questions about what the caller may see, the newest first; without `closed` the open ones alone. */
  list: endpoint
    .meta({ needs: 'record:comment', isScoped: true })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id, closed: z.stringbool().optional() }))
    .output(z.array(Question)),
  get: endpoint
    .meta({ needs: 'record:comment', isScoped: true })
    .route({ method: 'GET', path: `${path}/{questionId}`, tags })
    .input(one)
    .output(Question),
  /** What a question would be about. */
  about: endpoint
    .meta({ needs: 'record:comment', isScoped: true })
    .route({ method: 'GET', path: '/firms/{firmId}/question-subject', tags })
    .input(z.object({ firmId: Id, kind: RecordKind, recordId: RecordId }))
    .output(z.object({ title: z.string(), path: z.string() })),
  /** Notifies the members who see the record. */
  ask: endpoint
    .meta({ needs: 'record:comment', isScoped: true })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(QuestionInput.extend({ firmId: Id }))
    .output(Question),
  /** Answers it, or writes the answer anew; notifies whoever asked. */
  answer: endpoint
    .meta({ needs: 'record:comment', isScoped: true })
    .route({ method: 'POST', path: `${path}/{questionId}/answer`, tags })
    .input(AnswerInput.extend(one.shape))
    .output(Question),
  /** Whoever asked closes it. */
  close: endpoint
    .meta({ needs: 'record:comment', isScoped: true })
    .route({ method: 'POST', path: `${path}/{questionId}/close`, tags })
    .input(one)
    .output(Question),
}
