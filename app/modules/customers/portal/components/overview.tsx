import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Status, Table, text } from '#app/ui/index.ts'
import type { PortalHome } from '#contract/customers/public-portal.ts'
import { portalPath } from '../paths.ts'
import * as styles from './portal.css.ts'

type Chosen = NonNullable<PortalHome['chosen']>
type OverviewProps = { token: string; chosen: Chosen }

/** What waits for the customer, then all there is. */
export function Overview({ token, chosen }: OverviewProps) {
  const t = useT('portal')
  const { money, dateTimeInZone } = useFormat()
  const { rights, balances, appointments } = chosen
  return (
    <>
      {rights.includes('invoices') && (
        <p>
          {balances.length === 0
            ? t('home.nothingOwed')
            : t('home.owed', {
                amount: balances.map(({ amount, currency }) => money(amount, currency)).join(', '),
              })}
        </p>
      )}
      {rights.includes('quotes') && <Quotes token={token} quotes={chosen.quotes} />}
      {rights.includes('invoices') && <Documents token={token} documents={chosen.documents} />}
      {appointments.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.panelTitle}>{t('home.appointments')}</h2>
          <ul>
            {appointments.map(({ page, startsAt, path }) => (
              <li key={path}>
                <a className={text.link} href={path}>
                  {page}
                </a>{' '}
                {dateTimeInZone(startsAt)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const quoteDiscs = {
  draft: 'draft',
  sent: 'sent',
  viewed: 'viewed',
  accepted: 'paid',
  declined: 'void',
  expired: 'closed',
  invoiced: 'paid',
} as const

function Quotes({ token, quotes }: { token: string; quotes: Chosen['quotes'] }) {
  const t = useT('portal')
  const { date, money } = useFormat()
  if (quotes.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.panelTitle}>{t('home.quotes')}</h2>
      <Table caption={t('home.quotes')} isStacked withoutPad>
        <thead>
          <tr>
            <HeadCell>{t('column.number')}</HeadCell>
            <HeadCell>{t('column.date')}</HeadCell>
            <HeadCell>{t('column.validUntil')}</HeadCell>
            <HeadCell isNumber>{t('column.total')}</HeadCell>
            <HeadCell>{t('column.state')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {quotes.map(({ id, number, date: on, validUntil, currency, total, state }) => (
            <tr key={id}>
              <NameCell href={portalPath(token, `documents/quote/${id}`)}>{number}</NameCell>
              <Cell place="detail">{date(on)}</Cell>
              <Cell>{date(validUntil)}</Cell>
              <NumberCell place="figure">{money(total, currency)}</NumberCell>
              <Cell place="state">
                <Status kind={discOf(state)}>{t(`quote.${state}`)}</Status>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function discOf(state: string) {
  return Object.entries(quoteDiscs).find(([name]) => name === state)?.[1] ?? 'sent'
}

function Documents({ token, documents }: { token: string; documents: Chosen['documents'] }) {
  const t = useT('portal')
  const { date, money } = useFormat()
  return (
    <section className={styles.section}>
      <h2 className={styles.panelTitle}>{t('home.documents')}</h2>
      {documents.length === 0 ? (
        <p className={text.soft}>{t('home.noDocuments')}</p>
      ) : (
        <Table caption={t('home.documents')} isStacked withoutPad>
          <thead>
            <tr>
              <HeadCell>{t('column.number')}</HeadCell>
              <HeadCell>{t('column.date')}</HeadCell>
              <HeadCell>{t('column.dueDate')}</HeadCell>
              <HeadCell isNumber>{t('column.total')}</HeadCell>
              <HeadCell isNumber>{t('column.due')}</HeadCell>
              <HeadCell>{t('column.state')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {documents.map((one) => (
              <tr key={one.id}>
                <NameCell href={portalPath(token, `documents/invoice/${one.id}`)}>
                  {one.number}
                </NameCell>
                <Cell place="detail">{date(one.date)}</Cell>
                <Cell>{one.isCredit ? '' : date(one.dueDate)}</Cell>
                <NumberCell place="figure">{money(one.total, one.currency)}</NumberCell>
                <NumberCell>{one.isCredit ? '' : money(one.due, one.currency)}</NumberCell>
                <Cell place="state">
                  <DocumentState document={one} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

function DocumentState({ document }: { document: Chosen['documents'][number] }) {
  const t = useT('portal')
  if (document.isCredit) return <Status kind="closed">{t('document.credit')}</Status>
  if (document.due <= 0) return <Status kind="paid">{t('document.paid')}</Status>
  if (document.isOverdue) return <Status kind="overdue">{t('document.overdue')}</Status>
  return <Status kind="sent">{t('document.open')}</Status>
}
