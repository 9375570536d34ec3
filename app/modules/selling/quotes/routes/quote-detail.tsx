import { useLoaderData } from '@remix-run/react'
import { CustomList } from '#app/shell/documents/detail/custom-list.tsx'
import { DeleteDraftDialog } from '#app/shell/documents/detail/delete-draft-dialog.tsx'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { HeadLinks } from '#app/shell/documents/detail/head-links.tsx'
import { CustomerLooks } from '#app/shell/documents/looks/customer-looks.tsx'
import { Paper } from '#app/shell/documents/paper/paper.tsx'
import { CustomerLink } from '#app/shell/documents/public/customer-link.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { loadMails } from '#app/shell/mails/load-mails.server.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { publicOrigin } from '#app/shell/public-origin.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { loadCustomFields } from '#app/shell/register/custom/load-fields.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, text } from '#app/ui/index.ts'
import { quotesContract } from '#contract/selling/quotes.ts'
import { QuoteAnswerPart } from '../components/quote-answer.tsx'
import { QuoteActions, QuoteLinks } from '../components/quote-rail.tsx'
import { QuoteStanding } from '../components/quote-standing.tsx'
import { QuoteStatus } from '../components/quote-status.tsx'
import { actOnQuote } from '../detail-action.server.ts'
import { quoteEditPath, quoteLogoPath, quotePath, quotesPath } from '../paths.ts'
import { idOf } from '../quote.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { firm, call } = access
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, quoteId: idOf(args) }
  const [quote, paper, panels, mails, custom] = await Promise.all([
    call(quotesContract.get, ids),
    call(quotesContract.paper, ids),
    loadPanels({ call, firm }, 'quote', ids.quoteId),
    loadMails({ call, firm }, 'quote', ids.quoteId),
    loadCustomFields(access, { recordKind: 'quote' }),
  ])
  const title = quote.number ?? t('quotes')('edit.title', { name: quote.customerName })
  return {
    head: pageMeta(args, { title }),
    quote,
    paper,
    panels,
    mails,
    custom,
    origin: publicOrigin(args),
  }
}

export async function action(args: Args) {
  const access = await requireFirm(args)
  const { to, toast } = await actOnQuote(args, access)
  return redirectWithToast(args, to, toast)
}

export default function QuoteDetailRoute() {
  const { quote, paper, panels, mails, custom, origin } = useLoaderData<typeof loader>()
  const { firm, can } = useFirm()
  const shared = useT('document')
  return (
    <>
      <DetailHead />
      <div className={styles.split}>
        <div className={styles.paper}>
          <Paper view={paper} logoHref={quoteLogoPath(firm.firmId)} />
          {quote.internalNote && (
            <div className={styles.internalNote}>
              <h2 className={styles.sectionTitle}>{shared('edit.internalNote')}</h2>
              <p>{quote.internalNote}</p>
            </div>
          )}
          <CustomList texts="quotes" custom={custom} values={quote.custom} />
        </div>
        <aside className={styles.rail} aria-label={shared('detail.rail')}>
          <QuoteStanding quote={quote} />
          <QuoteActions quote={quote} />
          <QuoteAnswerPart quote={quote} />
          <CustomerLink texts="quotes" of={quote} origin={origin} canChange={can('quote:edit')} />
          <CustomerLooks of={panels} isShared={quote.publicPath !== null} />
          <QuoteLinks quote={quote} />
          <RecordPanels of={panels} mails={{ ...mails, ways: [] }} layout="rail" />
        </aside>
      </div>
      {quote.actions.includes('deleteDraft') && (
        <DeleteDraftDialog texts="quotes" name={quote.customerName} />
      )}
    </>
  )
}

function DetailHead() {
  const { quote } = useLoaderData<typeof loader>()
  const { firm } = useFirm()
  const t = useT('quotes')
  const { id, state, actions, customerId, customerName, number, revision } = quote
  const path = quotePath(firm.firmId, id)
  const title = number ?? t('edit.title', { name: customerName })
  return (
    <div className={styles.head}>
      <PageHead
        title={revision > 1 ? t('detail.titleOfVersion', { number: title, revision }) : title}
        mark={<QuoteStatus state={state} />}
        sentence={
          <a className={text.link} href={`/firms/${firm.firmId}/parties/${customerId}`}>
            {customerName}
          </a>
        }
        crumb={{ href: quotesPath(firm.firmId), label: t('list.title') }}
        actions={
          <HeadLinks
            texts="quotes"
            path={path}
            editHref={actions.includes('edit') && quoteEditPath(firm.firmId, id)}
          />
        }
      />
    </div>
  )
}

export const meta = headOf
