import { z } from 'zod'
import { Language } from '#contract/core/fields.ts'
import type { PortalLinkInput } from '#contract/customers/public-portal.ts'
import { requireFewFromPlace } from '../../../firm/few-from-place.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { jobWithEffect, schedule } from '../../firm/jobs/index.ts'
import { sendFromFirmOrNote } from '../../firm/mails/index.ts'
import { forgetSenderLater } from '../../firm/senders/index.ts'
import { contactRows } from './contacts.ts'
import { contactsOf, requestLink } from './portal-access.ts'
import { countLinks, insertLink } from './sessions.ts'
import { getPortalSettings } from './settings.ts'
import { portalAsksTable } from './tables.ts'

export const linkJob = 'portal.link'

const hourMs = 3_600_000
/** Links that one place of the network may ask for in a day, and that one address is mailed in an hour. */
const maxFromPlace = 30
const maxLinks = 5

/**
 * Notes that somebody wants a link. What is done is the same for any address, and whether it may come
 * in is found out by the job afterwards; so neither the answer nor its time tells.
 * @throws AppError rate_limited for a place that asked often today
 */
export function askForLink(
  writer: Writer,
  context: FirmContext,
  { email, language }: Pick<PortalLinkInput, 'email' | 'language'>,
): void {
  countAsk(writer, context, language)
  const { job } = requestLink(email)
  schedule(writer, {
    kind: linkJob,
    key: job.mail,
    dueAt: context.now,
    payload: { email: job.mail, language },
    title: job.mail,
  })
}

function countAsk(writer: Writer, context: FirmContext, language: Language): void {
  const { actor, now, newId } = context
  const address = actor.address ?? ''
  requireFewFromPlace(writer, context, {
    table: 'portal_asks',
    place: 'address',
    at: 'at',
    most: maxFromPlace,
    message: 'Many links asked for',
  })
  writer.db
    .insert(portalAsksTable)
    .values({ id: newId(), address, language, at: now.toISOString() })
    .run()
  forgetSenderLater(writer, context)
}

/** Mails the link to an address that may come in, and nothing to any other. */
export const portalLinkJob = jobWithEffect(
  z.object({ email: z.string(), language: Language }),
  async ({ store, firm, env }, { payload: { email } }) => {
    store.transact(firm, (writer) => {
      const [contact] = contactsOf(email, contactRows(writer, email))
      const isOpen = getPortalSettings(writer).isOpen
      const anHourAgo = new Date(firm.now.getTime() - hourMs).toISOString()
      if (!contact || !isOpen || countLinks(writer, email, anHourAgo) >= maxLinks) return
      const variant = insertLink(writer, firm, email)
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      const mail = { mailKind: 'portalLink', recordId: contact.id, variant, to: email }
      sendFromFirmOrNote(writer, means, mail)
    })
    return undefined
  },
  { isReported: false },
)
