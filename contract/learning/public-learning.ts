import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Language } from '../core/fields.ts'
import { AnswersInput, Attempt, QuizStanding } from './attempts.ts'
import { CertificateState } from './certificates.ts'
import { HandInInput } from './hand-ins.ts'
import { FilePart, MyCourseOutline, MyLesson, Watched } from './my-courses.ts'
import { PackageLaunch, PackageSession, PackageStanding } from './packages.ts'

/** The course of somebody who bought it, as they see it by their link. */
export const PublicLearning = z.object({
  course: MyCourseOutline,
  firmName: z.string(),
  learnerName: z.string(),
  language: Language,
  timeZone: z.string(),
  certificate: z
    .object({ number: z.string(), state: CertificateState, checkPath: z.string() })
    .nullable(),
})
export type PublicLearning = z.infer<typeof PublicLearning>

const tags = ['Public']
const base = '/public/learning/{token}' as const
const lesson = `${base}/lessons/{lessonId}` as const
const attempt = `${lesson}/attempts/{attemptId}` as const
const link = z.object({ token: z.string().max(100) })
const ofLesson = link.extend({ lessonId: Id })
const ofAttempt = ofLesson.extend({ attemptId: Id })
const isPublic = { needs: 'public' } as const

/** Learning by a link of one's own, without an account: the same as members do in `my-courses`. */
export const publicLearningContract = {
  get: endpoint
    .meta(isPublic)
    .route({ method: 'GET', path: base, tags })
    .input(link)
    .output(PublicLearning),
  certificate: endpoint
    .meta({ needs: 'public', isHeavy: true })
    .route({ method: 'GET', path: `${base}/certificate`, tags })
    .input(link)
    .output(z.file()),
  openLesson: endpoint
    .meta(isPublic)
    .route({ method: 'POST', path: `${lesson}/open`, tags })
    .input(ofLesson)
    .output(MyLesson),
  confirmLesson: endpoint
    .meta(isPublic)
    .route({ method: 'POST', path: `${lesson}/confirm`, tags })
    .input(ofLesson)
    .output(MyLesson),
  lessonFile: endpoint
    .meta(isPublic)
    .route({ method: 'GET', path: `${lesson}/file`, tags })
    .input(ofLesson.extend(FilePart.shape))
    .output(z.file()),
  lessonCaptions: endpoint
    .meta(isPublic)
    .route({ method: 'GET', path: `${lesson}/captions`, tags })
    .input(ofLesson)
    .output(z.file()),
  noteWatched: endpoint
    .meta(isPublic)
    .route({ method: 'POST', path: `${lesson}/watched`, tags })
    .input(ofLesson.extend(Watched.shape))
    .output(z.object({ isCompleted: z.boolean(), done: z.int() })),
  handIn: endpoint
    .meta(isPublic)
    .route({ method: 'POST', path: `${lesson}/hand-ins`, tags })
    .input(HandInInput.extend(ofLesson.shape))
    .output(MyLesson),
  handInFile: endpoint
    .meta(isPublic)
    .route({ method: 'GET', path: `${lesson}/hand-ins/{handInId}/file`, tags })
    .input(ofLesson.extend({ handInId: Id }))
    .output(z.file()),
  packageStanding: endpoint
    .meta(isPublic)
    .route({ method: 'GET', path: `${lesson}/package`, tags })
    .input(ofLesson)
    .output(PackageStanding),
  launchPackage: endpoint
    .meta(isPublic)
    .route({ method: 'POST', path: `${lesson}/package`, tags })
    .input(PackageLaunch.extend(ofLesson.shape))
    .output(z.object({ sessionId: Id })),
  packageSession: endpoint
    .meta(isPublic)
    .route({ method: 'GET', path: `${lesson}/package/{packageSessionId}`, tags })
    .input(ofLesson.extend({ packageSessionId: Id }))
    .output(PackageSession),
  standing: endpoint
    .meta(isPublic)
    .route({ method: 'GET', path: `${lesson}/quiz`, tags })
    .input(ofLesson)
    .output(QuizStanding),
  start: endpoint
    .meta(isPublic)
    .route({ method: 'POST', path: `${lesson}/attempts`, tags })
    .input(ofLesson)
    .output(z.object({ attemptId: Id })),
  getAttempt: endpoint
    .meta(isPublic)
    .route({ method: 'GET', path: attempt, tags })
    .input(ofAttempt)
    .output(Attempt),
  save: endpoint
    .meta(isPublic)
    .route({ method: 'POST', path: `${attempt}/answers`, tags })
    .input(AnswersInput.extend(ofAttempt.shape))
    .output(z.object({ isSubmitted: z.boolean(), secondsLeft: z.int().nullable() })),
  submit: endpoint
    .meta(isPublic)
    .route({ method: 'POST', path: `${attempt}/submit`, tags })
    .input(ofAttempt)
    .output(Attempt),
}
