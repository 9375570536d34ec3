import { useLoaderData } from '@remix-run/react'
import { firmsPath, overviewPath } from '#app/modules/firm/firms/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, PageHead, Select, SheetPad } from '#app/ui/index.ts'
import * as styles from '../components/firm-overview.css.ts'
import { OverviewTable } from '../components/overview-table.tsx'
import { readOverview } from '../firm-overview.server.ts'

export async function loader(args: Args) {
  const asked = new URL(args.request.url).searchParams.get('currency')
  const [{ t }, overview] = await Promise.all([getVisit(args), readOverview(args, asked)])
  return { head: pageMeta(args, { title: t('overview')('overview.title') }), overview }
}

export default function FirmOverviewRoute() {
  const { overview } = useLoaderData<typeof loader>()
  const t = useT('overview')
  const { firms, notAsked, currency, currencies, missing } = overview
  return (
    <>
      <PageHead
        title={t('overview.title')}
        sentence={t('overview.sentence')}
        crumb={{ href: firmsPath, label: t('list.title') }}
      />
      {currencies.length > 1 && (
        <SheetPad>
          <form action={overviewPath()} className={styles.choice}>
            <label htmlFor="overview-currency">{t('overview.currency')}</label>
            <Select
              id="overview-currency"
              name="currency"
              defaultValue={currency}
              options={currencies.map((code) => ({ value: code, label: code }))}
            />
            <Button>{t('overview.show')}</Button>
          </form>
        </SheetPad>
      )}
      {firms.length === 0 ? (
        <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
      ) : (
        <OverviewTable overview={overview} />
      )}
      <SheetPad>
        {missing.length > 0 && (
          <p className={styles.note}>{t('overview.missing', { names: missing.join(', ') })}</p>
        )}
        {notAsked > 0 && <p className={styles.note}>{t('overview.more', { count: notAsked })}</p>}
        {firms.length > 1 && <p className={styles.note}>{t('overview.note')}</p>}
      </SheetPad>
    </>
  )
}

export const meta = headOf
