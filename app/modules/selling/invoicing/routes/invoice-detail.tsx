import { useLoaderData } from '@remix-run/react'
import { loadOpenDeliveries } from '#app/modules/stock/stock/index.server.ts'
import { OpenDeliveries } from '#app/modules/stock/stock/index.ts'
import { CustomList } from '#app/shell/documents/detail/custom-list.tsx'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { HeadLinks } from '#app/shell/documents/detail/head-links.tsx'
import { CustomerLooks } from '#app/shell/documents/looks/customer-looks.tsx'
import { Paper } from '#app/shell/documents/paper/paper.tsx'
import { SharedLink } from '#app/shell/documents/public/customer-link.tsx'
import { loadSlot } from '#app/shell/frame/module-parts.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { loadMails } from '#app/shell/mails/load-mails.server.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { loadCustomFields } from '#app/shell/register/custom/load-fields.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, text } from '#app/ui/index.ts'
import { invoiceDepositsContract } from '#contract/selling/deposits.ts'
import { invoicesContract } from '#contract/selling/invoices.ts'
import { DepositsPart } from '../components/deposits/deposits-part.tsx'
import { ActionsPart } from '../components/detail/actions-part.tsx'
import { BalancePart } from '../components/detail/balance-part.tsx'
import { DetailDialogs } from '../components/detail/dialogs.tsx'
import { DraftPart } from '../components/detail/draft-part.tsx'
import { HoursPart } from '../components/detail/hours-part.tsx'
import { InstalmentsPart } from '../components/detail/instalments-part.tsx'
import { QuestionsPart } from '../components/detail/questions-part.tsx'
import { SettlementsPart } from '../components/detail/settlements-part.tsx'
import { ElectronicPart } from '../components/electronic/electronic-part.tsx'
import { InvoiceStatus } from '../components/invoice-status.tsx'
import { actOnDocument } from '../detail-action.server.ts'
import { idOf } from '../document.server.ts'
import { inputOfInvoice } from '../draft/input-of-invoice.ts'
import { customerPath, invoiceEditPath, invoicePath, invoicesPath, logoPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { firm, call, can } = access
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, invoiceId: idOf(args) }
  const [invoice, paper, electronic, panels, mails, deposits, custom, deliveries, hours] =
    await Promise.all([
      call(invoicesContract.get, ids),
      call(invoicesContract.paper, ids),
      call(invoicesContract.electronic, ids),
      loadPanels({ call, firm }, 'invoice', ids.invoiceId),
      loadMails({ call, firm }, 'invoice', ids.invoiceId),
      call(invoiceDepositsContract.list, ids),
      loadCustomFields(access, { recordKind: 'invoice' }),
      loadOpenDeliveries(access, ids.invoiceId),
      loadSlot('invoice.hours', access, { invoiceId: ids.invoiceId }),
    ])
  const isPreviewed = invoice.state === 'draft' && can('invoice:edit')
  const preview = isPreviewed
    ? await call(invoicesContract.preview, {
        ...inputOfInvoice(invoice),
        firmId: firm.firmId,
        draftId: invoice.id,
      })
    : null
  const title = invoice.number ?? t('invoicing')('edit.title', { name: invoice.customerName })
  return {
    head: pageMeta(args, { title }),
    invoice,
    paper,
    electronic,
    preview,
    mails,
    deposits: deposits.rows,
    deliveries,
    hours,
    panels,
    custom,
    origin: publicOrigin(args),
  }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { to, toast } = await actOnDocument(args, access)
  return redirectWithToast(args, to, toast)
}

export default function InvoiceDetailRoute() {
  const {
    invoice,
    paper,
    electronic,
    preview,
    mails,
    panels,
    origin,
    deposits,
    custom,
    deliveries,
    hours,
  } = useLoaderData<typeof loader>()
  const { firm } = useFirm()
  const shared = useT('document')
  return (
    <>
      <DetailHead />
      <div className={styles.split}>
        <div className={styles.paper}>
          <Paper view={paper} logoHref={logoPath(firm.firmId)} />
          {invoice.internalNote && (
            <div className={styles.internalNote}>
              <h2 className={styles.sectionTitle}>{shared('edit.internalNote')}</h2>
              <p>{invoice.internalNote}</p>
            </div>
          )}
          <CustomList texts="invoicing" custom={custom} values={invoice.custom} />
        </div>
        <aside className={styles.rail} aria-label={shared('detail.rail')}>
          {preview ? (
            <DraftPart invoice={invoice} preview={preview} electronic={electronic} />
          ) : (
            <BalancePart invoice={invoice} />
          )}
          <OpenDeliveries deliveries={deliveries} />
          <InstalmentsPart invoice={invoice} />
          <DepositsPart invoice={invoice} deposits={deposits} />
          <HoursPart of={hours} />
          <ActionsPart invoice={invoice} ways={mails.ways} />
          <QuestionsPart invoice={invoice} />
          <SharedLink
            texts="invoicing"
            of={invoice}
            origin={origin}
            canChange={invoice.actions.includes('share')}
          />
          <CustomerLooks of={panels} isShared={invoice.publicPath !== null} />
          <ElectronicPart invoice={invoice} view={electronic} isShownElsewhere={preview !== null} />
          <SettlementsPart invoice={invoice} />
          <RecordPanels of={panels} mails={{ ...mails, ways: [] }} layout="rail" />
        </aside>
      </div>
      <DetailDialogs invoice={invoice} preview={preview} />
    </>
  )
}

function DetailHead() {
  const { invoice } = useLoaderData<typeof loader>()
  const { firm } = useFirm()
  const t = useT('invoicing')
  const { date } = useFormat()
  const { id, kind, state, actions, customerId, customerName, dueDate, number, isOverdue } = invoice
  const { importedNumber } = invoice
  const path = invoicePath(firm.firmId, id)
  const { total, due, creditNotesTotal, splitTax } = invoice.totals
  const isInvoice = kind === 'invoice'
  return (
    <div className={styles.head}>
      <PageHead
        title={number ?? t('edit.title', { name: customerName })}
        mark={<InvoiceStatus of={{ state, isOverdue, total, due, creditNotesTotal, splitTax }} />}
        sentence={
          <>
            <a className={text.link} href={customerPath(firm.firmId, customerId)}>
              {customerName}
            </a>
            {isInvoice
              ? t('detail.dueOn', { date: date(dueDate, 'medium') })
              : t('detail.issuedOn', { date: date(invoice.issueDate, 'medium') })}
            {importedNumber !== '' && t('detail.importedAs', { number: importedNumber })}
          </>
        }
        crumb={{ href: invoicesPath(firm.firmId), label: t('list.title') }}
        actions={
          <HeadLinks
            texts="invoicing"
            path={path}
            editHref={actions.includes('edit') && invoiceEditPath(firm.firmId, id)}
          />
        }
      />
    </div>
  )
}

export const meta = headOf
