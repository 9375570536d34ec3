import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Cell,
  Empty,
  HeadCell,
  LinkButton,
  NameCell,
  PageHead,
  Table,
  text,
} from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { type DemoLink, demoContract } from '#contract/demo.ts'
import { PageQuery } from '#contract/page.ts'
import { LinkState } from '../components/link-state.tsx'
import { linkPath, linksPath, visitorsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const query = readListQuery(PageQuery, args.request)
  const page = await upstream(args).call(demoContract.listLinks, query)
  return { head: pageMeta(args, { title: t('demo-visits')('links.title') }), query, page }
}

export default function LinkList() {
  const { query, page } = useLoaderData<typeof loader>()
  const t = useT('demo-visits')
  return (
    <>
      <PageHead title={t('links.title')} sentence={t('links.sentence')} actions={<NewLink />} />
      <ListBar path={linksPath} q={query.q} label={t('links.search')} />
      {page.rows.length > 0 && <LinkTable />}
      {page.rows.length === 0 &&
        (query.q ? (
          <NothingFoundFor q={query.q} clearHref={linksPath} />
        ) : (
          <Empty title={t('links.none')} actions={<NewLink />}>
            {t('links.noneWords')}
          </Empty>
        ))}
      <ListPager page={page} path={linksPath} query={query} />
    </>
  )
}

function NewLink() {
  const t = useT('demo-visits')
  return (
    <LinkButton kind="primary" icon="plus" href={`${linksPath}/new`}>
      {t('links.new')}
    </LinkButton>
  )
}

function LinkTable() {
  const { page } = useLoaderData<typeof loader>()
  const t = useT('demo-visits')
  return (
    <Table caption={t('links.title')} isStacked hasStickyHead>
      <thead>
        <tr>
          <HeadCell>{t('link.name')}</HeadCell>
          <HeadCell>{t('link.company')}</HeadCell>
          <HeadCell>{t('links.state')}</HeadCell>
          <HeadCell>{t('links.validUntil')}</HeadCell>
          <HeadCell isNumber>{t('links.visits')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {page.rows.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </tbody>
    </Table>
  )
}

function LinkRow({ link }: { link: DemoLink }) {
  const t = useT('demo-visits')
  const { dateTime, number } = useFormat()
  const { id, name, company, validUntil, uses, maxUses } = link
  const visits = t('links.usesOf', { uses: number(uses), most: number(maxUses) })
  return (
    <tr>
      <NameCell place="name" href={linkPath(id)}>
        {name}
      </NameCell>
      <Cell place="detail" tone="soft">
        {company}
      </Cell>
      <Cell place="state">
        <LinkState state={link.state} />
      </Cell>
      <Cell place="secondDetail">{dateTime(validUntil)}</Cell>
      <Cell place="figure" className={text.number}>
        {uses > 0 ? (
          <a className={text.link} href={listHref(visitorsPath, { linkId: id })}>
            {visits}
          </a>
        ) : (
          visits
        )}
      </Cell>
    </tr>
  )
}

export const meta = headOf
