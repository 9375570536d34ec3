import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Row, SheetPad, Stack } from '#app/ui/index.ts'
import * as styles from './ending-confirm.css.ts'

/** After a button that ends sessions: asks who it is, and ends them with the answer. */
export function EndingConfirm({ intent, refusal }: { intent: string; refusal?: Refusal }) {
  const t = useT('profile')
  if (!refusal?.confirm || (intent !== 'endSession' && intent !== 'endOthers')) return null
  return (
    <SheetPad>
      <form method="post" className={styles.form}>
        <Stack>
          <input type="hidden" name="id" value={textAt(refusal.values, 'id')} />
          <ConfirmNotice refusal={refusal} />
          <Row>
            <Button kind="danger" name="intent" value={intent}>
              {t(intent === 'endSession' ? 'sessions.end' : 'sessions.confirmOthers')}
            </Button>
          </Row>
        </Stack>
      </form>
    </SheetPad>
  )
}
