import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { Args } from '#app/shell/load-context.ts'
import { headOf } from '#app/shell/page-meta.ts'
import { actOnList } from '#app/shell/register/act-on-list.server.ts'
import { loadList } from '#app/shell/register/load-list.server.ts'
import { RegisterList } from '#app/shell/register/register-list.tsx'
import { DirectoryAuditEntry, DirectoryAuditQuery } from '#contract/platform/directory-audit.ts'
import { AuditSubject } from '../components/audit-subject.tsx'
import { auditList } from '../lists/audit.tsx'

const Rows = z.array(DirectoryAuditEntry)

export function loader(args: Args) {
  return loadList(args, auditList)
}

export function action(args: Args) {
  return actOnList(args, auditList)
}

export default function AuditListRoute() {
  const { head: _, ...view } = useLoaderData<typeof loader>()
  const query = DirectoryAuditQuery.parse(view.query)
  const intro = <AuditSubject query={query} rows={Rows.parse(view.page.rows)} />
  return <RegisterList {...view} register={auditList} intro={intro} />
}

export const meta = headOf
