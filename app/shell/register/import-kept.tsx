import { RowsTable, text } from '#app/ui/index.ts'
import type { OpenImport } from '#contract/core/imports.ts'
import { problemText } from '../form/problem-text.ts'
import { useFirm, useFormat, useT } from '../page-context.tsx'
import type { AnyRegister } from './describe.ts'
import { recordPath } from './register-paths.ts'

/** Records that an undo left, and why each stays. */
export function ImportKept({
  register,
  kept,
}: {
  register: AnyRegister
  kept: OpenImport['kept']
}) {
  const words = useT('register')
  const problems = useT('problem')
  const format = useFormat()
  const { firm } = useFirm()
  if (kept.length === 0) return null
  return (
    <RowsTable
      caption={words('import.kept')}
      isCaptionShown
      isStacked
      rows={kept}
      keyOf={({ id }) => id}
      columns={[
        {
          head: words('import.record'),
          place: 'name',
          tone: 'strong',
          cell: ({ id, label }) => (
            <a className={text.link} href={recordPath(register, firm.firmId, id)}>
              {label}
            </a>
          ),
        },
        {
          head: words('import.keptWhy'),
          place: 'detail',
          cell: ({ reason }) => problemText(problems, { key: reason }, format),
        },
      ]}
    />
  )
}
