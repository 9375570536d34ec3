import { Version } from '#contract/core/fields.ts'
import { PortalSettingsInput } from '#contract/customers/portal-contacts.ts'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { router } from './endpoints.ts'
import { forgetContacts } from './forget.ts'
import { linkJob, portalLinkJob } from './links.ts'
import { mailKinds } from './mail-kinds.ts'
import { viewedPortal } from './public-handlers.ts'
import { portalContacts } from './register.ts'
import { endEverySession } from './sessions.ts'
import { getPortalSettings, updatePortalSettings } from './settings.ts'
import { welcomePartner } from './welcome-partner.ts'

const Stored = PortalSettingsInput.extend({ version: Version })

export const module = defineModule({
  name: 'portal',
  endpoints: router,
  forgetsSenders: ({ sql }, before) => {
    sql.exec('delete from portal_asks where at < ?', before)
  },
  recordKinds: portalContacts.recordKinds,
  jobs: { [linkJob]: portalLinkJob },
  mailKinds,
  viewedPages: { portal: viewedPortal },
  partyUses: [
    {
      kind: 'portalContact',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from portal_contacts where customer_id = ?',
            partyId,
          )
          .one().count,
      /** Who came in for the customer that goes is signed out, and whom both have comes in once. */
      move: ({ sql }, fromId, intoId) => {
        sql.exec(
          `delete from portal_sessions where email in
            (select email from portal_contacts where customer_id = ?)`,
          fromId,
        )
        sql.exec(
          `update portal_contacts set is_archived = 1 where customer_id = ?1 and email in
            (select email from portal_contacts where customer_id = ?2)`,
          fromId,
          intoId,
        )
        sql.exec('update portal_contacts set customer_id = ? where customer_id = ?', intoId, fromId)
      },
      forget: forgetContacts,
    },
  ],
  partnerApproved: welcomePartner,
  settingKinds: {
    portalSettings: {
      needs: 'portal:manage',
      page: 'portal-contacts/settings',
      actions: ['update'],
      read: (reader) => getPortalSettings(reader),
      write: (writer, { firm }, _, values) => {
        updatePortalSettings(writer, firm, Stored.parse(values))
      },
    },
  },
  onCopy: closed,
  /** The firm of the archive has its contacts; here nobody comes in until somebody opens it. */
  onRestore(writer: Writer): void {
    closed(writer)
  },
})

/** Nobody is signed in at a copy, and its portal has another address. */
function closed(writer: Writer): void {
  endEverySession(writer)
  writer.sql.exec('update portal_settings set is_open = 0, secret = hex(randomblob(20))')
}
