import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import {
  DateOnly,
  Email,
  givenName,
  Id,
  Instant,
  Language,
  optionalText,
  requiredText,
} from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

const EmptyOrDate = z.union([z.literal(''), DateOnly])

/** A job that is offered. */
export const VacancyInput = z.object({
  name: requiredText(160),
  place: optionalText(160),
  /** What is to be done and what is offered, in plain text. */
  description: optionalText(10_000),
  /** The last day on which applications are taken; empty for no end. Empty fields come as null. */
  openUntil: EmptyOrDate.nullable()
    .default('')
    .transform((day) => day ?? '')
    .pipe(EmptyOrDate),
  notes: optionalText(4000),
})
export type VacancyInput = z.infer<typeof VacancyInput>

export const Vacancy = recordOf(VacancyInput).extend({
  /** Its public page, below the product's own address; null while it is archived. */
  path: z.string().nullable(),
  applications: z.int(),
})
export type Vacancy = z.infer<typeof Vacancy>

export const VacancyRow = Vacancy.pick({
  id: true,
  name: true,
  place: true,
  openUntil: true,
  applications: true,
  updatedAt: true,
})
export type VacancyRow = z.infer<typeof VacancyRow>

export const VacancyListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: {},
})
export type VacancyListQuery = z.infer<typeof VacancyListQuery>

export const applicationStages = ['received', 'interview', 'offer', 'hired', 'rejected'] as const
export const ApplicationStage = z.enum(applicationStages)
export type ApplicationStage = z.infer<typeof ApplicationStage>

/** Somebody who applied. */
export const ApplicationInput = z.object({
  vacancyId: Id,
  name: givenName(160),
  email: Email,
  phone: optionalText(40),
  /** A web address of papers, such as a portfolio. */
  link: z
    .union([z.literal(''), z.url({ protocol: /^https$/, error: 'notPublicUrl' }).max(400)])
    .default(''),
  message: optionalText(10_000),
  stage: ApplicationStage.default('received'),
  /** What HR notes for itself. */
  notes: optionalText(4000),
})
export type ApplicationInput = z.infer<typeof ApplicationInput>

export const Application = recordOf(ApplicationInput).extend({
  vacancyName: z.string(),
  /** The day after which it is deleted, once it is decided; null before. */
  deleteOn: DateOnly.nullable(),
})
export type Application = z.infer<typeof Application>

export const ApplicationRow = Application.pick({
  id: true,
  name: true,
  email: true,
  vacancyId: true,
  vacancyName: true,
  stage: true,
  deleteOn: true,
  createdAt: true,
  updatedAt: true,
})
export type ApplicationRow = z.infer<typeof ApplicationRow>

export const ApplicationListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['createdAt', 'updatedAt'],
  direction: 'descending',
  filters: { vacancyId: Id.optional(), stage: ApplicationStage.optional() },
})
export type ApplicationListQuery = z.infer<typeof ApplicationListQuery>

const tags = ['Recruiting']
const ofVacancy = z.object({ firmId: Id, vacancyId: Id })
const ofApplication = z.object({ firmId: Id, applicationId: Id })

export const vacanciesContract = {
  ...registerContract({
    path: 'vacancies',
    tag: 'Recruiting',
    view: 'employee:private',
    edit: 'employee:private',
    one: ofVacancy,
    onePath: '{vacancyId}',
    input: VacancyInput,
    query: VacancyListQuery,
    row: VacancyRow,
    record: Vacancy,
    bulk: ['archive', 'restore'],
  }),
  /** Only one that nobody applied for. */
  delete: endpoint
    .meta({ needs: 'employee:delete' })
    .route({ method: 'DELETE', path: '/firms/{firmId}/vacancies/{vacancyId}', tags })
    .input(ofVacancy)
    .output(z.object({ id: Id })),
}

/** Whoever applied is seen by HR alone. */
export const applicationsContract = {
  ...registerContract({
    path: 'applications',
    tag: 'Recruiting',
    view: 'employee:private',
    edit: 'employee:private',
    one: ofApplication,
    onePath: '{applicationId}',
    input: ApplicationInput,
    query: ApplicationListQuery,
    row: ApplicationRow,
    record: Application,
    bulk: ['archive', 'restore'],
  }),
  delete: endpoint
    .meta({ needs: 'employee:delete' })
    .route({ method: 'DELETE', path: '/firms/{firmId}/applications/{applicationId}', tags })
    .input(ofApplication)
    .output(z.object({ id: Id })),
}

const link = z.object({ token: z.string().max(100) })
const page = '/public/vacancies/{token}' as const

export const PublicVacancy = z.object({
  name: z.string(),
  place: z.string(),
  description: z.string(),
  firmName: z.string(),
  language: Language,
  timeZone: z.string(),
  openUntil: z.string(),
  isOpen: z.boolean(),
  /** Months after a decision for which applications are kept. */
  keptMonths: z.int(),
  at: Instant,
})
export type PublicVacancy = z.infer<typeof PublicVacancy>

export const PublicApplicationInput = ApplicationInput.pick({
  name: true,
  email: true,
  phone: true,
  link: true,
  message: true,
}).extend({
  /** That the firm may keep what was typed until after the decision. */
  consent: z.literal(true, 'consentNeeded'),
  /** A field people do not see; whatever fills it is no person. */
  website: z.string().max(400).default(''),
})
export type PublicApplicationInput = z.infer<typeof PublicApplicationInput>

export const publicVacanciesContract = {
  get: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: page, tags: ['Public'] })
    .input(link)
    .output(PublicVacancy),
  apply: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: page, tags: ['Public'], successStatus: 201 })
    .input(PublicApplicationInput.extend(link.shape))
    .output(z.object({ isTaken: z.boolean() })),
}
