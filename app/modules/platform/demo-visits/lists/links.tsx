import { listHref } from '#app/shell/list/list-query.ts'
import type { Column } from '#app/shell/register/describe.ts'
import { describePlatformList } from '#app/shell/register/platform.ts'
import { text } from '#app/ui/index.ts'
import { type DemoLink, DemoLinkQuery, demoContract } from '#contract/core/demo.ts'
import { LinkState } from '../components/link-state.tsx'
import { linksPath, visitorsPath } from '../paths.ts'

const columns: Column<DemoLink, unknown>[] = [
  { name: 'name', kind: 'link', label: 'link.name', sort: 'name' },
  { name: 'company', kind: 'text', label: 'link.company', sort: 'company', place: 'detail' },
  {
    name: 'state',
    kind: 'choice',
    choices: 'linkState',
    label: 'state',
    place: 'state',
    cell: ({ state }) => <LinkState state={state} />,
  },
  { name: 'validUntil', kind: 'instant', label: 'validUntil', place: 'secondDetail' },
  {
    name: 'uses',
    kind: 'number',
    label: 'visits',
    place: 'figure',
    cell: ({ id, uses, maxUses }, { t, format }) => {
      const visits = t('usesOf', { uses: format.number(uses), max: format.number(maxUses) })
      if (uses === 0) return visits
      return (
        <a className={text.link} href={listHref(visitorsPath, { linkId: id })}>
          {visits}
        </a>
      )
    },
  },
  { name: 'createdAt', kind: 'instant', label: 'link.created', sort: 'newest', isFileOnly: true },
]

/** Links that open a demo for one prospect. */
export const linkList = describePlatformList({
  name: 'demo-links',
  texts: 'demo-visits',
  prefix: 'links',
  path: linksPath.slice(1),
  query: DemoLinkQuery,
  tabs: ['all'],
  columns,
  hasOwnNew: true,
  read: ({ call }, query) => call(demoContract.listLinks, query),
})
