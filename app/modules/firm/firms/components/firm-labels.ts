import { useT } from '#app/shell/page-context.tsx'
import type { FirmField } from './firm-values.ts'

/** What each field of a firm is called, by its path. */
export function useFirmLabels(): Record<FirmField, string> {
  const t = useT('firms')
  return {
    legalName: t('field.legalName'),
    tradeName: t('field.tradeName'),
    registryNumber: t('field.registryNumber'),
    'address.street': t('field.street'),
    'address.postcode': t('field.postcode'),
    'address.city': t('field.city'),
    'address.region': t('field.region'),
    'address.country': t('field.country'),
    email: t('field.email'),
    phone: t('field.phone'),
    website: t('field.website'),
    vatId: t('field.vatId'),
    taxNumber: t('field.taxNumber'),
    taxRegime: t('field.taxRegime'),
    baseCurrency: t('field.baseCurrency'),
    fiscalYearStart: t('field.fiscalYearStart'),
    language: t('field.language'),
    timeZone: t('field.timeZone'),
    'bankAccount.holder': t('field.bankHolder'),
    'bankAccount.iban': t('field.iban'),
    'bankAccount.bic': t('field.bic'),
    'bankAccount.bankName': t('field.bankName'),
    paymentTermsDays: t('field.paymentTermsDays'),
    invoiceFooter: t('field.invoiceFooter'),
    invoiceContact: t('field.invoiceContact'),
    electronicScheme: t('field.electronicScheme'),
    electronicId: t('field.electronicId'),
    cashRounding: t('field.cashRounding'),
    taxRounding: t('field.taxRounding'),
  }
}
