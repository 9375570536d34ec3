import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Email, Id, Instant, Language, requiredText } from '../core/fields.ts'
import { pageOf } from '../core/page.ts'
import { listQuery } from '../core/register.ts'

/** What a message may be about, as its writer chooses it. */
export const contactTopics = ['trial', 'plans', 'help', 'fault', 'privacy', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** What a visitor of the public pages writes to us. */
export const ContactInput = z.object({
  name: requiredText(120),
  email: Email,
  text: requiredText(5000),
  /** Empty where nothing was chosen. */
  about: z.enum(['', ...contactTopics]).default(''),
  language: Language,
  /** That we may keep and use it to answer. */
  consent: z.literal(true, 'consentNeeded'),
  /** A field people do not see; whatever fills it is no person. */
  website: z.string().max(400).default(''),
})
export type ContactInput = z.infer<typeof ContactInput>

const ContactMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  text: z.string(),
  about: z.enum(['', ...contactTopics]),
  language: Language,
  createdAt: Instant,
  answeredAt: Instant.nullable(),
  answeredByName: z.string().nullable(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const ContactMessageDetail = ContactMessage.extend({
  answers: z.array(z.object({ id: Id, text: z.string(), sentAt: Instant, sentByName: z.string() })),
})
export type ContactMessageDetail = z.infer<typeof ContactMessageDetail>

export const contactTabs = ['all', 'open', 'answered'] as const
export const ContactMessageQuery = listQuery({
  tabs: contactTabs,
  sorts: ['newest', 'name'],
  direction: 'descending',
  filters: { language: Language.optional() },
})
export type ContactMessageQuery = z.infer<typeof ContactMessageQuery>

/** `answerId` is the caller's: the same answer is sent once, however often it is posted. */
export const ContactAnswerInput = z.object({ answerId: Id, text: requiredText(5000) })
export type ContactAnswerInput = z.infer<typeof ContactAnswerInput>

const ofMessage = z.object({ messageId: Id })
const administrators = endpoint.meta({ needs: 'administrator' })
const tags = ['Contact']

export const contactMessagesContract = {
  send: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: '/contact-messages', tags, successStatus: 201 })
    .input(ContactInput)
    .output(z.object({ message: z.string() })),
  list: administrators
    .route({ method: 'GET', path: '/admin/contact-messages', tags })
    .input(ContactMessageQuery)
    .output(pageOf(ContactMessage)),
  get: administrators
    .route({ method: 'GET', path: '/admin/contact-messages/{messageId}', tags })
    .input(ofMessage)
    .output(ContactMessageDetail),
  answer: administrators
    .route({ method: 'POST', path: '/admin/contact-messages/{messageId}/answers', tags })
    .input(ContactAnswerInput.extend({ messageId: Id }))
    .output(ContactMessageDetail),
  setAnswered: administrators
    .route({ method: 'PUT', path: '/admin/contact-messages/{messageId}/answered', tags })
    .input(z.object({ messageId: Id, isAnswered: z.boolean() }))
    .output(ContactMessageDetail),
}
