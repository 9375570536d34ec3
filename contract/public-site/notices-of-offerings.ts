import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Email, Id, Instant, Language } from '../core/fields.ts'
import { pageOf } from '../core/page.ts'
import { listQuery } from '../core/register.ts'

/** Every offering by its id; the web app's table says where each is found and whether it is there. */
export const noticeOfferings = [
  'invoicing',
  'client-management',
  'crm-leads',
  'retail-billing',
  'daily-sales-tracker',
  'affiliate-business-system',
  'bookkeeping',
  'expense-tracker',
  'business-analytics-tool',
  'inventory',
  'product-management',
  'hrms',
  'payroll-management',
  'leave-management',
  'lms',
  'project-management',
  'cms',
  'erp',
] as const
export const NoticeOffering = z.enum(noticeOfferings, 'unknownOffering')
export type NoticeOffering = z.infer<typeof NoticeOffering>

/** What somebody wants to be notified of: one offering, or each that is added. */
export const NoticeSubject = z.enum(['everything', ...noticeOfferings], 'unknownOffering')
export type NoticeSubject = z.infer<typeof NoticeSubject>

/** An address that asks to be notified when an offering is there. */
export const NoticeInput = z.object({
  email: Email,
  about: NoticeSubject,
  language: Language,
  /** That we may keep the address for this one purpose. */
  consent: z.literal(true, 'consentNeeded'),
  /** A field people do not see; whatever fills it is no person. */
  website: z.string().max(400).default(''),
})
export type NoticeInput = z.infer<typeof NoticeInput>

const OfferingNotice = z.object({
  id: Id,
  email: z.string(),
  about: NoticeSubject,
  language: Language,
  createdAt: Instant,
  /** Null until whoever reads the address has said yes. */
  confirmedAt: Instant.nullable(),
})
export type OfferingNotice = z.infer<typeof OfferingNotice>

const NoticeCount = z.object({
  about: NoticeSubject,
  confirmed: z.int(),
  unconfirmed: z.int(),
  /** To how many addresses the notice of this offering has gone. */
  notified: z.int(),
})
export type NoticeCount = z.infer<typeof NoticeCount>

export const NoticeQuery = listQuery({
  tabs: ['all', 'confirmed', 'unconfirmed'],
  sorts: ['newest', 'email'],
  direction: 'descending',
  filters: { about: NoticeSubject.optional() },
})
export type NoticeQuery = z.infer<typeof NoticeQuery>

const tags = ['Notices of offerings']
const MessageAnswer = z.object({ message: z.string() })
const MailedToken = z.object({ token: z.string().min(1).max(512) })
const strangers = endpoint.meta({ needs: 'public' })
const administrators = endpoint.meta({ needs: 'administrator' })

export const noticesOfOfferingsContract = {
  /** Mails a link that confirms; answers the same whether the address is there already or not. */
  ask: strangers
    .route({ method: 'POST', path: '/offering-notices', tags, successStatus: 202 })
    .input(NoticeInput)
    .output(MessageAnswer),
  confirm: strangers
    .route({ method: 'POST', path: '/offering-notices/confirm', tags })
    .input(MailedToken)
    .output(MessageAnswer.extend({ about: NoticeSubject })),
  leave: strangers
    .route({ method: 'POST', path: '/offering-notices/leave', tags })
    .input(MailedToken)
    .output(MessageAnswer),
  list: administrators
    .route({ method: 'GET', path: '/admin/offering-notices', tags })
    .input(NoticeQuery)
    .output(pageOf(OfferingNotice)),
  count: administrators
    .route({ method: 'GET', path: '/admin/offering-notices/counts', tags })
    .output(z.array(NoticeCount)),
  /** Mails the notice to those who wait for it, once to each; a part at a time. */
  sendOut: administrators
    .route({ method: 'POST', path: '/admin/offering-notices/{offering}/send', tags })
    .input(z.object({ offering: NoticeOffering }))
    .output(z.object({ sent: z.int(), left: z.int() })),
}
