import type { ReactNode } from 'react'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Party } from '#contract/parties.ts'
import * as styles from './party-facts.css.ts'
import { usePartyLabels } from './party-labels.ts'

/** What is known of a customer; what nobody wrote down is left out. */
export function PartyFacts({ party }: { party: Party }) {
  const t = useT('parties')
  return (
    <Rules columns="two">
      <RulesCell title={t('detail.contact')}>
        <Contact party={party} />
      </RulesCell>
      <RulesCell title={t('detail.terms')}>
        <Terms party={party} />
      </RulesCell>
    </Rules>
  )
}

function Contact({ party }: { party: Party }) {
  const t = useT('parties')
  const labels = usePartyLabels()
  const { kind, contactName, email, phone } = party
  const facts = [
    { term: labels.kind, value: kind === 'person' ? t('kind.person') : t('kind.company') },
    { term: labels.contactName, value: contactName },
    { term: labels.email, value: email && <FactLink href={`mailto:${email}`} label={email} /> },
    {
      term: labels.phone,
      value: phone && <FactLink href={`tel:${phone.replace(/[^\d+]/g, '')}`} label={phone} />,
    },
    { term: t('detail.address'), value: <AddressLines address={party.address} /> },
  ]
  return <FactList facts={facts.filter(isKnown)} />
}

function Terms({ party }: { party: Party }) {
  const t = useT('parties')
  const format = useFormat()
  const labels = usePartyLabels()
  const { paymentTermsDays, notes, currency } = party
  const facts = [
    { term: labels.vatId, value: party.vatId },
    { term: labels.registryNumber, value: party.registryNumber },
    { term: labels.language, value: languageNames[party.language] },
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

function AddressLines({ address }: { address: Party['address'] }) {
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
