import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, optionalText } from '../core/fields.ts'

/** What a learner handed in is: to be looked at, accepted, or given back to be done again. */
export const handInStates = ['submitted', 'accepted', 'returned'] as const
export const HandInState = z.enum(handInStates)
export type HandInState = z.infer<typeof HandInState>

export const longestHandIn = 20_000

/** What is handed in: a text, a file, or both. */
export const HandInInput = z.object({
  text: optionalText(longestHandIn),
  file: z
    .file()
    .max(20 * 1024 * 1024, 'fileTooLarge')
    .optional(),
})
export type HandInInput = z.infer<typeof HandInInput>

export const HandIn = z.object({
  id: Id,
  text: z.string(),
  fileName: z.string().nullable(),
  state: HandInState,
  /** What whoever looked at it says. */
  note: z.string(),
  submittedAt: Instant,
  judgedAt: Instant.nullable(),
})
export type HandIn = z.infer<typeof HandIn>

/** One as whoever looks at it sees it. */
export const LearnerHandIn = HandIn.extend({
  learnerName: z.string(),
  lessonTitle: z.string(),
  judgedBy: z.string(),
})
export type LearnerHandIn = z.infer<typeof LearnerHandIn>

/** Accepting completes the lesson; what is returned may be handed in again. */
export const Verdict = z.object({
  verdict: z.enum(['accepted', 'returned']),
  note: optionalText(2000),
})
export type Verdict = z.infer<typeof Verdict>

const tags = ['Courses']
const base = '/firms/{firmId}/courses/{courseId}/hand-ins' as const
const one = z.object({ firmId: Id, courseId: Id, handInId: Id })

/** What learners handed in, for who looks at it. */
export const handInsContract = {
  /** Those that wait, then the newest others. */
  list: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: base, tags })
    .input(z.object({ firmId: Id, courseId: Id }))
    .output(z.object({ rows: z.array(LearnerHandIn) })),
  file: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: `${base}/{handInId}/file`, tags })
    .input(one)
    .output(z.file()),
  judge: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${base}/{handInId}/judge`, tags })
    .input(Verdict.extend(one.shape))
    .output(LearnerHandIn),
}
