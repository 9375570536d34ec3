import { useT } from '#app/shell/page-context.tsx'
import type { CustomerField } from './customer-values.ts'

/** What each field of a customer is called, by its path. */
export function useCustomerLabels(): Record<CustomerField, string> {
  const t = useT('customers')
  return {
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
