import { useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { pickPlural } from '#app/islands/texts.ts'
import { listHref } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { headOf } from '#app/shell/page-meta.ts'
import { actOnList } from '#app/shell/register/act-on-list.server.ts'
import { fromFirstPage } from '#app/shell/register/list-address.ts'
import { loadList } from '#app/shell/register/load-list.server.ts'
import { RegisterList } from '#app/shell/register/register-list.tsx'
import { LinkButton } from '#app/ui/index.ts'
import LiveCount from '../islands/live-count.island.tsx'
import { visitorList } from '../lists/visitors.tsx'
import { linksPath, visitorsPath } from '../paths.ts'

export function loader(args: Args) {
  return loadList(args, visitorList)
}

export function action(args: Args) {
  return actOnList(args, visitorList)
}

export default function VisitorList() {
  const { head: _, ...view } = useLoaderData<typeof loader>()
  const { language } = usePage()
  const t = useT('demo-visits')
  const news = pickPlural(t, 'visitors.news', language)
  const href = listHref(visitorsPath, fromFirstPage(visitorList, view.query))
  return (
    <RegisterList
      {...view}
      register={visitorList}
      actions={
        <LinkButton kind="primary" icon="plus" href={`${linksPath}/new`}>
          {t('links.list.new')}
        </LinkButton>
      }
      intro={<Island of={LiveCount} props={{ href, news, language }} when="load" />}
    />
  )
}

export const meta = headOf
