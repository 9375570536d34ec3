import { useProblems } from '#app/shell/form/problem-text.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, Field, SheetPad } from '#app/ui/index.ts'
import type { Typed } from '../period.ts'
import * as styles from './dashboard.css.ts'

type OwnPeriodProps = { typed: Typed; problems: Record<string, { key: string }> }

/** Asks for the first and the last day of a period of one's own. */
export function OwnPeriod({ typed, problems }: OwnPeriodProps) {
  const t = useT('dashboard')
  const problemAt = useProblems(problems)
  return (
    <SheetPad>
      <form method="get" className={styles.ownPeriod}>
        <input type="hidden" name="period" value="custom" />
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} id={name} label={t(`ownPeriod.${name}`)} error={problemAt(name)}>
            {(wiring) => <DateInput {...wiring} name={name} defaultValue={typed[name]} />}
          </Field>
        ))}
        <Button>{t('ownPeriod.show')}</Button>
      </form>
    </SheetPad>
  )
}
