import { BulkBar, Button, Dialog, DialogActions } from '#app/ui/index.ts'
import type { About, AnyRow, BulkAction, Page } from './describe.ts'
import * as styles from './register.css.ts'

type BulkBarProps = {
  actions: readonly BulkAction<string>[]
  page: Page<AnyRow>
  about: About<unknown>
}

/** What can be done with the ticked rows; each action asks once, and says what it will do. */
export function BulkBarOf({ actions, page, about }: BulkBarProps) {
  const { t, words, format } = about
  const all =
    page.total === null
      ? words('bulk.chosenMany')
      : words('bulk.chosenAll', { count: page.total, number: format.number(page.total) })
  return (
    <>
      <BulkBar
        after={
          <>
            <span className={styles.ofTicked}>{words('bulk.chosen')}</span>
            <span className={styles.ofAll}>{all}</span>
          </>
        }
      >
        {actions.map(({ action, icon }) => (
          <Button key={action} size="s" icon={icon} opens={`bulk-${action}`}>
            {t(`bulk.${action}`)}
          </Button>
        ))}
        <Button size="s" kind="ghost" icon="x" iconOnly type="reset">
          {words('bulk.clear')}
        </Button>
      </BulkBar>
      {actions.map(({ action, isDanger }) => (
        <Dialog key={action} id={`bulk-${action}`} title={t(`bulk.${action}Ask`)}>
          <p>{t(`bulk.${action}Words`)}</p>
          <p className={styles.ofAll}>{all}</p>
          <DialogActions>
            <Button kind="ghost" closes={`bulk-${action}`}>
              {words('bulk.cancel')}
            </Button>
            <Button kind={isDanger ? 'danger' : 'primary'} name="intent" value={`bulk.${action}`}>
              {t(`bulk.${action}`)}
            </Button>
          </DialogActions>
        </Dialog>
      ))}
    </>
  )
}
