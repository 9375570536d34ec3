import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Select, SheetPad } from '#app/ui/index.ts'
import type { AnalysisBoard } from '#contract/reporting/saved-analyses.ts'
import * as styles from './analytics.css.ts'

/** Puts a saved analysis on one of one's own dashboards. */
export function BoardChoice({ boards }: { boards: readonly AnalysisBoard[] }) {
  const t = useT('analytics')
  return (
    <SheetPad>
      <form method="post" className={styles.form}>
        <IdempotencyField />
        <label className={styles.field} htmlFor="analysisBoardId">
          {t('board.choose')}
          <Select
            id="analysisBoardId"
            name="analysisBoardId"
            options={boards.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </label>
        <Button name="intent" value="addToBoard" icon="layout-dashboard">
          {t('board.add')}
        </Button>
      </form>
    </SheetPad>
  )
}
