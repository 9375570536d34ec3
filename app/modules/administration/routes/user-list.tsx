import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AdministeredUserQuery, administeredUsersContract } from '#contract/administered-users.ts'
import { UserFilters } from '../components/user-filters.tsx'
import { UserTable } from '../components/user-table.tsx'
import { newAdministratorPath, usersPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const query = readListQuery(AdministeredUserQuery, args.request)
  const { call } = upstream(args)
  const [page, plans] = await Promise.all([
    call(administeredUsersContract.list, query),
    call(administeredUsersContract.listPlans, undefined),
  ])
  return { head: pageMeta(args, { title: t('administration')('users.title') }), query, page, plans }
}

export default function UserListRoute() {
  const { query, page, plans } = useLoaderData<typeof loader>()
  const t = useT('administration')
  return (
    <>
      <PageHead
        title={t('users.title')}
        sentence={t('users.sentence')}
        actions={
          <LinkButton kind="primary" icon="user-plus" href={newAdministratorPath}>
            {t('users.newAdministrator')}
          </LinkButton>
        }
      />
      <ListBar path={usersPath} q={query.q} label={t('users.search')} kept={{ sort: query.sort }}>
        <UserFilters query={query} plans={plans} />
      </ListBar>
      {page.rows.length > 0 ? (
        <UserTable rows={page.rows} query={query} />
      ) : (
        <NothingFoundFor q={query.q ?? ''} clearHref={usersPath} />
      )}
      <ListPager page={page} path={usersPath} query={query} />
    </>
  )
}

export const meta = headOf
