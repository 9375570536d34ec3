import { Band, Cell, HeadCell, Table, text } from '#app/ui/index.ts'
import type { BulkResult } from '#contract/register.ts'
import { problemText } from '../form/problem-text.ts'
import { useFirm, useT } from '../page-context.tsx'
import type { AnyRegister } from './describe.ts'
import * as styles from './register.css.ts'
import { recordPath } from './register-paths.ts'

type BulkOutcomeProps = {
  register: AnyRegister
  action: string
  results: BulkResult['results']
}

/** The records that were left out, each with the reason; the toast says how many were done. */
export function BulkOutcome({ register, results }: BulkOutcomeProps) {
  const words = useT('register')
  const problems = useT('problem')
  const { firm } = useFirm()
  const skipped = results.filter(({ outcome }) => outcome === 'skipped')
  if (skipped.length === 0) return null
  const done = results.length - skipped.length
  return (
    <div role="status" className={styles.outcome}>
      <Band tone="warn" title={words('bulk.done', { count: done })}>
        <Table
          caption={words('bulk.skipped', { count: skipped.length })}
          isCaptionShown
          density="compact"
          withoutPad
        >
          <thead>
            <tr>
              <HeadCell>{words('bulk.name')}</HeadCell>
              <HeadCell>{words('bulk.reason')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {skipped.map(({ id, label, reason }) => (
              <tr key={id}>
                <Cell>
                  {label === null ? (
                    '–'
                  ) : (
                    <a className={text.link} href={recordPath(register, firm.firmId, id)}>
                      {label}
                    </a>
                  )}
                </Cell>
                <Cell>{problemText(problems, { key: reason ?? 'invalid' })}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Band>
    </div>
  )
}
