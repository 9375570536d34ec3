import { listHref } from '#app/shell/list/list-query.ts'
import { useT } from '#app/shell/page-context.tsx'
import { SheetPad, text } from '#app/ui/index.ts'
import type {
  DirectoryAuditEntry,
  DirectoryAuditQuery,
} from '#contract/platform/directory-audit.ts'
import { auditPath } from '../paths.ts'

type AuditSubjectProps = { query: DirectoryAuditQuery; rows: readonly DirectoryAuditEntry[] }

/** Whose entries alone are shown, and the way back to all. */
export function AuditSubject({ query, rows }: AuditSubjectProps) {
  const t = useT('administration')
  const { firmId, userId } = query
  if (firmId === undefined && userId === undefined) return null
  const firm = rows.find((row) => row.firm?.id === firmId)?.firm
  const user = rows.find((row) => row.user?.id === userId)?.user
  const actor = rows.find((row) => row.actorId === userId)?.actorName
  const names = [
    firmId && (firm?.name || firmId),
    userId && (user?.name || actor || userId),
  ].filter(Boolean)
  const all = {
    ...query,
    firmId: undefined,
    userId: undefined,
    after: undefined,
    before: undefined,
  }
  return (
    <SheetPad>
      <p className={text.soft}>
        {t('audit.only', { names: names.join(', ') })}{' '}
        <a className={text.link} href={listHref(auditPath, all)}>
          {t('audit.all')}
        </a>
      </p>
    </SheetPad>
  )
}
