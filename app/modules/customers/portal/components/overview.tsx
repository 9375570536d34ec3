import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status, text } from '#app/ui/index.ts'
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
      {chosen.tasks.length > 0 && <Tasks tasks={chosen.tasks} />}
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

/** What the firm does for the customer, as far as it shares it. */
function Tasks({ tasks }: { tasks: Chosen['tasks'] }) {
  const t = useT('portal')
  const { date } = useFormat()
  return (
    <section className={styles.section}>
      <h2 className={styles.panelTitle}>{t('home.tasks')}</h2>
      <RowsTable
        caption={t('home.tasks')}
        isStacked
        withoutPad
        rows={tasks}
        keyOf={({ id }) => id}
        columns={[
          { head: t('column.task'), place: 'name', cell: ({ title }) => title },
          { head: t('column.project'), place: 'detail', cell: ({ project }) => project },
          {
            head: t('column.taskDue'),
            place: 'secondDetail',
            cell: ({ dueDate, doneDate }) => {
              const day = doneDate ?? dueDate
              return day === null ? '–' : date(day)
            },
          },
          {
            head: t('column.state'),
            place: 'state',
            cell: ({ state }) => <Status kind={taskDiscs[state]}>{t(`task.${state}`)}</Status>,
          },
        ]}
      />
    </section>
  )
}

const taskDiscs = { todo: 'draft', doing: 'sent', waiting: 'viewed', done: 'paid' } as const

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
      <RowsTable
        caption={t('home.quotes')}
        isStacked
        withoutPad
        rows={quotes}
        keyOf={({ id }) => id}
        columns={[
          {
            head: t('column.number'),
            href: ({ id }) => portalPath(token, `documents/quote/${id}`),
            cell: ({ number }) => number,
          },
          { head: t('column.date'), place: 'detail', cell: ({ date: on }) => date(on) },
          { head: t('column.validUntil'), cell: ({ validUntil }) => date(validUntil) },
          {
            head: t('column.total'),
            isNumber: true,
            place: 'figure',
            cell: ({ currency, total }) => money(total, currency),
          },
          {
            head: t('column.state'),
            place: 'state',
            cell: ({ state }) => <Status kind={discOf(state)}>{t(`quote.${state}`)}</Status>,
          },
        ]}
      />
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
        <RowsTable
          caption={t('home.documents')}
          isStacked
          withoutPad
          rows={documents}
          keyOf={(one) => one.id}
          columns={[
            {
              head: t('column.number'),
              href: (one) => portalPath(token, `documents/invoice/${one.id}`),
              cell: (one) => one.number,
            },
            { head: t('column.date'), place: 'detail', cell: (one) => date(one.date) },
            { head: t('column.dueDate'), cell: (one) => (one.isCredit ? '' : date(one.dueDate)) },
            {
              head: t('column.total'),
              isNumber: true,
              place: 'figure',
              cell: (one) => money(one.total, one.currency),
            },
            {
              head: t('column.due'),
              isNumber: true,
              cell: (one) => (one.isCredit ? '' : money(one.due, one.currency)),
            },
            {
              head: t('column.state'),
              place: 'state',
              cell: (one) => <DocumentState document={one} />,
            },
          ]}
        />
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
