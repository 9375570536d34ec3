import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead } from '#app/ui/index.ts'
import { firmRolesContract } from '#contract/core/firm-roles.ts'
import { OwnRoles } from '../components/own-roles.tsx'
import { RoleMatrix } from '../components/role-matrix.tsx'
import { newRolePath, usersPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(firmRolesContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('users')('roles.title') }), rows }
}

export default function RoleTableRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('users')
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('roles.title')}
        sentence={t('roles.sentence')}
        actions={
          can('role:edit') && (
            <LinkButton kind="primary" icon="plus" href={newRolePath(firm.firmId)}>
              {t('roles.new')}
            </LinkButton>
          )
        }
        {...(can('member:view') && {
          crumb: { href: usersPath(firm.firmId), label: t('list.title') },
        })}
      />
      <OwnRoles rows={rows} />
      <RoleMatrix />
    </>
  )
}

export const meta = headOf
