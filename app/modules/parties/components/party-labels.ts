import { useT } from '#app/shell/page-context.tsx'
import type { PartyField } from './party-values.ts'

/** What each field of a party is called, by its path. */
export function usePartyLabels(): Record<PartyField | 'roles', string> {
  const t = useT('parties')
  return {
    roles: t('field.roles'),
    'roles.0': t('field.roles'),
    'roles.1': t('field.roles'),
    kind: t('field.kind'),
    name: t('field.name'),
    contactName: t('field.contactName'),
    email: t('field.email'),
    phone: t('field.phone'),
    'address.street': t('field.street'),
    'address.postcode': t('field.postcode'),
    'address.city': t('field.city'),
    'address.region': t('field.region'),
    'address.country': t('field.country'),
    vatId: t('field.vatId'),
    registryNumber: t('field.registryNumber'),
    language: t('field.language'),
    currency: t('field.currency'),
    paymentTermsDays: t('field.paymentTermsDays'),
    notes: t('field.notes'),
  }
}
