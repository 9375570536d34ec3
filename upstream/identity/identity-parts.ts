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

type FirmFacts = Pick<
  FirmMembership,
  'legalName' | 'tradeName' | 'country' | 'baseCurrency' | 'place' | 'timeZone' | 'areasOff'
>

/** What a session says of a firm, whoever is in it. */
export function firmFacts(firm: FirmFacts): FirmFacts {
  const { legalName, tradeName, country, baseCurrency, place, timeZone, areasOff } = firm
  return { legalName, tradeName, country, baseCurrency, place, timeZone, areasOff }
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
        ...firmFacts(firm),
        ...(firm.deletionAt !== null && { deletionAt: new Date(firm.deletionAt).toISOString() }),
      })),
    suspendedFirms: rows
      .filter(({ firm }) => firm.suspendedAt !== null)
      .map(({ firm: { id: firmId, legalName, tradeName } }) => ({ firmId, legalName, tradeName })),
  }
}
