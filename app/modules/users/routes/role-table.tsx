import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { RoleMatrix } from '../components/role-matrix.tsx'
import { usersPath } from '../paths.ts'

export async function loader(args: Args) {
  await requireFirm(args)
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('users')('roles.title') }) }
}

export default function RoleTableRoute() {
  const t = useT('users')
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('roles.title')}
        sentence={t('roles.sentence')}
        {...(can('member:view') && {
          crumb: { href: usersPath(firm.firmId), label: t('list.title') },
        })}
      />
      <RoleMatrix />
    </>
  )
}

export const meta = headOf
