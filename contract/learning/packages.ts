import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'

/** By which standard a course of another program is made. */
export const packageStandards = ['scorm12', 'scorm2004', 'cmi5'] as const
export const PackageStandard = z.enum(packageStandards)
export type PackageStandard = z.infer<typeof PackageStandard>

/** How far somebody is in a package, or in a part of it. */
export const packageStates = ['notStarted', 'started', 'completed', 'passed', 'failed'] as const
export const PackageState = z.enum(packageStates)
export type PackageState = z.infer<typeof PackageState>

const Result = z.object({
  state: PackageState,
  /** Decimal text in per cent; null for none. */
  percent: z.string().nullable(),
  /** Spent in it, as the package counts. */
  seconds: z.int(),
})

/** A line of a package's table of contents. */
export const PackageItem = Result.extend({
  itemId: z.string(),
  title: z.string(),
  /** How deep it stands; 0 for the outermost. */
  depth: z.int(),
  /** Not so for a heading over others. */
  isLaunchable: z.boolean(),
  /** Not so while it waits for others. */
  isOpen: z.boolean(),
  /** Of cmi5: counts as done, as whoever manages courses waived it. */
  isWaived: z.boolean(),
})
export type PackageItem = z.infer<typeof PackageItem>

/** What of a package does not work as its author meant it, while the rest does. */
export const packageDifferences = [
  'sequencingNotApplied',
  'prerequisitesUnread',
  'versionUnknown',
  'subManifest',
  'fileMissing',
  'unknownResource',
  'outsideAddress',
  'otherCase',
] as const
export const PackageDifference = z.object({
  what: z.enum(packageDifferences),
  /** Which part or file of the package. */
  at: z.string(),
})
export type PackageDifference = z.infer<typeof PackageDifference>

/** A package as its learner sees it before it is opened. */
export const PackageStanding = Result.extend({
  title: z.string(),
  standard: PackageStandard,
  items: z.array(PackageItem),
  /** For who writes the course; empty for learners. */
  differences: z.array(PackageDifference),
})
export type PackageStanding = z.infer<typeof PackageStanding>

/** A part of a package that somebody opened. */
export const PackageSession = z.object({
  sessionId: Id,
  lessonTitle: z.string(),
  itemTitle: z.string(),
  /** Where its frame is: at an origin of its own, for a while. Null once it is over. */
  frameUrl: z.string().nullable(),
})
export type PackageSession = z.infer<typeof PackageSession>

/** What came of a package for one learner, as who manages courses sees it. */
export const PackageTaking = Result.extend({
  takingId: Id,
  learnerId: Id,
  learnerName: z.string(),
  lessonTitle: z.string(),
  standard: PackageStandard,
  sessions: z.int(),
  startedAt: Instant,
  lastAt: Instant,
})
export type PackageTaking = z.infer<typeof PackageTaking>

/** Why a unit of cmi5 is waived, as its specification names the reasons. */
export const waiveReasons = [
  'testedOut',
  'equivalentUnit',
  'equivalentOutside',
  'administrative',
] as const
export const WaiveInput = z.object({
  itemId: z.string().min(1, 'required').max(400),
  reason: z.enum(waiveReasons, 'required'),
})
export type WaiveInput = z.infer<typeof WaiveInput>

/** What came of a package for one learner, part by part. */
export const PackageTakingParts = PackageTaking.extend({
  courseTitle: z.string(),
  items: z.array(PackageItem),
})
export type PackageTakingParts = z.infer<typeof PackageTakingParts>

export const PackageLaunch = z.object({ itemId: z.string().min(1).max(400) })

const tags = ['My courses']
const lesson = '/firms/{firmId}/my-courses/{enrolmentId}/lessons/{lessonId}' as const
const ofLesson = z.object({ firmId: Id, enrolmentId: Id, lessonId: Id })
const draft = '/firms/{firmId}/courses/{courseId}/lessons/{lessonId}/package' as const
const ofDraft = z.object({ firmId: Id, courseId: Id, lessonId: Id })

const taking = '/firms/{firmId}/courses/{courseId}/packages/{takingId}' as const
const ofTaking = z.object({ firmId: Id, courseId: Id, takingId: Id })

/** Packages as their learners take them: each in a lesson of a course of their own. */
export const packagesContract = {
  standing: endpoint
    .meta({ needs: 'learning:view' })
    .route({ method: 'GET', path: `${lesson}/package`, tags })
    .input(ofLesson)
    .output(PackageStanding),
  /** Opens a part of a package; a session of it that was lost is ended first. */
  open: endpoint
    .meta({ needs: 'learning:edit' })
    .route({ method: 'POST', path: `${lesson}/package`, tags })
    .input(PackageLaunch.extend(ofLesson.shape))
    .output(z.object({ sessionId: Id })),
  session: endpoint
    .meta({ needs: 'learning:view' })
    .route({ method: 'GET', path: `${lesson}/package/{packageSessionId}`, tags })
    .input(ofLesson.extend({ packageSessionId: Id }))
    .output(PackageSession),
  /** The package of a lesson of a draft, with what the caller tried of it. */
  draft: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: draft, tags: ['Courses'] })
    .input(ofDraft)
    .output(PackageStanding),
  /** Opens a part of it to look at: nothing of it counts. */
  preview: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: draft, tags: ['Courses'] })
    .input(PackageLaunch.extend(ofDraft.shape))
    .output(z.object({ sessionId: Id })),
  triedDraft: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'GET', path: `${draft}/{packageSessionId}`, tags: ['Courses'] })
    .input(ofDraft.extend({ packageSessionId: Id }))
    .output(PackageSession),
  /** What came of the packages of a course, the last first. */
  takings: endpoint
    .meta({ needs: 'course:view' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/courses/{courseId}/packages',
      tags: ['Courses'],
    })
    .input(z.object({ firmId: Id, courseId: Id }))
    .output(z.object({ rows: z.array(PackageTaking) })),
  /** What came of one of them, part by part. */
  taking: endpoint
    .meta({ needs: 'course:view' })
    .route({ method: 'GET', path: taking, tags: ['Courses'] })
    .input(ofTaking)
    .output(PackageTakingParts),
  /** Waives a unit of cmi5 for a learner: it counts as done, which is never taken back. */
  waive: endpoint
    .meta({ needs: 'course:edit' })
    .route({ method: 'POST', path: `${taking}/waive`, tags: ['Courses'] })
    .input(WaiveInput.extend(ofTaking.shape))
    .output(PackageTakingParts),
}
