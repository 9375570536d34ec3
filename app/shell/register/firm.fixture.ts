import type { FirmMembership } from '#contract/core/identity.ts'

/** A German firm whose owner looks. */
export const firmOfOwner: FirmMembership = {
  firmId: '01ARZ3NDEKTSV4RRFFQ69G5FAW',
  legalName: 'Nord',
  role: 'owner',
  country: 'DE',
  baseCurrency: 'EUR',
  timeZone: 'Europe/Berlin',
  tradeName: '',
  place: '',
}
