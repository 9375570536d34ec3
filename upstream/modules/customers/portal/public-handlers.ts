import { AppError } from '#contract/core/errors.ts'
import type { PortalRight } from '#contract/customers/portal-contacts.ts'
import { publicPortalContract } from '#contract/customers/public-portal.ts'
import { toFile } from '../../../documents/delivery/print-document.ts'
import { findByToken } from '../../../documents/delivery/public-token.ts'
import { answer, read } from '../../../firm/implement.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { firmDate, getFirmProfile, getLogo } from '../../firm/firms/index.ts'
import { mailColor } from '../../firm/mails/index.ts'
import { daysOf, printStatement, statementOf } from '../../selling/statements/index.ts'
import { changeOwnPayout, portalPartner } from '../partners/index.ts'
import { openDocument } from './documents.ts'
import { askForLink } from './links.ts'
import { askByPortal, changeOwnData } from './own.ts'
import { maySee, type PortalContact } from './portal-access.ts'
import {
  chooseContact,
  endSession,
  enterByLink,
  findActing,
  findSession,
  type SessionRow,
} from './sessions.ts'
import { getPortalSettings } from './settings.ts'
import { homeOf } from './show.ts'

type SignedIn = { token: string; session: string }

/** What contacts of customers do in the portal, and what anybody with its address sees. */
export const publicHandlers = answer(publicPortalContract, {
  front: read((reader, firm, { token }) => {
    const { words } = requireOpen(reader, firm, token)
    const { tradeName, legalName, language, timeZone, logoType } = getFirmProfile(reader)
    const firmName = tradeName || legalName
    const look = { color: mailColor(reader), hasLogo: logoType !== null }
    return { firmName, language, timeZone, words, ...look }
  }),
  logo: async ({ context, input: { token } }) => {
    requireOpen(context.store.reader, context.firm, token)
    return getLogo(context)
  },
  requestLink: ({ context: { store, firm }, input: { token, website, ...asked } }) => {
    requireOpen(store.reader, firm, token)
    // Whatever fills the field that people do not see is told that all went well.
    if (website === '') store.transact(firm, (writer) => askForLink(writer, firm, asked))
    return { isAsked: true }
  },
  enter: ({ context: { store, firm }, input: { token, link } }) => {
    requireOpen(store.reader, firm, token)
    return store.transact(firm, (writer) => ({ session: enterByLink(writer, firm, link) }))
  },
  home: read((reader, firm, { token, session }) => {
    requireOpen(reader, firm, token)
    const row = findSession(reader, firm, session)
    return { home: row ? homeOf(reader, firm, row) : null }
  }),
  choose: ({ context: { store, firm }, input: { contactId, ...signedIn } }) =>
    store.transact(firm, (writer) => {
      chooseContact(writer, requireSession(writer, firm, signedIn), contactId)
      return { contactId }
    }),
  leave: ({ context: { store, firm }, input: { token, session } }) =>
    store.transact(firm, (writer) => {
      requireOpen(writer, firm, token)
      const row = findSession(writer, firm, session)
      if (row) endSession(writer, row)
      return { hasLeft: row !== undefined }
    }),
  openDocument: ({ context: { store, firm }, input: { kind, documentId, ...signedIn } }) =>
    store.transact(firm, (writer) => {
      const right = kind === 'quote' ? 'quotes' : 'invoices'
      const { partyId } = requireActing(writer, firm, signedIn, right)
      return { path: openDocument(writer, firm, { kind, id: documentId, partyId }) }
    }),
  statement: read((reader, firm, { from, to, ...signedIn }) => {
    const { partyId } = requireActing(reader, firm, signedIn, 'invoices')
    const span = {
      partyId,
      direction: 'receivable' as const,
      ...daysOf(reader, firm, { from, to }),
    }
    return statementOf(reader, span, { size: 200 })
  }),
  statementPdf: async ({ context, input: { from, to, ...signedIn } }) => {
    const { reader } = context.store
    const { partyId } = requireActing(reader, context.firm, signedIn, 'invoices')
    const days = daysOf(reader, context.firm, { from, to })
    return toFile(await printStatement(context, { partyId, ...days }))
  },
  partner: read((reader, firm, { from, to, ...signedIn }) => {
    const { partyId } = requireActing(reader, firm, signedIn, 'partner')
    return portalPartner(reader, firm, partyId, daysOf(reader, firm, { from, to }))
  }),
  changePartner: ({ context: { store, firm }, input: { payoutWay, chargesTax, ...signedIn } }) =>
    store.transact(firm, (writer) => {
      const acting = requireActing(writer, firm, signedIn, 'partner')
      changeOwnPayout(writer, firm, acting.partyId, { payoutWay, chargesTax })
      return { contactId: acting.id }
    }),
  ask: ({ context: { store, firm, env }, input: { subject, text, ...signedIn } }) =>
    store.transact(firm, (writer) => {
      const acting = requireActing(writer, firm, signedIn, 'tickets')
      const means = { context: firm, origin: env.PUBLIC_ORIGIN }
      return { path: askByPortal(writer, means, acting, { subject, text }) }
    }),
  changeData: ({ context: { store, firm }, input: { name, phone, ...signedIn } }) =>
    store.transact(firm, (writer) => {
      const acting = requireActing(writer, firm, signedIn, 'data')
      changeOwnData(writer, firm, acting, { name, phone })
      return { contactId: acting.id }
    }),
})

/** Whatever is wrong with an address, the answer is the same. @throws AppError not_found */
function requireOpen(reader: Reader, context: FirmContext, token: string) {
  const settings = getPortalSettings(reader)
  const { isOpen, secret } = settings
  const found = findByToken(context.firmId, token, firmDate(reader, context), (given) =>
    isOpen && secret === given ? { publicSecret: secret, publicUntil: null } : undefined,
  )
  if (!found) throw new AppError('not_found', 'No such portal')
  return settings
}

/** The portal as its views are counted: in all languages it is called the same. */
export function viewedPortal(reader: Reader, context: FirmContext, token: string) {
  requireOpen(reader, context, token)
  return { page: 'Portal', language: getFirmProfile(reader).language }
}

/** @throws AppError not_found for a session that is over */
function requireSession(
  reader: Reader,
  firm: FirmContext,
  { token, session }: SignedIn,
): SessionRow {
  requireOpen(reader, firm, token)
  const row = findSession(reader, firm, session)
  if (!row) throw new AppError('not_found', 'No such session')
  return row
}

/** Who acts, where they have a right. @throws AppError not_found for nobody, or without the right */
function requireActing(
  reader: Reader,
  firm: FirmContext,
  signedIn: SignedIn,
  right: PortalRight,
): PortalContact {
  const acting = findActing(reader, requireSession(reader, firm, signedIn))
  if (!acting || !maySee(acting, right, acting.partyId)) {
    throw new AppError('not_found', 'This contact may not see this')
  }
  return acting
}
