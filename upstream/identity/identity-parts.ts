import type { FirmMembership, Session } from '#contract/core/identity.ts'
import { storedLayout } from './layout.ts'
import { toCustom } from './roles/known-roles.ts'
import type { firms, users } from './tables.ts'

type MembershipRow = {
  role: string
  firm: typeof firms.$inferSelect
  customName: string | null
  customGrants: string | null
}

/** What an identity says of the person. */
export function userOf(row: typeof users.$inferSelect): Session['user'] {
  const { id, name, email, kind, isDemo, language, theme, layout, currentFirmId } = row
  const { isEmailVerified, photoKey, timeZone, lockAfterMinutes } = row
  return {
    id,
    name,
    email,
    kind,
    isDemo,
    language,
    theme,
    currentFirmId,
    isEmailVerified,
    photoKey,
    timeZone,
    lockAfterMinutes,
    layout: storedLayout(layout),
  }
}

/** A person's firms, those that the platform has suspended apart. */
export function splitFirms(rows: readonly MembershipRow[]): {
  firms: FirmMembership[]
  suspendedFirms: Session['suspendedFirms']
} {
  return {
    firms: rows
      .filter(({ firm }) => firm.suspendedAt === null)
      .map(({ role, firm, ...custom }) => ({
        firmId: firm.id,
        role,
        custom: toCustom(custom),
        legalName: firm.legalName,
        tradeName: firm.tradeName,
        country: firm.country,
        baseCurrency: firm.baseCurrency,
        place: firm.place,
        timeZone: firm.timeZone,
        areasOff: firm.areasOff,
        ...(firm.deletionAt !== null && { deletionAt: new Date(firm.deletionAt).toISOString() }),
      })),
    suspendedFirms: rows
      .filter(({ firm }) => firm.suspendedAt !== null)
      .map(({ firm: { id: firmId, legalName, tradeName } }) => ({ firmId, legalName, tradeName })),
  }
}
