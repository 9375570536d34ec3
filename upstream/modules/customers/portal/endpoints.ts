import { conflictOf } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { portalContactsContract } from '#contract/customers/portal-contacts.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { sendRecordMail } from '../../firm/mails/index.ts'
import { listReachedCustomerNames } from '../../firm/parties/index.ts'
import { publicHandlers } from './public-handlers.ts'
import { portalContacts, signOut } from './register.ts'
import {
  getPortalSettings,
  renewPortal,
  showPortalSettings,
  updatePortalSettings,
} from './settings.ts'

/** As many names are offered while somebody types. */
const maxCustomers = 500

const handlers = answer(portalContactsContract, {
  ...portalContacts.handlers,
  choices: read((reader, firm) => {
    const isShown = isAllowed(firm.actor, 'party:view')
    const customers = isShown ? listReachedCustomerNames(reader, firm, maxCustomers) : []
    return {
      customers: customers.map(({ name }) => name),
      isOpen: getPortalSettings(reader).isOpen,
    }
  }),
  invite: ({ context: { store, firm, env }, input: { portalContactId: recordId } }) =>
    store.transact(firm, (writer) => {
      portalContacts.get(writer, recordId)
      if (!getPortalSettings(writer).isOpen) throw conflictOf('portalClosed')
      const mail = { mailKind: 'portalInvitation', recordId, origin: env.PUBLIC_ORIGIN }
      sendRecordMail(writer, firm, mail)
      return portalContacts.show(writer, firm, recordId)
    }),
  endSessions: write((writer, firm, { portalContactId }) => {
    signOut(writer, firm, portalContactId)
    return portalContacts.show(writer, firm, portalContactId)
  }),
  getSettings: read((reader, firm) => showPortalSettings(reader, firm)),
  updateSettings: write((writer, firm, input) => updatePortalSettings(writer, firm, input)),
  renew: write((writer, firm) => renewPortal(writer, firm)),
})

export const router = { portalContacts: handlers, publicPortal: publicHandlers }
