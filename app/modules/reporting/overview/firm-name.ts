import type { FirmMembership } from '#contract/core/identity.ts'

/** What a firm is called among others. */
export function nameOf({
  legalName,
  tradeName,
}: Pick<FirmMembership, 'legalName' | 'tradeName'>): string {
  return tradeName || legalName
}
