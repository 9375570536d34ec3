import type { ReactNode } from 'react'
import { PageScript } from '#app/islands/page-script.tsx'
import { Paper } from '#app/shell/documents/paper/paper.tsx'
import * as styles from '#app/shell/documents/public/public.css.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { LegalLinks } from '#app/shell/site/legal-links.tsx'
import { LinkButton, Status, type StatusKind, shareOf, text } from '#app/ui/index.ts'
import type { PublicDocument } from '#contract/selling/public-documents.ts'
import { AskForm } from './ask-form.tsx'

type PublicDocumentPageProps = {
  document: PublicDocument
  path: string
  refusal: Refusal | undefined
  /** Whether a question was sent just now. */
  isSent: boolean
  /** What is paid by card, above the paper. */
  card: ReactNode
}

/** What the customer sees: where the document stands, and the paper itself. */
export function PublicDocumentPage(props: PublicDocumentPageProps) {
  const { document, path, refusal, isSent, card } = props
  const t = useT('document')
  const invoicing = useT('invoicing')
  return (
    <main id="main" className={styles.page}>
      <header className={styles.bar}>
        <div className={styles.words}>
          <h1 className={styles.firm}>{document.firmName}</h1>
          <Standing document={document} />
        </div>
        <div className={styles.actions}>
          <LinkButton icon="printer" href={`${path}/pdf?show=1`} target="_blank">
            {t('public.print')}
          </LinkButton>
          <LinkButton icon="download" href={`${path}/electronic`} download>
            {invoicing('electronic.xml')}
          </LinkButton>
          <LinkButton kind="primary" icon="download" href={`${path}/pdf`} download>
            {t('public.download')}
          </LinkButton>
        </div>
      </header>
      {card}
      <div className={styles.paper}>
        <Paper view={document.paper} logoHref={`${path}/logo`} />
      </div>
      {document.state !== 'void' && (
        <AskForm document={document} refusal={refusal} isSent={isSent} />
      )}
      <LegalLinks isPadded />
      <PageScript name="look" />
    </main>
  )
}

function Standing({ document }: { document: PublicDocument }) {
  const t = useT('invoicing')
  const { money, date } = useFormat()
  const { state, isOverdue, total, due, currency, dueDate, creditNotesTotal } = document
  const isPartlyCredited = creditNotesTotal > 0 && creditNotesTotal < total
  const isPayable = state === 'open' || state === 'partlyPaid'
  const key = isOverdue ? 'overdue' : state
  return (
    <p className={styles.standing}>
      <Status kind={discOf(key)} share={shareOf(total - due, total)}>
        {t(`public.${key}`)}
        {isPartlyCredited && `, ${t('public.partlyCredited')}`}
      </Status>
      {isPayable && (
        <span className={isOverdue ? text.bad : text.soft}>
          {t('public.toPay', { amount: money(due, currency), date: date(dueDate, 'medium') })}
        </span>
      )}
    </p>
  )
}

function discOf(state: PublicDocument['state'] | 'overdue'): StatusKind {
  if (state === 'open' || state === 'creditNote') return 'sent'
  return state === 'credited' || state === 'settled' ? 'closed' : state
}
