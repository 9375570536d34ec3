import type { ReactNode } from 'react'
import { timeZoneText } from '#app/shell/form/time-zones.ts'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell } from '#app/ui/index.ts'
import { checkIban } from '#contract/core/iban.ts'
import type { Firm } from '#contract/firm/firms.ts'
import * as styles from './firm-facts.css.ts'
import { useFirmLabels } from './firm-labels.ts'
import { fiscalYearText } from './fiscal-years.ts'

/** The firm for those who may not change it; what nobody wrote down is left out. */
export function FirmFacts({ firm }: { firm: Firm }) {
  const t = useT('firms')
  return (
    <Rules columns="two" className={styles.belowTabs}>
      <RulesCell title={t('form.who')}>
        <Who firm={firm} />
      </RulesCell>
      <RulesCell title={t('form.books')}>
        <Books firm={firm} />
      </RulesCell>
      <RulesCell title={t('form.bank')}>
        <Bank firm={firm} />
      </RulesCell>
      <RulesCell title={t('form.invoices')}>
        <Invoices firm={firm} />
      </RulesCell>
    </Rules>
  )
}

function Who({ firm }: { firm: Firm }) {
  const t = useT('firms')
  const labels = useFirmLabels()
  return (
    <Known
      facts={[
        [labels.legalName, firm.legalName],
        [labels.tradeName, firm.tradeName],
        [labels.registryNumber, firm.registryNumber],
        [t('facts.address'), <AddressLines key="address" address={firm.address} />],
        [labels.email, firm.email],
        [labels.phone, firm.phone],
        [labels.website, firm.website],
        [labels.vatId, firm.vatId],
        [labels.taxNumber, firm.taxNumber],
      ]}
    />
  )
}

function Books({ firm }: { firm: Firm }) {
  const format = useFormat()
  const { language } = usePage()
  const labels = useFirmLabels()
  const { baseCurrency } = firm
  return (
    <Known
      facts={[
        [labels.baseCurrency, `${baseCurrency} · ${format.currencyName(baseCurrency)}`],
        [labels.fiscalYearStart, fiscalYearText(format.locale, firm.fiscalYearStart)],
        [labels.language, languageNames[firm.language]],
        [labels.timeZone, timeZoneText(firm.timeZone, language)],
      ]}
    />
  )
}

function Bank({ firm }: { firm: Firm }) {
  const t = useT('firms')
  const labels = useFirmLabels()
  const { holder, iban, bic, bankName } = firm.bankAccount
  if (!holder && !iban && !bic && !bankName) return <p>{t('facts.noBank')}</p>
  return (
    <Known
      facts={[
        [labels['bankAccount.holder'], holder],
        [labels['bankAccount.iban'], iban && checkIban(iban).formatted],
        [labels['bankAccount.bic'], bic],
        [labels['bankAccount.bankName'], bankName],
      ]}
    />
  )
}

function Invoices({ firm }: { firm: Firm }) {
  const t = useT('firms')
  const labels = useFirmLabels()
  return (
    <Known
      facts={[
        [labels.paymentTermsDays, t('facts.days', { count: firm.paymentTermsDays })],
        [
          labels.invoiceFooter,
          firm.invoiceFooter && <span className={styles.lines}>{firm.invoiceFooter}</span>,
        ],
        [labels.invoiceContact, firm.invoiceContact],
        [labels.cashRounding, firm.cashRounding === 'coins' && t('form.roundingCoins')],
        [labels.taxRounding, firm.taxRounding === 'line' && t('form.taxByLine')],
        [labels.electronicId, `${firm.electronicScheme} ${firm.electronicId}`.trim()],
      ]}
    />
  )
}

function AddressLines({ address }: { address: Firm['address'] }) {
  const { country } = useFormat()
  const { street, postcode, city, region } = address
  const town = [postcode, city].filter(Boolean).join(' ')
  const lines = [street, town, region, country(address.country)].filter(Boolean)
  return <span className={styles.lines}>{lines.join('\n')}</span>
}

function Known({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== '' && value !== false)
  return <FactList facts={known.map(([term, value]) => ({ term, value }))} />
}
