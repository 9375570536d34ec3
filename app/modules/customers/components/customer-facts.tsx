import type { ReactNode } from 'react'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Customer } from '#contract/customers.ts'
import * as styles from './customer-facts.css.ts'
import { useCustomerLabels } from './customer-labels.ts'

/** What is known of a customer; what nobody wrote down is left out. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const t = useT('customers')
  return (
    <Rules columns="two">
      <RulesCell title={t('detail.contact')}>
        <Contact customer={customer} />
      </RulesCell>
      <RulesCell title={t('detail.terms')}>
        <Terms customer={customer} />
      </RulesCell>
    </Rules>
  )
}

function Contact({ customer }: { customer: Customer }) {
  const t = useT('customers')
  const labels = useCustomerLabels()
  const { kind, contactName, email, phone } = customer
  const facts = [
    { term: labels.kind, value: kind === 'person' ? t('kind.person') : t('kind.company') },
    { term: labels.contactName, value: contactName },
    { term: labels.email, value: email && <FactLink href={`mailto:${email}`} label={email} /> },
    {
      term: labels.phone,
      value: phone && <FactLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} label={phone} />,
    },
    { term: t('detail.address'), value: <AddressLines address={customer.address} /> },
  ]
  return <FactList facts={facts.filter(isKnown)} />
}

function Terms({ customer }: { customer: Customer }) {
  const t = useT('customers')
  const format = useFormat()
  const labels = useCustomerLabels()
  const { paymentTermsDays, notes, currency } = customer
  const facts = [
    { term: labels.vatId, value: customer.vatId },
    { term: labels.registryNumber, value: customer.registryNumber },
    { term: labels.language, value: languageNames[customer.language] },
    { term: labels.currency, value: `${currency} · ${format.currencyName(currency)}` },
    {
      term: labels.paymentTermsDays,
      value:
        paymentTermsDays === null
          ? t('detail.usualTerms')
          : t('detail.days', { count: paymentTermsDays }),
    },
    { term: labels.notes, value: notes && <span className={styles.lines}>{notes}</span> },
  ]
  return <FactList facts={facts.filter(isKnown)} />
}

function AddressLines({ address }: { address: Customer['address'] }) {
  const { country } = useFormat()
  const { street, postcode, city, region } = address
  const lines = [
    street,
    [postcode, city].filter(Boolean).join(' '),
    region,
    country(address.country),
  ]
  return <span className={styles.lines}>{lines.filter(Boolean).join('\n')}</span>
}

function FactLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={text.link} href={href}>
      {label}
    </a>
  )
}

function isKnown({ value }: { value: ReactNode }): boolean {
  return value !== ''
}
