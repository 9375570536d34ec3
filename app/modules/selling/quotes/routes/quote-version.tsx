import { useLoaderData } from '@remix-run/react'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { Paper } from '#app/shell/documents/paper/paper.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { quotesContract } from '#contract/selling/quotes.ts'
import { quoteLogoPath, quotePath } from '../paths.ts'
import { idOf } from '../quote.server.ts'

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const written = args.params.revision ?? ''
  if (!/^[1-9]\d{0,3}$/.test(written)) throw new AppError('not_found', 'No such version')
  const ids = { firmId: firm.firmId, quoteId: idOf(args) }
  const revision = Number(written)
  const [quote, paper] = await Promise.all([
    call(quotesContract.get, ids),
    call(quotesContract.versionPaper, { ...ids, revision }),
  ])
  const title = t('quotes')('detail.titleOfVersion', { number: quote.number, revision })
  return { head: pageMeta(args, { title }), quoteId: quote.id, number: quote.number, paper, title }
}

export default function QuoteVersionRoute() {
  const { quoteId, number, paper, title } = useLoaderData<typeof loader>()
  const { firm } = useFirm()
  const t = useT('quotes')
  return (
    <>
      <PageHead
        title={title}
        sentence={t('detail.versionSentence')}
        crumb={{ href: quotePath(firm.firmId, quoteId), label: number ?? '' }}
      />
      <div className={styles.paper}>
        <Paper view={paper} logoHref={quoteLogoPath(firm.firmId)} />
      </div>
    </>
  )
}

export const meta = headOf
