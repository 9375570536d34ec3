import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, Button, SheetPad } from '#app/ui/index.ts'
import * as styles from './match-list.css.ts'

/** Offers to match at once what needs no looking at. */
export function MatchSure({ sure }: { sure: number }) {
  const t = useT('bank')
  const { can } = useFirm()
  if (sure === 0 || !can('bank:edit')) return null
  return (
    <SheetPad className={styles.aboveList}>
      <Band tone="ok" title={t('match.sure', { count: sure })}>
        <p>{t('match.sureWords')}</p>
        <form method="post" className={styles.sure}>
          <IdempotencyField />
          <Button size="s" icon="check" name="intent" value="sure">
            {t('match.takeSure', { count: sure })}
          </Button>
        </form>
      </Band>
    </SheetPad>
  )
}
