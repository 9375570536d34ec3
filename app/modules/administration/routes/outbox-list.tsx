import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Cell, Empty, HeadCell, NameCell, PageHead, Table, Tag } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { OutboxQuery, outboxContract, outboxStates } from '#contract/outbox.ts'
import { PageQuery } from '#contract/page.ts'
import { FilterSelect } from '../components/filter-select.tsx'
import { outboxPath } from '../paths.ts'

const Query = OutboxQuery.extend({ size: PageQuery.shape.size.default(50) })

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const query = readListQuery(Query, args.request)
  const page = await upstream(args).call(outboxContract.list, query)
  return { head: pageMeta(args, { title: t('administration')('outbox.title') }), query, page }
}

export default function OutboxList() {
  const { query, page } = useLoaderData<typeof loader>()
  const t = useT('administration')
  const { q, state } = query
  const isNarrowed = q !== undefined || state !== undefined
  return (
    <>
      <PageHead title={t('outbox.title')} sentence={t('outbox.sentence')} />
      <ListBar path={outboxPath} q={q} label={t('outbox.search')}>
        <FilterSelect
          name="state"
          label={t('filter.state')}
          any={t('filter.anyState')}
          value={state}
          options={outboxStates.map((one) => ({ value: one, label: t(`mail.state.${one}`) }))}
        />
      </ListBar>
      {page.rows.length > 0 && <MailTable />}
      {page.rows.length === 0 && isNarrowed && (
        <NothingFoundFor q={q ?? ''} clearHref={outboxPath} />
      )}
      {page.rows.length === 0 && !isNarrowed && (
        <Empty title={t('outbox.empty')}>{t('outbox.emptyWords')}</Empty>
      )}
      <ListPager page={page} path={outboxPath} query={query} />
    </>
  )
}

/** States that say more than that the mail is out. */
const shown: ReadonlySet<string> = new Set(['held', 'queued', 'sending', 'bounced', 'failed'])

function MailTable() {
  const { page } = useLoaderData<typeof loader>()
  const t = useT('administration')
  const format = useFormat()
  return (
    <Table caption={t('outbox.title')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('mail.subject')}</HeadCell>
          <HeadCell>{t('mail.to')}</HeadCell>
          <HeadCell>{t('mail.sentAt')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {page.rows.map((mail) => (
          <tr key={mail.id}>
            <NameCell href={`${outboxPath}/${mail.id}`}>
              {mail.subject} {shown.has(mail.state) && <Tag>{t(`mail.state.${mail.state}`)}</Tag>}
            </NameCell>
            <Cell tone="soft" place="detail">
              {mail.to}
            </Cell>
            <Cell tone="soft" place="state">
              {format.dateTime(mail.sentAt)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export const meta = headOf
